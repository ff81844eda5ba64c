/**
 * What lies on top of a screen, like a dialog, is an entry of the browser's history with the same address: Back closes
 * it and stays on the screen. An entry whose layer is gone, after loading the page again or going forward, is skipped.
 */
interface Layer {
    id: string;
    close: () => void;
}

const open: Layer[] = [];
let latest = 0;
/** What waits until the history has gone back, which takes a moment. */
let waiting: (() => void)[] | undefined;

/** Changes the history, after going back if that is under way. */
export function whenSettled(change: () => void): void {
    if (waiting === undefined) {
        change();
    } else {
        waiting.push(change);
    }
}

function goBack(): void {
    waiting ??= [];
    history.back();
}

function current(): string | undefined {
    return (history.state as {layer?: string} | null)?.layer;
}

/** Whether the entry of the history that is shown is a layer. */
export function isLayer(): boolean {
    return current() !== undefined;
}

/** Puts a layer on top. The answer takes it away, unless Back has done so. */
export function layOnTop(close: () => void): () => void {
    latest += 1;
    const id = `${Date.now()}-${latest}`;
    let isGone = false;
    whenSettled(() => {
        if (!isGone) {
            history.pushState({layer: id}, '');
            open.push({id, close});
        }
    });
    return () => {
        isGone = true;
        const place = open.findIndex((layer) => layer.id === id);
        if (place >= 0) {
            open.splice(place, 1);
        }
        if (current() === id) {
            goBack();
        }
    };
}

/** The history has moved: closes all layers that were on top of where it is now. */
export function closeLayersAbove(): void {
    const settled = waiting ?? [];
    waiting = undefined;
    const place = open.findIndex((layer) => layer.id === current());
    for (const layer of open.splice(place + 1).reverse()) {
        layer.close();
    }
    if (place < 0) {
        leaveForgottenLayer();
    }
    settled.forEach(whenSettled);
}

/** The page was loaded again: its dialogs are closed. */
export function leaveForgottenLayer(): void {
    if (isLayer()) {
        goBack();
    }
}
