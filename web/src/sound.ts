import {settings} from './settings.svelte';

let audio: AudioContext | undefined;

/** A short soft tone, if sound is on. */
function tone(hertz: number, at: number, seconds: number, loudness: number): void {
    audio ??= new AudioContext();
    // Browsers suspend it until something is touched, and phones interrupt it when the page was in the background.
    if (audio.state !== 'running') {
        void audio.resume().catch(() => undefined);
    }
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    const begin = audio.currentTime + at;
    oscillator.type = 'triangle';
    oscillator.frequency.value = hertz;
    gain.gain.setValueAtTime(loudness, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(begin);
    oscillator.stop(begin + seconds);
}

export type Sound = 'dot' | 'wipe' | 'draw' | 'card' | 'number' | 'end' | 'nudge';

const SOUNDS: Record<Sound, () => void> = {
    dot: () => tone(520, 0, 0.06, 0.08),
    wipe: () => tone(330, 0, 0.06, 0.06),
    draw: () => [392, 440, 494].forEach((hertz, i) => tone(hertz, i * 0.05, 0.12, 0.07)),
    card: () => tone(294, 0, 0.12, 0.06),
    number: () => [523, 659, 784].forEach((hertz, i) => tone(hertz, i * 0.07, 0.25, 0.1)),
    nudge: () => [587, 784].forEach((hertz, i) => tone(hertz, i * 0.16, 0.3, 0.06)),
    end: () => [392, 523, 659, 784].forEach((hertz, i) => tone(hertz, i * 0.11, 0.4, 0.1)),
};

export function play(sound: Sound): void {
    if (settings.sound) {
        SOUNDS[sound]();
    }
}
