import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {gameAgainstABot, gameOfTwo, gameStuckAlone, gameWithOneStuck} from '../../../browser/target/samples';
import {en} from '../words/en';
import {speak} from '../words/words.svelte';
import {dealLocal, LocalPlay, type LocalBots} from './local.svelte';
import {own, type GameView} from './play';
import {RecordedGame} from './recorded-game';
import {savedGames, type LocalPlayer, type SavedGame} from './saved-games';

const AGAINST_A_BOT: LocalPlayer[] = [{name: 'Ada'}, {name: 'Greedy', level: 'magpie'}];
const TWO: LocalPlayer[] = [{name: 'Ada'}, {name: 'Ben'}];
/** The seed that the bots of the recorded game had. */
const SEED = '7';

await speak('en');

let recorded: RecordedGame;

beforeEach(() => localStorage.clear());

async function deal(calls: typeof gameOfTwo, players: LocalPlayer[]): Promise<LocalPlay> {
    recorded = new RecordedGame(calls);
    const game = await dealLocal(recorded, 'classic', 'boards', players);
    return reopen({...game, seed: SEED});
}

function reopen(game: SavedGame): Promise<LocalPlay> {
    return new LocalPlay(game, recorded, recorded).open();
}

function viewOf(play: LocalPlay): GameView {
    return play.view as GameView;
}

/** What the person in the recorded game does: the first extension that is listed. */
async function firstExtension(play: LocalPlay): Promise<string> {
    const view = viewOf(play);
    const extensions = await recorded.extensions('classic', own(view)?.line ?? [], view.card ?? '');
    return extensions[0] ?? '-';
}

async function act(play: LocalPlay): Promise<void> {
    await play.act(await firstExtension(play));
}

describe('a game that is dealt', () => {
    test('is kept from its first card on', async () => {
        const play = await deal(gameAgainstABot, AGAINST_A_BOT);
        expect(savedGames.find(play.id)).toMatchObject({board: 'classic', round: 1, over: false, decided: {}});
        expect(viewOf(play)).toMatchObject({phase: 'playing', round: 1, you: 0, decision: undefined});
    });

    test('prepares its bots', async () => {
        await deal(gameAgainstABot, AGAINST_A_BOT);
        expect(recorded.asked).toContain('prepare magpie');
    });
});

test('practice says so, and other games do not', async () => {
    const play = await deal(gameAgainstABot, AGAINST_A_BOT);
    expect(play.isPractice).toBe(false);
    expect((await reopen({...play.game, practice: true})).isPractice).toBe(true);
});

describe('against a bot', () => {
    let play: LocalPlay;

    beforeEach(async () => {
        play = await deal(gameAgainstABot, AGAINST_A_BOT);
    });

    test('the seats are the players, in their order', () => {
        expect(viewOf(play).seats.map(({name, kind, level}) => [name, kind, level])).toEqual([
            ['Ada', 'person', undefined],
            ['Greedy', 'bot', 'magpie'],
        ]);
        expect(play.hasBotsHere).toBe(true);
        expect(play.covered).toBe(false);
    });

    test('a decision closes the round', async () => {
        const action = await firstExtension(play);
        await play.act(action);
        expect(viewOf(play).round).toBe(2);
        expect(viewOf(play).decision).toBeUndefined();
        expect(play.lastRound?.round).toBe(1);
        expect(play.lastRound?.actions.get(0)).toBe(action);
        expect(play.lastRound?.actions.get(1)).toMatch(/^([a-i][1-9]: |-$)/);
        expect(savedGames.find(play.id)).toMatchObject({round: 2, decided: {}});
    });

    test('the whole game can be played, and ends with a winner', async () => {
        const announced: number[] = [];
        for (let round = 1; round <= 15; round++) {
            expect(viewOf(play).round).toBe(round);
            await act(play);
            announced.push(...(play.lastRound?.announced.map(({chair}) => chair) ?? []));
        }
        const view = viewOf(play);
        expect(view.phase).toBe('over');
        const best = Math.max(...view.seats.map(({total}) => total));
        expect(view.winners).toEqual(view.seats.filter(({total}) => total === best).map(({chair}) => chair));
        expect(announced).toHaveLength(view.seats.flatMap(({points}) => Object.keys(points)).length);
        expect(savedGames.find(play.id)?.over).toBe(true);
        expect(await play.record()).toContain('round 15 ');
    });

    test('while bots are loaded and think, it is busy and decides nothing else', async () => {
        let think: () => void = () => undefined;
        recorded.delay = new Promise((resolve) => (think = resolve));
        const acted = act(play);
        await settled();
        expect(play.busy).toBe(true);
        expect(play.isLoadingBots).toBe(true);
        await play.act('-');
        await play.takeBack();
        think();
        await acted;
        expect(play.busy).toBe(false);
        expect(play.isLoadingBots).toBe(false);
        expect(viewOf(play).round).toBe(2);
    });

    test('a game that is closed while bots think goes on with the decision', async () => {
        recorded.delay = new Promise(() => undefined);
        const acted = act(play);
        await settled();
        play.close();
        await acted;
        expect(play.trouble).toBeUndefined();
        expect(Object.keys(savedGames.find(play.id)?.decided ?? {})).toEqual(['0']);
        recorded.delay = Promise.resolve();
        const again = await reopen(savedGames.find(play.id) as SavedGame);
        expect(viewOf(again).round).toBe(2);
    });

    test('a move that fails is undone, and says so', async () => {
        recorded.delay = Promise.reject(new Error('no engine'));
        await act(play);
        expect(play.trouble).toBe(en.problems.broken);
        expect(viewOf(play)).toMatchObject({round: 1, decision: undefined});
        recorded.delay = Promise.resolve();
        await act(play);
        expect(play.trouble).toBeUndefined();
        expect(viewOf(play).round).toBe(2);
    });

    test('an illegal move is refused by the rules, and nothing changes', async () => {
        const before = await play.record();
        await play.act('a1: i9');
        expect(play.trouble).toBe(en.problems.broken);
        expect(await play.record()).toBe(before);
    });

    test('a hint that cannot be had says so, one that is stopped does not', async () => {
        const hint = play.hint;
        recorded.delay = Promise.reject(new Error('no engine'));
        expect(await hint(new AbortController().signal)).toBeUndefined();
        expect(play.trouble).toBe(en.problems.broken);
        recorded.delay = new Promise(() => undefined);
        const stop = new AbortController();
        const asked = hint(stop.signal);
        await settled();
        stop.abort();
        expect(await asked).toBeUndefined();
        expect(play.trouble).toBeUndefined();
    });
});

