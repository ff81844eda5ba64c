/**
 * Keeps the page for when there is no network. A new version is fetched whole, and replaces the old one when no window
 * shows that any more, so that nobody ever gets a part of one and a part of the other.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

// The build puts these in place.
const FILES = '__FILES__' as unknown as string[];
/** The engine, which no first visit needs. */
const LATER = '__LATER__' as unknown as string[];
const VERSION = 'trasse-__VERSION__';
/** What bots know about the built-in boards. */
const WEIGHTS = '__WEIGHTS__' as unknown as string[];
const WEIGHTS_CACHE = 'trasse-weights';

worker.addEventListener('install', (event) => {
    event.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

worker.addEventListener('activate', (event) => {
    event.waitUntil(
        caches
            .keys()
            .then((names) => names.filter((name) => name !== VERSION && name !== WEIGHTS_CACHE))
            .then((old) => Promise.all(old.map((name) => caches.delete(name))))
            .then(() => worker.clients.claim())
            .then(fetchLater),
    );
});

/** The engine and what it knows are large and not needed at first; they are fetched last, or when they are used. */
async function fetchLater(): Promise<void> {
    const [engine, weights] = await Promise.all([caches.open(VERSION), caches.open(WEIGHTS_CACHE)]);
    await Promise.allSettled([...LATER.map((path) => engine.add(path)), ...WEIGHTS.map((path) => weights.add(path))]);
}

worker.addEventListener('fetch', (event) => {
    const {pathname, origin} = new URL(event.request.url);
    if (event.request.method !== 'GET' || origin !== worker.location.origin) {
        return;
    }
    if (event.request.mode === 'navigate' && !pathname.startsWith('/api/')) {
        event.respondWith(cachedOrFetched('/', event.request));
    } else if (FILES.includes(pathname)) {
        event.respondWith(cachedOrFetched(pathname, event.request));
    } else if (LATER.includes(pathname)) {
        event.respondWith(cachedOnUse(VERSION, pathname, event.request));
    } else if (WEIGHTS.includes(pathname)) {
        event.respondWith(cachedOnUse(WEIGHTS_CACHE, pathname, event.request));
    }
});

async function cachedOrFetched(path: string, request: Request): Promise<Response> {
    return (await caches.match(path)) ?? fetch(request);
}

async function cachedOnUse(name: string, path: string, request: Request): Promise<Response> {
    const cached = await caches.match(path);
    if (cached !== undefined) {
        return cached;
    }
    const response = await fetch(request);
    if (response.ok) {
        await (await caches.open(name)).put(path, response.clone());
    }
    return response;
}

/** A notification leads back to the table that it comes from. */
worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(openTable(String(event.notification.data)));
});

async function openTable(path: string): Promise<void> {
    const tabs = await worker.clients.matchAll({type: 'window'});
    const tab = tabs.find(({url}) => new URL(url).pathname === path);
    await (tab === undefined ? worker.clients.openWindow(path) : tab.focus());
}
