import {beside, middle, vertical, type Direction} from './geometry';

const DIRECTION_KEYS: Record<string, Direction> = {
    ArrowLeft: 'left',
    ArrowRight: 'right',
    KeyA: 'left',
    KeyD: 'right',
    KeyW: 'upLeft',
    KeyE: 'upRight',
    KeyZ: 'downLeft',
    KeyX: 'downRight',
    Numpad4: 'left',
    Numpad6: 'right',
    Numpad7: 'upLeft',
    Numpad9: 'upRight',
    Numpad1: 'downLeft',
    Numpad3: 'downRight',
};

/**
 * What a key means on a board: a step (to no field at the rim), a tap on the field, a shortcut of the browser, or something
 * that the board does not know.
 */
export type KeyMeaning =
    {kind: 'step'; to: string | undefined} | {kind: 'touch'} | {kind: 'shortcut'} | {kind: 'other'};

type Key = Pick<KeyboardEvent, 'code' | 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** The field where the keyboard is. */
export class KeyboardCursor {
    #at: string | undefined = $state();
    /** Steps up and down keep to this column, as there is no field straight above another. */
    #column: number | undefined;

    /** Undefined until the cursor has been put somewhere. */
    get at(): string | undefined {
        return this.#at;
    }

    /** Puts the cursor on a field, from wherever it was. */
    put(field: string): void {
        if (field !== this.#at) {
            this.#at = field;
            this.#column = undefined;
        }
    }

    /** Reads a key that is pressed on a field, and takes the step if it is one. */
    press(key: Key, field: string, fields: readonly string[]): KeyMeaning {
        if (key.ctrlKey || key.metaKey || key.altKey) {
            return {kind: 'shortcut'};
        }
        this.put(field);
        if (key.code === 'ArrowUp' || key.code === 'ArrowDown') {
            this.#column ??= middle(field).x;
            return this.#step(vertical(field, key.code === 'ArrowUp', this.#column), fields);
        }
        const direction = DIRECTION_KEYS[key.code];
        if (direction !== undefined) {
            this.#column = undefined;
            return this.#step([beside(field, direction)], fields);
        }
        if ((key.key === 'Enter' && !key.shiftKey) || key.key === ' ') {
            return {kind: 'touch'};
        }
        return {kind: 'other'};
    }

    #step(wanted: readonly string[], fields: readonly string[]): KeyMeaning {
        const to = wanted.find((name) => fields.includes(name));
        this.#at = to ?? this.#at;
        return {kind: 'step', to};
    }
}
