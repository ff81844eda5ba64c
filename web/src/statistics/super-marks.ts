import type {Edition, Position} from '../workers/answers';
import type {SuperMarks} from './summary';

/** What the rules are asked. */
interface MarkRules {
    begin(board: string, edition: Edition, names: string[], seed: bigint): Promise<string>;
    position(record: string): Promise<Position>;
}

/** Any game of an edition tells its mark. */
export async function superMarks(rules: MarkRules): Promise<SuperMarks> {
    const markOf = async (edition: Edition) =>
        (await rules.position(await rules.begin('classic', edition, ['Solo'], 1n))).superMark;
    const [boards, pad] = await Promise.all([markOf('boards'), markOf('pad')]);
    return {boards, pad};
}
