import type {Level} from '../workers/answers';

/** A part of a portrait in a square of 24 units: a filled shape, or a line if it has a width. */
export interface Part {
    d: string;
    colour: string;
    width?: number;
}

export interface Drawing {
    ground: string;
    parts: readonly Part[];
}

const DARK = '#26252b';
const LIGHT = '#fdf8ee';

function dot(x: number, y: number, radius: number): string {
    return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;
}

const BUTTERFLY: Drawing = {
    ground: '#e9e0f2',
    parts: [
        {
            d: 'M12 13C8 15 3.4 12.6 3.5 8.5C3.6 5 9.5 5.5 12 11C14.5 5.5 20.4 5 20.5 8.5C20.6 12.6 16 15 12 13Z',
            colour: '#6d4a98',
        },
        {
            d: 'M12 12.5C8.5 12 5.4 14.5 6.4 17.5C7.5 20.6 11.5 18.5 12 14C12.5 18.5 16.5 20.6 17.6 17.5C18.6 14.5 15.5 12 12 12.5Z',
            colour: '#a183c6',
        },
        {d: `${dot(7, 9, 1.2)}${dot(17, 9, 1.2)}`, colour: '#f3d98b'},
        {d: 'M12 10V17.5', colour: DARK, width: 1.7},
        {d: 'M12 9.5C11.7 7.5 10.5 6 9.3 5.3M12 9.5C12.3 7.5 13.5 6 14.7 5.3', colour: DARK, width: 0.9},
    ],
};

const MAGPIE: Drawing = {
    ground: '#dbe5ea',
    parts: [
        {d: 'M12.6 15.5V19.6M14.8 15V19.6', colour: '#8a6a3c', width: 1},
        {
            d: 'M18.7 7.8L21.8 9.3L18.7 10C18.5 14 15.5 16.8 11.8 16.8L4.8 20.3L3.6 18.6L8.5 14C8.4 9.5 11 6 15 5.4C17 5.2 18.4 6.3 18.7 7.8Z',
            colour: DARK,
        },
        {d: 'M11.6 15.7C11.4 12.6 13.5 10.6 17.3 11C16.7 14 14.5 15.8 11.6 15.7Z', colour: LIGHT},
        {d: 'M7 15.5C8.5 11.5 11 10 13.2 10.4C12.8 13.5 10.5 15.7 7 15.5Z', colour: '#3c6ea5'},
        {d: dot(16.3, 8, 0.9), colour: LIGHT},
    ],
};

const HEDGEHOG: Drawing = {
    ground: '#f0e6d2',
    parts: [
        {d: 'M8 17.5V19M14.5 17.5V19', colour: DARK, width: 1.8},
        {d: 'M14.5 9C17.5 9.5 19 12.8 21.8 15C22 16.8 20.5 17.8 17.5 17.8H12Z', colour: '#d6a877'},
        {
            d: 'M4.2 17.8L2.3 16.3L3.9 15L2.2 12.9L4.2 12.2L3.3 9.6L5.5 9.6L5.5 6.9L7.6 7.8L8.7 5.3L10.4 7L12.3 5L13.3 7.2L15.7 6.1L15.8 8.5L17.7 8.8C15.9 11.5 15.8 15 14.8 17.8Z',
            colour: '#6e5037',
        },
        {d: 'M7 11L7.9 13.2M10.5 9.5L11 12M8.5 15L9.7 16.6M12.3 13L12.9 15', colour: '#b08a63', width: 0.9},
        {d: `${dot(21.2, 15.2, 1.1)}${dot(17.7, 13.1, 0.9)}`, colour: DARK},
    ],
};

const FOX: Drawing = {
    ground: '#f6e1cf',
    parts: [
        {
            d: 'M3.6 3.8L9.2 7.3C11 6.8 13 6.8 14.8 7.3L20.4 3.8C21.2 9 20.3 13 17.6 15.7L12 21L6.4 15.7C3.7 13 2.8 9 3.6 3.8Z',
            colour: '#c9622b',
        },
        {d: 'M5.2 6.7L8 8.6L5.4 10.5ZM18.8 6.7L16 8.6L18.6 10.5Z', colour: '#6f3314'},
        {
            d: 'M12 21L6.4 15.7C5.2 14.5 4.4 13 3.9 11.5C8 11.4 11.2 13.6 12 18C12.8 13.6 16 11.4 20.1 11.5C19.6 13 18.8 14.5 17.6 15.7Z',
            colour: LIGHT,
        },
        {d: `${dot(8.3, 11.7, 1.1)}${dot(15.7, 11.7, 1.1)}${dot(12, 19.6, 1.5)}`, colour: DARK},
    ],
};

const OWL: Drawing = {
    ground: '#dde7d8',
    parts: [
        {
            d: 'M4.5 3.5L9 6C11 5.5 13 5.5 15 6L19.5 3.5C20.7 8 20.8 12 19.5 15.5C18.2 19.2 15.5 21.5 12 21.5C8.5 21.5 5.8 19.2 4.5 15.5C3.2 12 3.3 8 4.5 3.5Z',
            colour: '#7b5c40',
        },
        {d: 'M9.6 17.6L10.8 18.8L12 17.6L13.2 18.8L14.4 17.6', colour: '#c9a578', width: 1},
        {d: `${dot(8.2, 10.8, 3.6)}${dot(15.8, 10.8, 3.6)}`, colour: LIGHT},
        {d: `${dot(8.7, 10.8, 1.7)}${dot(15.3, 10.8, 1.7)}`, colour: DARK},
        {d: 'M10.7 12.8L12 12L13.3 12.8L12 16Z', colour: '#e0992f'},
    ],
};

/** The animal that a level is. */
export const PORTRAITS: Record<Level, Drawing> = {
    dreamer: BUTTERFLY,
    greedy: MAGPIE,
    careful: HEDGEHOG,
    clever: FOX,
    master: OWL,
};
