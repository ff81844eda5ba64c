import type {Decision, Following} from '../workers/thinker';
import type {Level} from '../workers/answers';

interface JoinRules {
    play(record: string, actions: string[]): Promise<string>;
}

export interface JoiningBots {
    bot(decision: Decision, level: Level, following?: Following): Promise<string>;
}

/** Bots that join a player who has drawn some rounds alone. */
export interface Joining {
    /** The code of the board. */
    board: string;
    /** The game before its first round, with its deck and all players, the one who has drawn already first. */
    record: string;
    /** What that player has drawn, round by round. */
    drawn: readonly string[];
    bots: readonly {level: Level; start: number}[];
    seed: bigint;
}

/** How the caller follows it, and stops it. */
export interface JoinFollowing {
    signal?: AbortSignal;
    /** Tells which round the bots are drawing. */
    onround?: (round: number) => void;
}

/**
 * The record after the rounds that have been drawn. The bots draw them too, with the same cards and without knowing what
 * comes.
 */
export async function join(
    rules: JoinRules,
    thinking: JoiningBots,
    {board, record, drawn, bots, seed}: Joining,
    {signal, onround}: JoinFollowing,
): Promise<string> {
    let joined = record;
    for (const [i, action] of drawn.entries()) {
        onround?.(i + 1);
        const actions = [action];
        for (const {level, start} of bots) {
            const decision = {board, record: joined, card: '', start, seed: seed ^ BigInt(start)};
            actions.push(await thinking.bot(decision, level, {signal}));
        }
        joined = await rules.play(joined, actions);
    }
    signal?.throwIfAborted();
    return joined;
}
