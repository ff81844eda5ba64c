import {readFileSync} from 'node:fs';
import type {Plugin} from 'vite';

/** The colours and shapes of boards, which `trasse draw` reads from the same file. */
const FILE = '../sheets/src/main/resources/trasse/sheets/palette.properties';

/** The module that has the shapes of the colours. */
const SHAPES = 'virtual:shapes';
/** The style sheet that has all colours as custom properties. */
const COLOURS = 'virtual:palette.css';
/** The module that has the colours for pictures, which are the same whatever the page looks like. */
const PAINTS = 'virtual:paints';

export type Palette = Map<string, string>;

export function readPalette(): Palette {
    const lines = readFileSync(FILE, 'utf8').split('\n');
    return new Map(
        lines
            .filter((line) => line.trim() !== '' && !line.startsWith('#'))
            .map((line) => line.split(' = ') as [string, string]),
    );
}

/** `ink.y = #efd372` becomes `--ink-y: #efd372`; what begins with `contrast.` counts if somebody wants contrast. */
export function paletteCss(palette: Palette): string {
    const entries = [...palette].filter(([key]) => /^(contrast\.)?(paper|text|ink|glyph|pen)\b/.test(key));
    const rule = (selector: string, some: [string, string][]) =>
        `${selector} {\n${some.map(([key, value]) => `    --${key.replaceAll('.', '-')}: ${value};\n`).join('')}}\n`;
    const isContrast = ([key]: [string, string]) => key.startsWith('contrast.');
    return (
        rule(
            ':root',
            entries.filter((entry) => !isContrast(entry)),
        ) +
        rule(
            ":root[data-palette='contrast']",
            entries.filter(isContrast).map(([key, value]) => [key.replace('contrast.', ''), value]),
        )
    );
}

function shapesModule(palette: Palette): string {
    const shapes = [...palette]
        .filter(([key]) => key.startsWith('shape.'))
        .map(([key, value]) => [key.replace('shape.', ''), value]);
    return `export const SHAPES = ${JSON.stringify(Object.fromEntries(shapes))};`;
}

/** `ink.y = #efd372` becomes `'ink.y': '#efd372'`. */
function paintsModule(palette: Palette): string {
    const paints = [...palette].filter(([key]) => /^(paper|text|ink|glyph|pen)\b/.test(key));
    return `export const PAINTS = ${JSON.stringify(Object.fromEntries(paints))};`;
}

/** Makes the palette a style sheet and modules of the page. */
export function palette(): Plugin {
    return {
        name: 'palette',
        resolveId: (id) => (id === SHAPES || id === COLOURS || id === PAINTS ? `\0${id}` : undefined),
        load(id) {
            if (id === `\0${PAINTS}`) {
                this.addWatchFile(FILE);
                return paintsModule(readPalette());
            }
            if (id === `\0${SHAPES}`) {
                this.addWatchFile(FILE);
                return shapesModule(readPalette());
            }
            if (id === `\0${COLOURS}`) {
                this.addWatchFile(FILE);
                return paletteCss(readPalette());
            }
            return undefined;
        },
    };
}
