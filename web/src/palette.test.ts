import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {paletteCss, readPalette} from '../palette';
import {LETTERS} from './game/notation';

/** Colour-blind people see other colours, so the inks must differ in lightness, whatever becomes of their hue. */

type Rgb = [number, number, number];

const sheets = [paletteCss(readPalette()), readFileSync('src/app.css', 'utf8')];

function blocks(selector: string): string[] {
    return sheets.map((css) => {
        const from = css.indexOf(`${selector} {`);
        return from < 0 ? '' : css.slice(from, css.indexOf('\n}', from));
    });
}

function value(name: string, ...selectors: string[]): Rgb {
    for (const selector of selectors) {
        const hex = new RegExp(`--${name}: #([0-9a-f]{6})`).exec(blocks(selector).join('\n'))?.[1];
        if (hex !== undefined) {
            return [0, 2, 4].map((i) => parseInt(hex.slice(i, i + 2), 16) / 255) as Rgb;
        }
    }
    throw new Error(`there is no --${name}`);
}

const linear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const lightness = (rgb: Rgb) => 116 * Math.cbrt(luminance(rgb)) - 16;
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** What is left of linear RGB for people without one kind of cones (Machado, Oliveira and Fernandes 2009), or any. */
const EYES: Record<string, [Rgb, Rgb, Rgb]> = {
    'all cones': [
        [1, 0, 0],
        [0, 1, 0],
        [0, 0, 1],
    ],
    protanopia: [
        [0.152286, 1.052583, -0.204868],
        [0.114503, 0.786281, 0.099216],
        [-0.003882, -0.048116, 1.051998],
    ],
    deuteranopia: [
        [0.367322, 0.860646, -0.227968],
        [0.280085, 0.672501, 0.047413],
        [-0.01182, 0.04294, 0.968881],
    ],
    tritanopia: [
        [1.255528, -0.076749, -0.178779],
        [-0.078411, 0.930809, 0.147602],
        [0.004733, 0.691367, 0.3039],
    ],
    achromatopsia: [
        [0.2126, 0.7152, 0.0722],
        [0.2126, 0.7152, 0.0722],
        [0.2126, 0.7152, 0.0722],
    ],
};

function seen(rgb: Rgb, eyes: [Rgb, Rgb, Rgb]): Rgb {
    const light = rgb.map(linear);
    return eyes.map((row) =>
        Math.min(
            1,
            Math.max(
                0,
                row.reduce((sum, weight, i) => sum + weight * (light[i] ?? 0), 0),
            ),
        ),
    ) as Rgb;
}

const PALETTES: Record<string, string[]> = {calm: [':root'], contrast: [":root[data-palette='contrast']", ':root']};

describe.each(Object.entries(PALETTES))('the palette %s', (_, selectors) => {
    test.each(Object.entries(EYES))('has six different lightnesses to people with %s', (_, eyes) => {
        const inks = LETTERS.map((letter) => lightness(seen(value(`ink-${letter}`, ...selectors), eyes))).sort(
            (a, b) => a - b,
        );
        const steps = inks.slice(1).map((ink, i) => ink - (inks[i] ?? 0));
        expect(Math.min(...steps), `steps ${steps.map((step) => step.toFixed(1)).join(' ')}`).toBeGreaterThanOrEqual(5);
    });

    test.each(LETTERS)('has a glyph that stands out on %s', (letter) => {
        const ink = luminance(value(`ink-${letter}`, ...selectors).map(linear) as Rgb);
        const glyph = luminance(value(`glyph-${letter}`, ...selectors).map(linear) as Rgb);
        expect(contrast(ink, glyph)).toBeGreaterThanOrEqual(3);
    });
});

test.each([1, 2, 3, 4])('pen %i stands out on its casing', (pen) => {
    const casing = luminance(value('casing', ':root').map(linear) as Rgb);
    expect(contrast(luminance(value(`pen-${pen}`, ':root').map(linear) as Rgb), casing)).toBeGreaterThanOrEqual(4.5);
});
