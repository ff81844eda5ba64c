import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {fieldsMarked} from '../board/marks';
import type {Letter, Rejection} from '../workers/answers';
import {en} from '../words/en';
import {speak} from '../words/words.svelte';
import type {GameView, Play} from './play';
import {TurnController} from './turn-controller.svelte';

/** What the rules list for a line from e4 to d7 and some card. */
const EXTENSIONS = ['e4: e3', 'e4: e3 f4', 'd7: d8'];
const COLOURS = new Map<string, Letter>([['f4', 'g']]);
const VIEW: GameView = {
    board: {code: 'classic-code', name: 'classic'},
    edition: 'boards',
    phase: 'playing',
    round: 2,
    card: 'bgsr',
    played: ['ybgs'],
    left: ['ybgs'],
    seats: [seat(0, 'Ada', 1), seat(1, 'Tim', 2), seat(2, 'Eve', 3)],
    you: 0,
    winners: [],
};

function seat(chair: number, name: string, start: number): GameView['seats'][number] {
    const line = ['e4', 'e5', 'd7'];
    return {
        chair,
        name,
        kind: 'person',
        start,
        ready: false,
        line,
        points: {},
        halves: [],
        stuck: false,
        plus: 0,
        minus: 58,
        total: -58,
    };
}

let extensions: string[];
let closed: string[];
let refusals: Map<string, Rejection>;
let view: GameView;
let trouble: string | undefined;
let busy: boolean;
let best: string | undefined;
/** What has been sent, heard and done to the keyboard, in this order. */
let log: string[];
let turn: TurnController;

const play: Play = {
    id: 'game',
    lastRound: undefined,
    isOnline: true,
    hasBotsHere: false,
    isLoadingBots: false,
    get view() {
        return view;
    },
    get busy() {
        return busy;
    },
    get trouble() {
        return trouble;
    },
    async act(action) {
        log.push(`act ${action}`);
    },
    async finish() {
        log.push('finish');
    },
    async takeBack() {
        view = {...view, decision: undefined};
    },
    get hint() {
        return best === undefined ? undefined : async () => best;
    },
    record: async () => '',
    close: () => undefined,
};

await speak('en');

beforeEach(async () => {
    vi.useFakeTimers();
    sessionStorage.clear();
    extensions = EXTENSIONS;
    closed = [];
    refusals = new Map();
    view = VIEW;
    trouble = undefined;
    busy = false;
    best = undefined;
    log = [];
    turn = new TurnController(
        {
            extensions: async () => extensions,
            openEnds: async (_board, line) => line.filter((field) => !closed.includes(field)),
            gains: async () => ({}),
            objection: async (_board, _line, _card, action) => refusals.get(action),
        },
        () => ({play, view, colours: COLOURS}),
        {
            sound: (sound) => log.push(`sound ${sound}`),
            announce: (sentence) => log.push(sentence),
            focusField: (field) => log.push(`focus ${field}`),
            keepFocus: () => log.push('keep focus'),
            focusResults: () => log.push('results'),
        },
    );
    await turn.begin();
});

afterEach(() => vi.useRealTimers());

function press(key: string, more: KeyboardEventInit = {}): KeyboardEvent {
    const event = new KeyboardEvent('keydown', {key, cancelable: true, ...more});
    turn.key(event);
    return event;
}

describe('a tap', () => {
    test('sets a dot that is heard and told', () => {
        turn.touch('e3');
        expect(log).toEqual(['sound dot', en.game.told('e3', 1)]);
        expect(fieldsMarked('dot', turn.marks)).toEqual(['e3']);
        expect([...turn.lit]).toEqual(['f4']);
    });

    test('on the last dot takes it away', () => {
        turn.touch('e3');
        turn.touch('e3');
        expect(log.slice(2)).toEqual(['sound wipe', en.game.toldBack(0)]);
    });

    test('on an end chooses it', () => {
        turn.touch('d7');
        expect(log).toEqual(['sound wipe', en.game.turned('d7')]);
        expect(turn.marks).toContainEqual({kind: 'end', field: 'd7', active: true});
    });

    test('that is refused is explained by the rule, with the field for the ear', async () => {
        refusals.set('e4: f4', {error: '…', rule: 'ColourUsedUp', field: 'f4'});
        turn.touch('f4');
        await vi.waitFor(() => expect(log).toHaveLength(1));
        const sentence = en.objections.ColourUsedUp('green');
        expect(log).toEqual([`f4: ${sentence}`]);
        expect(turn.status).toBe(sentence);
    });
});

test('a sweep is heard where it leads somewhere', () => {
    turn.sweep('e3');
    turn.sweep('a1');
    expect(log).toEqual(['sound dot']);
});

