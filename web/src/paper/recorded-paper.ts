import type {RecordedCall} from '../game/recorded-game';
import type {PaperScores, Replay} from '../workers/answers';
import type {PaperRules} from './paper-table.svelte';

/** Rules for tests: they answer as the real ones did to the same questions. */
export class RecordedPaper implements PaperRules {
    readonly #answers: Map<string, string>;
    readonly deal: bigint;

    constructor(calls: readonly RecordedCall[]) {
        this.#answers = new Map(calls.map(({call, answer}) => [JSON.stringify(call), answer]));
        this.deal = BigInt(calls[0]?.call[4] ?? 0);
    }

    async #answer(...call: (string | number)[]): Promise<string> {
        const answer = this.#answers.get(JSON.stringify(call));
        if (answer === undefined) {
            throw new Error(`not recorded: ${JSON.stringify(call)}`);
        }
        return answer;
    }

    readonly begin: PaperRules['begin'] = (board, edition, names, seed) =>
        this.#answer('begin', board, edition, names.join('\n'), String(seed));

    readonly replay: PaperRules['replay'] = async (record) =>
        JSON.parse(await this.#answer('replay', record)) as Replay;

    readonly paper: PaperRules['paper'] = async (edition, players, announcements, missed) => {
        const counted = missed.map((fields) => fields ?? '-').join(' ');
        return JSON.parse(await this.#answer('paper', edition, players, announcements, counted)) as PaperScores;
    };
}
