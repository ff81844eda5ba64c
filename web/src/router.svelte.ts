import {closeLayersAbove, isLayer, leaveForgottenLayer, whenSettled} from './layers';

/** The path of the address, in step with the browser's history. */
let path = $state(location.pathname);
let moved = false;

leaveForgottenLayer();
addEventListener('popstate', () => {
    closeLayersAbove();
    if (path !== location.pathname) {
        moved = true;
        path = location.pathname;
    }
});

export function here(): string {
    return path;
}

export function go(to: string, how: 'push' | 'replace' = 'push'): void {
    whenSettled(() => enter(to, how));
}

function enter(to: string, how: 'push' | 'replace'): void {
    if (to === location.pathname + location.hash) {
        return;
    }
    // From a dialog, the next screen takes its place in the history: Back leads to the screen below it.
    if (how === 'push' && !isLayer()) {
        history.pushState(null, '', to);
    } else {
        history.replaceState(null, '', to);
    }
    moved = true;
    path = location.pathname;
    scrollTo(0, 0);
}

/** For the heading of a screen: screen readers and the keyboard go on from there, as after loading a page. */
export function arrival(heading: HTMLElement): void {
    if (moved) {
        heading.focus({preventScroll: true});
    }
}

/** For links: a plain click stays in the page. The browser handles anything else. */
export function followed(event: MouseEvent): void {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
        event.preventDefault();
        const {pathname, hash} = new URL(link.href);
        go(pathname + hash);
    }
}