describe('keys', () => {
    test('draw the dots', () => {
        turn.touch('e3');
        log = [];
        expect(press('Enter', {shiftKey: true}).defaultPrevented).toBe(true);
        expect(log).toEqual(['sound draw', 'act e4: e3']);
    });

    test('step back and clear', () => {
        turn.touch('e3');
        turn.touch('f4');
        press('Backspace');
        expect(turn.draft.pencil.dots).toEqual(['e3']);
        press('Escape');
        expect(turn.draft.pencil.dots).toEqual([]);
    });

    test('switch to the other end, and take the keyboard there', () => {
        turn.touch('d7');
        log = [];
        press('o');
        expect(log).toEqual(['focus e4', en.game.turned('e4')]);
    });

    test('do nothing while a command is on its way, and are left to the browser', () => {
        busy = true;
        expect(press('p').defaultPrevented).toBe(false);
        expect(log).toEqual([]);
    });

    test('do nothing before the rules have answered', () => {
        void turn.begin();
        press('p');
        expect(log).toEqual([]);
    });

    test('of other programs are left alone', () => {
        expect(press('q').defaultPrevented).toBe(false);
        expect(press('Enter').defaultPrevented).toBe(false);
    });
});

describe('passing', () => {
    test('is asked about once', async () => {
        press('p');
        expect(log).toEqual([en.game.passReally]);
        expect(turn.status).toBe(en.game.passReally);
        press('p');
        expect(log).toContain('act -');
    });

    test('is not confirmed by a key that is held down', () => {
        press('p');
        press('p', {repeat: true});
        expect(log).toEqual([en.game.passReally]);
    });

    test('is not confirmed by a double tap', async () => {
        await turn.pressPass();
        await turn.pressPass();
        expect(turn.mayConfirmPass).toBe(false);
        expect(log).toEqual([en.game.passReally]);
        vi.advanceTimersByTime(500);
        expect(turn.mayConfirmPass).toBe(true);
        await turn.pressPass();
        expect(log).toEqual([en.game.passReally, 'act -', 'keep focus']);
    });

    test('has to be read anew after second thoughts', async () => {
        await turn.pressPass();
        vi.advanceTimersByTime(400);
        turn.touch('e3');
        await turn.pressPass();
        vi.advanceTimersByTime(400);
        expect(turn.mayConfirmPass).toBe(false);
        vi.advanceTimersByTime(100);
        expect(turn.mayConfirmPass).toBe(true);
    });

    test('is refused by Escape anywhere on the page', async () => {
        turn.touch('e3');
        await turn.pressPass();
        turn.keyAnywhere(new KeyboardEvent('keydown', {key: 'Escape'}));
        expect(turn.draft.isPassing).toBe(false);
        expect(turn.draft.pencil.dots).toEqual(['e3']);
        turn.keyAnywhere(new KeyboardEvent('keydown', {key: 'Escape'}));
        expect(turn.draft.pencil.dots).toEqual(['e3']);
    });

    test('needs no question where nothing else is possible', async () => {
        extensions = [];
        await turn.begin();
        expect(turn.status).toBe(en.game.nothingPossible);
        await turn.pressPass();
        expect(log).toEqual(['act -', 'keep focus']);
    });
});

describe('a hint', () => {
    test('is told with its fields for the ear', async () => {
        best = 'e4: e3 f4';
        await turn.askHint();
        expect(log).toEqual([`e4: ${en.hint.end}`]);
        await turn.askHint();
        expect(log[1]).toBe(`e3, f4: ${en.hint.path}`);
        expect(turn.marks).toContainEqual({kind: 'suggested', path: ['e4', 'e3', 'f4']});
        expect(fieldsMarked('hint', turn.marks)).toEqual([]);
        expect(turn.status).toBe(en.hint.path);
    });

    test('does not hide the question whether to pass', async () => {
        best = 'e4: e3 f4';
        press('h');
        press('p');
        expect(turn.status).toBe(en.game.passReally);
        await vi.waitFor(() => expect(turn.draft.isAsking).toBe(false));
        expect(turn.status).toBe(en.game.passReally);
        press('Escape');
        await turn.askHint();
        press('p');
        expect(turn.status).toBe(en.game.passReally);
        press('Escape');
        expect(turn.status).toBe(en.hint.end);
    });

    test('to pass has no fields', async () => {
        best = '-';
        await turn.askHint();
        expect(log).toEqual([en.hint.pass]);
    });

    test('is not asked for where there are none', async () => {
        await turn.askHint();
        expect(turn.draft.hint).toBeUndefined();
        expect(log).toEqual([]);
    });
});