describe('on one device', () => {
    let play: LocalPlay;

    beforeEach(async () => {
        play = await deal(gameOfTwo, TWO);
    });

    test('the board is covered until the next player has the device', async () => {
        expect(play.covered).toBe(true);
        expect(viewOf(play).you).toBe(0);
        play.uncover();
        expect(play.covered).toBe(false);
        await act(play);
        expect(play.covered).toBe(true);
        expect(viewOf(play)).toMatchObject({you: 1, round: 1, decision: undefined});
        expect(viewOf(play).seats.map(({ready}) => ready)).toEqual([true, false]);
    });

    test('the round closes when everyone has decided', async () => {
        await act(play);
        expect(play.lastRound).toBeUndefined();
        await act(play);
        expect(play.lastRound?.actions.size).toBe(2);
        expect(viewOf(play)).toMatchObject({you: 0, round: 2});
    });

    test('the last player who has decided can take it back', async () => {
        expect(play.lastDecided).toBeUndefined();
        await act(play);
        expect(play.lastDecided?.name).toBe('Ada');
        await play.takeBack();
        expect(viewOf(play).you).toBe(0);
        expect(savedGames.find(play.id)?.decided).toEqual({});
    });

    test('a decision is there again when the game is opened again', async () => {
        await act(play);
        const again = await reopen(savedGames.find(play.id) as SavedGame);
        expect(viewOf(again).you).toBe(1);
        expect(again.covered).toBe(true);
    });

    test('at the end everyone may look, and nobody in particular', async () => {
        for (let decision = 1; decision <= 30; decision++) {
            await act(play);
        }
        expect(viewOf(play)).toMatchObject({phase: 'over', you: undefined});
        expect(play.covered).toBe(false);
    });
});

