import type {Position} from '../workers/answers';
import type {LocalBots, LocalRules} from './local.svelte';

/** A call of the rules or the engine with its answer, as their own tests have written them down. */
export interface RecordedCall {
    call: (string | number)[];
    answer: string;
}

/** Rules and bots for tests: they answer as the real ones did in a recorded game, and nothing that was not asked there. */
export class RecordedGame implements LocalRules, LocalBots {
    readonly #answers: Map<string, string>;
    /** The names of all calls, in their order. */
    readonly asked: string[] = [];
    /** What a bot waits for before it answers. */
    delay: Promise<void> = Promise.resolve();
    /** The seed of the deal, of which there is one. */
    readonly deal: bigint;

    constructor(calls: readonly RecordedCall[]) {
        this.#answers = new Map(calls.map(({call, answer}) => [keyOf(call), answer]));
        this.deal = BigInt(calls[0]?.call[4] ?? 0);
    }

    async #answer(...call: (string | number)[]): Promise<string> {
        this.asked.push(String(call[0]));
        const answer = this.#answers.get(keyOf(call));
        if (answer === undefined) {
            throw new Error(`not recorded: ${JSON.stringify(call)}`);
        }
        return answer;
    }

    begin(board: string, edition: string, names: string[]): Promise<string> {
        return this.#answer('begin', board, edition, names.join('\n'), String(this.deal));
    }

    async position(record: string): Promise<Position> {
        return JSON.parse(await this.#answer('position', record, '')) as Position;
    }

    play(record: string, actions: string[]): Promise<string> {
        return this.#answer('play', record, '', actions.join('\n'));
    }

    async extensions(board: string, line: string[], card: string): Promise<string[]> {
        const text = await this.#answer('extensions', board, line.join(' '), card);
        return text === '' ? [] : text.split('\n');
    }

    async prepare(_board: string, level: string): Promise<void> {
        this.asked.push(`prepare ${level}`);
    }

    readonly bot: LocalBots['bot'] = async ({record, card, start, seed}, level, {signal, onprogress} = {}) => {
        onprogress?.('loading');
        await this.#wait(signal);
        onprogress?.('thinking');
        return this.#answer('bot', record, card, start, level, String(seed));
    };

    #wait(signal: AbortSignal | undefined): Promise<void> {
        return new Promise((resolve, reject) => {
            const stop = () => reject(signal?.reason);
            signal?.addEventListener('abort', stop);
            this.delay.then(resolve, reject).finally(() => signal?.removeEventListener('abort', stop));
        });
    }

    readonly hint: LocalBots['hint'] = async (decision, following) => this.bot(decision, 'magpie', following);
}

/** How long a bot may think is not recorded. */
function keyOf(call: (string | number)[]): string {
    return JSON.stringify(call[0] === 'bot' ? call.slice(0, 6) : call);
}
