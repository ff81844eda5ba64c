import {pathMark, type Mark} from '../board/marks';
import {ROUNDS} from '../game/notation';
import type {Hindsight, Replay} from '../workers/answers';

/** What the rules are asked. */
interface LineRules {
    replay(record: string): Promise<Replay>;
}

/** The best lines of hindsight, to be drawn beside those that were played. */
export class GhostLine {
    readonly #rules: LineRules;
    /** The record whose line is wanted, by start point. */
    readonly #records = new Map<number, string>();
    #lines: ReadonlyMap<number, readonly string[]> = $state.raw(new Map());

    isShown = $state(true);

    constructor(rules: LineRules) {
        this.#rules = rules;
    }

    /** Takes the line of what was found for a player, in place of an earlier one. */
    async follow(start: number, {record}: Hindsight): Promise<void> {
        if (this.#records.get(start) === record) {
            return;
        }
        this.#records.set(start, record);
        const line = await this.#read(start, record);
        if (line !== undefined && this.#records.get(start) === record) {
            this.#lines = new Map([...this.#lines, [start, line]]);
        }
    }

    /** What came with a file of somebody else's may be no record. */
    async #read(start: number, record: string): Promise<readonly string[] | undefined> {
        try {
            const {positions} = await this.#rules.replay(record);
            return positions.at(-1)?.seats.find((seat) => seat.start === start)?.line;
        } catch {
            return undefined;
        }
    }

    line(start: number): readonly string[] {
        return this.#lines.get(start) ?? [];
    }

    /** At the end of the game only: on the way there, nobody could know the cards. */
    marks(start: number, moment: number): Mark[] {
        return this.isShown && moment === ROUNDS ? pathMark('ghost', this.line(start)) : [];
    }
}
