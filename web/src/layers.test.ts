import {beforeEach, expect, test} from 'vitest';
import {closeLayersAbove, isLayer, layOnTop} from './layers';
import {go, here} from './router.svelte';

let closed: string[];

beforeEach(() => {
    closed = [];
    history.pushState(null, '', '/rules');
});

function moved(): Promise<void> {
    return new Promise((resolve) => addEventListener('popstate', () => resolve(), {once: true}));
}

async function back(): Promise<void> {
    const arrived = moved();
    history.back();
    await arrived;
}

test('Back closes a dialog and stays on the screen', async () => {
    const away = layOnTop(() => closed.push('dialog'));
    await back();
    expect(closed).toEqual(['dialog']);
    expect(location.pathname).toBe('/rules');
    away();
    expect(isLayer()).toBe(false);
});

test('Back closes the upper one of two dialogs first', async () => {
    const lower = layOnTop(() => closed.push('lower'));
    layOnTop(() => closed.push('upper'));
    await back();
    expect(closed).toEqual(['upper']);
    await back();
    expect(closed).toEqual(['upper', 'lower']);
    lower();
});

test('a dialog that is closed leaves no entry behind', async () => {
    const away = layOnTop(() => closed.push('dialog'));
    const arrived = moved();
    away();
    await arrived;
    expect(isLayer()).toBe(false);
    expect(closed).toEqual([]);
});

test('from a dialog, another screen takes the place of the dialog', async () => {
    const entries = history.length;
    const away = layOnTop(() => closed.push('dialog'));
    go('/learn');
    away();
    expect(history.length).toBe(entries + 1);
    expect(here()).toBe('/learn');
    await back();
    expect(location.pathname).toBe('/rules');
});

test('going forward to a dialog that was closed goes back again', async () => {
    layOnTop(() => closed.push('dialog'));
    await back();
    const twice = moved().then(moved);
    history.forward();
    await twice;
    closeLayersAbove();
    expect(isLayer()).toBe(false);
    expect(location.pathname).toBe('/rules');
});

test('a dialog may open, or another screen, at once when one is closed', async () => {
    layOnTop(() => closed.push('first'))();
    const away = layOnTop(() => closed.push('second'));
    await moved();
    expect(closed).toEqual([]);
    expect(isLayer()).toBe(true);
    away();
    go('/learn');
    await moved();
    expect(here()).toBe('/learn');
    await back();
    expect(location.pathname).toBe('/rules');
});
