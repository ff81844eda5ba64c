import type {GameEntry} from '../history/entry';
import type {AnalysedRound, Analysis} from '../workers/answers';
import type {StudyFollowing} from '../workers/thinker';

/** The part of the engine that analyses games. */
export interface Analyst {
    analyse(board: string, record: string, following?: StudyFollowing<AnalysedRound>): Promise<Analysis>;
}

/** The part of what is known about boards that is asked. */
export interface Learning {
    /** Makes the board known, as far as it can be at once. Never fails. */
    of(board: string): Promise<unknown>;
    /** How well a board is known on this device, from 0 to 1; nothing is learned or fetched to find out. */
    learned(board: string): Promise<number>;
}

/** Analyses a game, and tells how well its board was known for that. */
export async function analyse(
    {board, record}: Pick<GameEntry, 'board' | 'record'>,
    analyst: Analyst,
    learning: Learning,
    following: StudyFollowing<AnalysedRound>,
): Promise<{analysis: Analysis; learned: number}> {
    await learning.of(board.code);
    const learned = await learning.learned(board.code);
    return {analysis: await analyst.analyse(board.code, record, following), learned};
}