describe('a line that is stuck', () => {
    /** What a person in these games does: the last extension that is listed. */
    async function actUntilStuck(play: LocalPlay, chair: number): Promise<void> {
        while (viewOf(play).you !== chair || own(viewOf(play))?.stuck !== true) {
            const {card = ''} = viewOf(play);
            const extensions = await recorded.extensions('classic', own(viewOf(play))?.line ?? [], card);
            await play.act(extensions.at(-1) ?? '-');
        }
    }

    /** Finishes, and tells how long the player had to wait, in milliseconds. */
    async function finish(play: LocalPlay): Promise<number> {
        vi.useFakeTimers();
        const before = Date.now();
        let isOver = false;
        const finished = play.finish().then(() => (isOver = true));
        while (!isOver) {
            await vi.advanceTimersToNextTimerAsync();
        }
        await finished;
        return Date.now() - before;
    }

    afterEach(() => vi.useRealTimers());

    test('is not finished before', async () => {
        const play = await deal(gameStuckAlone, [{name: 'Ada'}]);
        await play.finish();
        expect(viewOf(play)).toMatchObject({round: 1, decision: undefined});
    });

    test('is finished with all cards that are left, within two seconds', async () => {
        const play = await deal(gameStuckAlone, [{name: 'Ada'}]);
        await actUntilStuck(play, 0);
        expect(viewOf(play).round).toBe(6);
        expect(await finish(play)).toBeLessThanOrEqual(2000);
        expect(viewOf(play).phase).toBe('over');
        expect(await play.record()).toContain('round 15 ');
        expect(savedGames.find(play.id)?.over).toBe(true);
    });

    test('is finished within two seconds against bots that like to think, too', async () => {
        recorded = new RecordedGame(gameWithOneStuck);
        const dealt = await dealLocal(recorded, 'classic', 'boards', TWO);
        const [ada, ben] = TWO as [LocalPlayer, LocalPlayer];
        const game: SavedGame = {...dealt, players: [ada, {...ben, level: 'owl'}]};
        const slow: LocalBots = {
            prepare: () => Promise.resolve(),
            hint: () => Promise.reject(new Error('no hints')),
            bot: async (_decision, _level, {millis = 300} = {}) => {
                await new Promise((resolve) => setTimeout(resolve, millis));
                const {seats, card = ''} = viewOf(play);
                return (await recorded.extensions('classic', seats[1]?.line ?? [], card)).at(-1) ?? '-';
            },
        };
        vi.useFakeTimers({toFake: ['setTimeout', 'performance']});
        const play = await new LocalPlay(game, recorded, slow).open();
        while (own(viewOf(play))?.stuck !== true) {
            const {card = ''} = viewOf(play);
            const extensions = await recorded.extensions('classic', own(viewOf(play))?.line ?? [], card);
            const acted = play.act(extensions.at(-1) ?? '-');
            await vi.advanceTimersByTimeAsync(300);
            await acted;
        }
        expect(viewOf(play).round).toBe(7);
        expect(await finish(play)).toBeLessThanOrEqual(2000);
        expect(viewOf(play).phase).toBe('over');
    });

    test('is finished when the game is opened again', async () => {
        const play = await deal(gameStuckAlone, [{name: 'Ada'}]);
        await actUntilStuck(play, 0);
        const finishing = play.finish();
        play.close();
        await finishing;
        const again = await reopen(savedGames.find(play.id) as SavedGame);
        expect(viewOf(again).phase).toBe('over');
    });

    test('needs no device any more, and the other player plays on', async () => {
        const play = await deal(gameWithOneStuck, TWO);
        await actUntilStuck(play, 0);
        expect(viewOf(play).round).toBe(7);
        await play.finish();
        expect(viewOf(play)).toMatchObject({you: 1, round: 7});
        expect(viewOf(play).seats[0]?.finished).toBe(true);
        expect(play.covered).toBe(true);
        expect(play.lastDecided).toBeUndefined();
        play.uncover();
        for (let round = 7; round <= 15; round++) {
            expect(viewOf(play)).toMatchObject({you: 1, round});
            expect(play.covered).toBe(false);
            const extensions = await recorded.extensions(
                'classic',
                own(viewOf(play))?.line ?? [],
                viewOf(play).card ?? '',
            );
            await play.act(extensions.at(-1) ?? '-');
        }
        expect(viewOf(play).phase).toBe('over');
    });

    test('can be finished later if something fails', async () => {
        const play = await deal(gameStuckAlone, [{name: 'Ada'}]);
        await actUntilStuck(play, 0);
        const rules = recorded.play.bind(recorded);
        recorded.play = () => Promise.reject(new Error('no rules'));
        await play.finish();
        expect(play.trouble).toBe(en.problems.broken);
        expect(viewOf(play)).toMatchObject({round: 6, decision: undefined});
        recorded.play = rules;
        await finish(play);
        expect(viewOf(play).phase).toBe('over');
    });
});

describe('a game that an earlier version has kept', () => {
    /** As versions before board codes wrote it: the board is a name, and the level one of five. */
    const KEPT =
        '[{"id":"0m3q8x1c5v7b","board":"classic","edition":"boards","players":[{"name":"Ada"},' +
        '{"name":"Greedy","level":"greedy"}],"seed":"7","record":"trasse 1\\nboard classic\\nedition boards\\n' +
        'deck bgsr gsrv yggrv yygsr ybrv ysrv bgrv ybssv ygsv bgsvv ybgrr ybgs ybgv bbsrv ybsr\\n' +
        'player 1 Ada\\nplayer 2 Greedy\\n","decided":{},"round":1,"over":false,"movedAt":1790000000000}]';

    beforeEach(() => {
        localStorage.setItem('trasse.games', KEPT);
        recorded = new RecordedGame(gameAgainstABot);
    });

    test('opens and goes on', async () => {
        const play = await reopen(savedGames.find('0m3q8x1c5v7b') as SavedGame);
        expect(viewOf(play)).toMatchObject({phase: 'playing', round: 1, card: 'bgsr', board: {name: 'classic'}});
        await act(play);
        expect(viewOf(play).round).toBe(2);
    });

    test('can be dealt again on the same board', async () => {
        const {board, edition, players} = savedGames.find('0m3q8x1c5v7b') as SavedGame;
        const dealt = await dealLocal(recorded, board, edition, players);
        expect(dealt.record).toContain('\nboard classic\n');
        expect(savedGames.games()).toHaveLength(2);
    });
});

/** Lets everything happen that waits for nothing. */
function settled(): Promise<void> {
    return new Promise((resolve) => setTimeout(resolve));
}
