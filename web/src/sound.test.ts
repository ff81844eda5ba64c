import {expect, test, vi} from 'vitest';

vi.stubGlobal('matchMedia', () => new EventTarget());

let state: AudioContextState | 'interrupted' = 'suspended';
let resumed = 0;
let begun = 0;

class HeardAudio {
    readonly currentTime = 0;
    readonly destination = {};

    get state() {
        return state;
    }

    resume() {
        resumed += 1;
        return Promise.resolve();
    }

    createOscillator() {
        return {
            frequency: {value: 0},
            connect: (to: unknown) => to,
            start: () => (begun += 1),
            stop: () => undefined,
        };
    }

    createGain() {
        return {
            gain: {setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined},
            connect: (to: unknown) => to,
        };
    }
}

vi.stubGlobal('AudioContext', HeardAudio);
const {play} = await import('./sound');
const {settings} = await import('./settings.svelte');

test('sound that the browser has suspended goes on with the next tone', () => {
    settings.sound = true;
    play('card');
    expect([begun, resumed]).toEqual([1, 1]);
    state = 'running';
    play('card');
    expect([begun, resumed]).toEqual([2, 1]);
    state = 'interrupted';
    play('card');
    expect([begun, resumed]).toEqual([3, 2]);
});

test('without sound nothing is heard', () => {
    settings.sound = false;
    begun = 0;
    play('card');
    expect(begun).toBe(0);
});
