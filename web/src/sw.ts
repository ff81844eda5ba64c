/**
 * Keeps the page for when there is no network. A new version is fetched whole, and replaces the old one when no window
 * shows that any more, so that nobody ever gets a part of one and a part of the other.
 */
const worker = self as unknown as ServiceWorkerGlobalScope;

// The build puts both in place.
const FILES = '__FILES__' as unknown as string[];
const VERSION = 'trasse-__VERSION__';
const WEIGHTS = ['/weights/classic', '/weights/garden'];
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
            .then(keepWeights),
    );
});

/** What strong bots know is large and not needed at first; it is fetched last and may be fetched later. */
async function keepWeights(): Promise<void> {
    const cache = await caches.open(WEIGHTS_CACHE);
    await Promise.allSettled(WEIGHTS.map((path) => cache.add(path)));
}

worker.addEventListener('fetch', (event) => {
    const {pathname, origin} = new URL(event.request.url);
    if (event.request.method !== 'GET' || origin !== worker.location.origin) {
        return;
    }
    if (event.request.mode === 'navigate' && !pathname.startsWith('/api/')) {
        event.respondWith(kept('/', event.request));
    } else if (FILES.includes(pathname) || WEIGHTS.includes(pathname)) {
        event.respondWith(kept(pathname, event.request));
    }
});

async function kept(path: string, request: Request): Promise<Response> {
    return (await caches.match(path)) ?? fetch(request);
}
