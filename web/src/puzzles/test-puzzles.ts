import type {Puzzle} from '../game/puzzles';

/** A puzzle of a difficulty; on the classic board, and solo, unless it says otherwise. */
export function puzzle(id: string, difficulty: number, {board = 'classic', rivals = 0} = {}): Puzzle {
    const players = ['player 1 owl', 'player 2 fox', 'player 3 cat'].slice(0, rivals + 1).join('\n');
    return {
        id,
        record: `trasse 1\nboard ${board}\nedition boards\n${players}\n\n`,
        card: 'ybgs',
        start: 1,
        difficulty,
        finders: [],
        answers: ['e4: e5 e6', 'e4: f5 e6'],
        value: 40,
        margin: 3,
        error: 0.1,
        others: [
            {action: 'e4: e5', value: 37, why: {for: [{kind: 'fields', by: 1}], against: []}},
            {action: '-', value: 35, why: {for: [{kind: 'exits', by: 2}], against: []}},
        ],
    };
}

/** So many puzzles of a difficulty, with names that differ. */
export function puzzlesOf(difficulty: number, count: number): Puzzle[] {
    return Array.from({length: count}, (_, i) => puzzle(`d${difficulty}n${i}`, difficulty));
}