describe('a decision', () => {
    beforeEach(async () => {
        view = {...VIEW, decision: 'e4: e3 f4'};
        await turn.begin();
    });

    test('is drawn dashed, and nothing else can be marked', () => {
        expect(turn.marks).toEqual([{kind: 'planned', path: ['e4', 'e3', 'f4']}]);
        expect(turn.mayMark).toBe(false);
        expect(turn.lit.size).toBe(0);
    });

    test('waits for the others by name', () => {
        expect(turn.status).toBe(en.game.waitingFor('Tim and Eve'));
        view = {...view, seats: VIEW.seats.map((one) => ({...one, ready: true}))};
        expect(turn.status).toBe(en.game.sent);
    });

    test('can be taken back, which is told', async () => {
        await turn.takeBack();
        expect(log).toEqual([en.game.takenBack]);
    });

    test('that could not be taken back is not told as taken back', async () => {
        trouble = 'too late';
        await turn.takeBack();
        expect(log).toEqual([]);
        expect(turn.status).toBe('too late');
    });

    test('leaves its dots for when it is taken back', async () => {
        turn.saveDots();
        view = VIEW;
        await turn.begin();
        expect(turn.draft.pencil.action).toBe('e4: e3 f4');
    });
});

describe('an end that would be closed', () => {
    test('is marked, and there is a warning', async () => {
        closed = ['f4'];
        turn.touch('e3');
        turn.touch('f4');
        await vi.waitFor(() => expect(turn.status).toBe(en.game.closesOne));
        expect(fieldsMarked('closing', turn.marks)).toEqual(['f4']);
        turn.stepBack();
        await vi.waitFor(() => expect(turn.status).toBe(''));
    });

    test('is warned about more clearly if it is the last one', async () => {
        closed = ['f4', 'd7'];
        turn.touch('e3');
        turn.touch('f4');
        await vi.waitFor(() => expect(turn.status).toBe(en.game.closesBoth));
    });
});

describe('a line that is stuck', () => {
    beforeEach(async () => {
        extensions = [];
        view = {...VIEW, seats: VIEW.seats.map((one) => ({...one, stuck: one.chair === 0}))};
        await turn.begin();
    });

    test('is told, and can be finished', async () => {
        expect(turn.status).toBe(en.game.stuck);
        expect(turn.mayFinish).toBe(true);
        await turn.finish();
        expect(log).toEqual(['finish', 'keep focus']);
    });

    test('that is finished has nothing to decide', () => {
        view = {...view, decision: '-', seats: view.seats.map((one) => ({...one, finished: one.chair === 0}))};
        expect(turn.mayFinish).toBe(false);
        expect(turn.hasFinished).toBe(true);
        expect(turn.status).toBe(en.game.finished);
    });
});

describe('the last to decide', () => {
    const others = (change: Partial<GameView['seats'][number]>): GameView['seats'] =>
        VIEW.seats.map((one) => (one.chair === 0 ? one : {...one, ...change}));

    test('is told that everyone is waiting', () => {
        view = {...VIEW, seats: others({ready: true})};
        expect(turn.status).toBe(en.game.waitedFor);
        turn.touch('e3');
        expect(turn.status).toBe(en.game.waitedFor);
    });

    test('is left alone while somebody else thinks, or only bots wait', () => {
        view = {...VIEW, seats: others({ready: true}).map((one) => ({...one, ready: one.chair === 1}))};
        expect(turn.status).toBe(en.game.chooseEnd);
        view = {...VIEW, seats: others({ready: true, kind: 'bot'})};
        expect(turn.status).toBe(en.game.chooseEnd);
    });
});

describe('the dots of a turn', () => {
    test('are there again after the page is loaded anew', async () => {
        turn.touch('e3');
        turn.saveDots();
        await turn.begin();
        expect(turn.draft.pencil.dots).toEqual(['e3']);
    });

    test('are not those of another round', async () => {
        turn.touch('e3');
        turn.saveDots();
        view = {...VIEW, round: 3};
        await turn.begin();
        expect(turn.draft.pencil.dots).toEqual([]);
    });
});

test('a spectator has no turn', async () => {
    view = {...VIEW, you: undefined};
    await turn.begin();
    expect(turn.isPlaying).toBe(false);
    expect(turn.draft.isReady).toBe(false);
    expect(turn.marks).toEqual([]);
});

test('the sentence says what is going on', () => {
    expect(turn.status).toBe(en.game.chooseEnd);
    turn.touch('e3');
    expect(turn.status).toBe('');
    busy = true;
    expect(turn.status).toBe(en.game.sending);
});
