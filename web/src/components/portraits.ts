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

const RABBIT: Drawing = {
    ground: '#e6c6c8',
    parts: [
        {
            d: 'M9.8 11.5C7.4 9.5 6.2 5.6 7 2.9C7.3 1.8 8.7 1.7 9.5 2.7C11.2 4.9 11.9 8 11.4 11ZM14.2 11.5C16.6 9.5 17.8 5.6 17 2.9C16.7 1.8 15.3 1.7 14.5 2.7C12.8 4.9 12.1 8 12.6 11Z',
            colour: LIGHT,
        },
        {
            d: 'M9.6 9.6C8.3 8 7.7 5.6 8.1 3.8C9.5 5.2 10.3 7.4 10.2 9.6ZM14.4 9.6C15.7 8 16.3 5.6 15.9 3.8C14.5 5.2 13.7 7.4 13.8 9.6Z',
            colour: '#dd9d9f',
        },
        {
            d: 'M12 9.3C16 9.3 18.6 11.9 18.6 15.2C18.6 18.6 15.7 20.8 12 20.8C8.3 20.8 5.4 18.6 5.4 15.2C5.4 11.9 8 9.3 12 9.3Z',
            colour: LIGHT,
        },
        {d: `${dot(9.1, 14, 1)}${dot(14.9, 14, 1)}`, colour: DARK},
        {d: 'M10.9 15.9H13.1L12 17.3Z', colour: '#c4636b'},
        {d: 'M12 17.3C11.8 18.6 10.7 18.9 9.9 18.4M12 17.3C12.2 18.6 13.3 18.9 14.1 18.4', colour: DARK, width: 0.7},
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

const SQUIRREL: Drawing = {
    ground: '#e4ebcb',
    parts: [
        {
            d: 'M12 20.4C6.6 21 2.8 17.6 3 12.8C3.2 9.7 5 8.6 5 6.4C5 5.2 4.6 4.3 4.9 3.7C7.9 2.8 11.2 4.8 11.4 8C11.6 10.8 9.4 12 9.5 14.4C9.6 16.6 10.8 17.6 12 18.5Z',
            colour: '#c4794b',
        },
        {
            d: 'M10 20.6C8.6 17.5 9.6 13.9 12.4 12.2C12.9 11.9 13.1 11.5 13.2 11C13.1 9.9 13.4 9 14 8.3L13.9 4.6L16.6 6.9C19.1 6.8 20.3 8.3 21.4 9.9C21.7 10.5 21.3 11.3 20.3 11.6C19.4 11.9 18.4 12 18 12.4C18.6 14 18.8 15.5 18.4 17C18 18.6 17 19.6 18.4 20.6Z',
            colour: '#97452b',
        },
        {d: 'M17.3 12.9C18.6 15 18.4 17.6 16.2 19.3C14.9 17.6 15.2 14.6 17.3 12.9Z', colour: LIGHT},
        {d: dot(19.6, 14.4, 1.5), colour: '#8a6a3c'},
        {d: 'M14.2 14.4C15.6 15.6 17 15.6 18.4 14.8M13 19.8H18.8', colour: '#97452b', width: 1.6},
        {d: `${dot(17.6, 9.2, 0.9)}${dot(21.1, 10.2, 0.7)}`, colour: DARK},
    ],
};

const CAT: Drawing = {
    ground: '#f4e9bd',
    parts: [
        {
            d: 'M4.8 4.2C5 3.9 5.4 3.9 5.7 4.2L9.4 7.2C11.1 6.8 12.9 6.8 14.6 7.2L18.3 4.2C18.6 3.9 19 3.9 19.2 4.2C20 7 20.4 9.5 20.3 12.2C20.2 17 16.6 20.5 12 20.5C7.4 20.5 3.8 17 3.7 12.2C3.6 9.5 4 7 4.8 4.2Z',
            colour: '#6d717c',
        },
        {d: 'M5.8 6.4L8.2 8.4L5.5 10.2ZM18.2 6.4L15.8 8.4L18.5 10.2Z', colour: '#dd9d9f'},
        {d: 'M12 7.7V10M9.9 8V9.5M14.1 8V9.5', colour: '#464953', width: 1},
        {d: `${dot(8.2, 12.2, 1.9)}${dot(15.8, 12.2, 1.9)}`, colour: '#dfe08a'},
        {d: 'M8.2 11.2V13.2M15.8 11.2V13.2', colour: DARK, width: 1.1},
        {d: `${dot(10.2, 17, 2.1)}${dot(13.8, 17, 2.1)}`, colour: LIGHT},
        {d: 'M10.9 14.7H13.1L12 16.1Z', colour: '#c4636b'},
        {d: 'M12 16.1C11.8 17.4 10.7 17.7 9.9 17.2M12 16.1C12.2 17.4 13.3 17.7 14.1 17.2', colour: DARK, width: 0.7},
        {d: 'M7 16L2.6 15.2M7 17.4L3.2 18.3M17 16L21.4 15.2M17 17.4L20.8 18.3', colour: DARK, width: 0.5},
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
    butterfly: BUTTERFLY,
    magpie: MAGPIE,
    rabbit: RABBIT,
    hedgehog: HEDGEHOG,
    squirrel: SQUIRREL,
    cat: CAT,
    fox: FOX,
    owl: OWL,
};
