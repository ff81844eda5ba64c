import {closingMarks, dotMarks, endMarks, hintMarks, pathMark, type Mark} from '../board/marks';
import {referenceTo, type Letter} from '../workers/answers';
import {language, words, type Words} from '../words/words.svelte';
import {pathOf, PASS} from './notation';
import type {GameOutput} from './output';
import type {Touch} from './pencil.svelte';
import {nameOf, own, type GameView, type Play} from './play';
import {savedDots} from './saved-dots';
import {TurnDraft, type Hint, type Refusal, type RulesQueries} from './turn-draft.svelte';

/** As long as a double click may take, in milliseconds. */
const DOUBLE_CLICK = 500;

/** The game whose turns are controlled, at this moment. */
export interface TurnContext {
    readonly play: Play;
    readonly view: GameView;
    /** The colours of the board's fields. */
    readonly colours: ReadonlyMap<string, Letter>;
}

/**
 * A player's turns: what taps, keys and buttons do to the draft, what is sent, and what is heard and read meanwhile. It
 * draws nothing; the board shows its marks and the bar of buttons its state.
 */
export class TurnController {
    readonly draft: TurnDraft;
    readonly #context: () => TurnContext;
    readonly #output: GameOutput;
    #isConfirmable = $state(false);
    #timer: ReturnType<typeof setTimeout> | undefined;

    constructor(rules: RulesQueries, context: () => TurnContext, output: GameOutput) {
        this.draft = new TurnDraft(rules);
        this.#context = context;
        this.#output = output;
    }

    get #w(): Words {
        return words();
    }

    get play(): Play {
        return this.#context().play;
    }

    get view(): GameView {
        return this.#context().view;
    }

    /** Whether a player of this game looks at it, and it is not over. */
    get isPlaying(): boolean {
        return this.view.phase === 'playing' && own(this.view) !== undefined;
    }

    /** Whether a decision is due. */
    get isOpen(): boolean {
        return this.isPlaying && this.view.card !== undefined && this.view.decision === undefined;
    }

    /** Whether the line cannot grow any more, and the player could finish. */
    get mayFinish(): boolean {
        return this.isOpen && own(this.view)?.stuck === true && this.play.finish !== undefined;
    }

    /** Whether the player has finished, and others play on. */
    get hasFinished(): boolean {
        return this.isPlaying && own(this.view)?.finished === true;
    }

    /** Whether fields can be marked. */
    get mayMark(): boolean {
        return this.isOpen && !this.play.busy;
    }

    /** Whether buttons and keys do something. */
    get mayAct(): boolean {
        return this.draft.isReady && !this.play.busy;
    }

    /** Whether the player has had time to read what is to be confirmed: a double tap must not confirm it. */
    get mayConfirmPass(): boolean {
        return this.draft.isPassing && this.#isConfirmable;
    }

    /** Identifies what a turn is about. A turn begins anew only when this changes, not with every new view of the table. */
    get moment(): string {
        const {you, round, card} = this.view;
        return `${you} ${round} ${card} ${own(this.view)?.line.join(' ')}`;
    }

    /** Begins the open turn, with the dots that were there before the page was loaded; or ends it. */
    begin(): Promise<void> {
        const seat = own(this.view);
        const {board, card, left, seats} = this.view;
        if (!this.isOpen || seat === undefined || card === undefined) {
            return this.draft.begin(undefined);
        }
        return this.draft.begin(
            {
                board: referenceTo(board),
                line: seat.line,
                card,
                left,
                standing: {
                    players: seats.length,
                    reached: Object.keys(seat.points).map(Number),
                    halves: seat.halves,
                },
            },
            savedDots.of(this.play.id, this.moment),
        );
    }

    /** Keeps the dots, for a player who loads the page again or takes a line back. */
    saveDots(): void {
        if (this.draft.isReady || this.view.decision !== undefined) {
            savedDots.keep(this.play.id, this.moment, this.view.decision ?? this.draft.pencil.action);
        }
    }

    /** What the turn shows on the board. */
    get marks(): Mark[] {
        const {pencil, hintedEnd, hintedPath, closing} = this.draft;
        return [
            ...pathMark('planned', pathOf(this.view.decision)),
            ...pathMark('trace', pencil.end === undefined ? [] : [pencil.end, ...pencil.dots]),
            ...pathMark('suggested', hintedPath),
            ...hintMarks(hintedEnd === undefined ? [] : [hintedEnd]),
            ...endMarks(this.mayMark ? pencil.ends : [], pencil.end),
            ...dotMarks(pencil.dots),
            ...closingMarks(closing),
        ];
    }

    /** The fields that can be marked next. */
    get lit(): ReadonlySet<string> {
        return this.mayMark ? this.draft.pencil.lit : new Set();
    }

    /** A sentence about what is going on, or what can be done. */
    get status(): string {
        const {play, view, draft} = this;
        const w = this.#w;
        if (play.trouble !== undefined) {
            return play.trouble;
        }
        if (play.busy) {
            return play.isLoadingBots ? w.game.loadingBots : play.hasBotsHere ? w.game.thinking : w.game.sending;
        }
        if (draft.refusal !== undefined) {
            return this.#refusalInWords(draft.refusal);
        }
        if (draft.isPassing) {
            return w.game.passReally;
        }
        if (draft.isAsking) {
            return w.hint.thinking;
        }
        if (draft.isLast) {
            return w.game.closesBoth;
        }
        if (draft.closing.length > 0) {
            return w.game.closesOne;
        }
        if (draft.hint !== undefined) {
            return hintInWords(draft.hint);
        }
        if (this.hasFinished) {
            return w.game.finished;
        }
        if (view.decision !== undefined) {
            const others = this.#waitingFor();
            return others.length === 0
                ? w.game.sent
                : w.game.waitingFor(new Intl.ListFormat(language()).format(others));
        }
        if (!draft.isReady) {
            return '';
        }
        if (!draft.canExtend) {
            return own(view)?.stuck === true ? w.game.stuck : w.game.nothingPossible;
        }
        if (this.#isWaitedFor) {
            return w.game.waitedFor;
        }
        if (draft.pencil.dots.length > 0) {
            return '';
        }
        return draft.pencil.ends.length > 1 ? w.game.chooseEnd : w.game.begin;
    }

    /** Whether people elsewhere have all decided, and only this player has not. */
    get #isWaitedFor(): boolean {
        const others = this.view.seats.filter((seat) => seat.chair !== this.view.you);
        return (
            this.play.isOnline && others.some((seat) => seat.kind === 'person') && others.every((seat) => seat.ready)
        );
    }

    #waitingFor(): string[] {
        const {seats, you} = this.view;
        return seats.filter((seat) => !seat.ready && seat.chair !== you).map((seat) => nameOf(seat, seats));
    }

    #refusalInWords({field, rule}: Refusal): string {
        const w = this.#w;
        return rule !== undefined && rule in w.objections
            ? w.objections[rule as keyof typeof w.objections](w.colours[this.#context().colours.get(field) ?? 'y'])
            : w.game.refused;
    }

    /** A field is tapped, or chosen by keyboard. */
    touch(field: string): void {
        const touched = this.draft.touch(field);
        if (touched === 'refused') {
            void this.#explain(field);
        } else {
            this.#output.sound(touched === 'marked' ? 'dot' : 'wipe');
            this.#output.announce(this.#touchInWords(touched, field));
        }
    }

    async #explain(field: string): Promise<void> {
        const refusal = await this.draft.explain(field);
        if (refusal !== undefined) {
            this.#announceAt([field], this.#refusalInWords(refusal));
        }
    }

    #touchInWords(touched: Touch, field: string): string {
        const w = this.#w;
        const {pencil} = this.draft;
        switch (touched) {
            case 'marked':
                return w.game.told(field, pencil.lit.size);
            case 'switched':
                return w.game.turned(field);
            default:
                return w.game.toldBack(pencil.dots.length);
        }
    }

    /** The names of fields are for people who do not see the board; nobody else needs them. */
    #announceAt(fields: readonly string[], sentence: string): void {
        this.#output.announce(fields.length === 0 ? sentence : `${fields.join(', ')}: ${sentence}`);
    }

    /** A finger is drawn across a field. */
    sweep(field: string): void {
        if (this.draft.sweep(field)) {
            this.#output.sound('dot');
        }
    }

    /** A key is pressed on the board that the board itself does not know. */
    key(event: KeyboardEvent): void {
        const action = this.#actionFor(event);
        // A key that is held down must not confirm the pass that it has asked for.
        const isHeldDown = event.repeat && event.key.toLowerCase() === 'p';
        if (action !== undefined && this.mayAct && !isHeldDown) {
            event.preventDefault();
            void action();
        }
    }

    #actionFor({key, shiftKey}: KeyboardEvent): (() => unknown) | undefined {
        switch (key.toLowerCase()) {
            case 'enter':
                return shiftKey ? () => this.draw() : undefined;
            case 'backspace':
                return () => this.stepBack();
            case 'escape':
                return () => this.clear();
            case 'o':
                return () => this.switchEnd();
            case 'p':
                return () => this.pass();
            case 'h':
                return () => this.askHint();
            default:
                return undefined;
        }
    }

    /** A key is pressed anywhere on the page: Escape says no to a pass, wherever the keyboard is. */
    keyAnywhere(event: KeyboardEvent): void {
        if (event.key === 'Escape' && this.draft.isPassing && this.mayAct) {
            this.clear();
        }
    }

    stepBack(): void {
        this.draft.stepBack();
        this.#output.sound('wipe');
        this.#output.announce(this.#w.game.toldBack(this.draft.pencil.dots.length));
    }

    clear(): void {
        this.draft.clear();
        this.#output.announce(this.#w.game.toldBack(this.draft.pencil.dots.length));
    }

    switchEnd(): void {
        this.draft.switchEnd();
        const {end} = this.draft.pencil;
        if (end !== undefined) {
            this.#output.focusField(end);
            this.#output.announce(this.#w.game.turned(end));
        }
    }

    async draw(): Promise<void> {
        const {action} = this.draft.pencil;
        if (action !== undefined) {
            this.#output.sound('draw');
            await this.#act(action);
        }
    }

    /** The button for passing is pressed, perhaps twice by a double tap. */
    async pressPass(): Promise<void> {
        if (!this.draft.isPassing || this.mayConfirmPass) {
            await this.pass();
        }
    }

    async pass(): Promise<void> {
        const meant = this.draft.pass();
        if (meant === undefined) {
            this.#letRead();
            this.#output.announce(this.#w.game.passReally);
        } else {
            await this.#act(meant);
        }
    }

    async finish(): Promise<void> {
        await this.play.finish?.();
        this.#output.keepFocus();
    }

    #letRead(): void {
        clearTimeout(this.#timer);
        this.#isConfirmable = false;
        this.#timer = setTimeout(() => (this.#isConfirmable = true), DOUBLE_CLICK);
    }

    async #act(action: string): Promise<void> {
        await this.play.act(action);
        this.#output.keepFocus();
    }

    async takeBack(): Promise<void> {
        await this.play.takeBack();
        if (this.play.trouble === undefined && this.play.view?.decision === undefined) {
            this.#output.announce(this.#w.game.takenBack);
        }
    }

    async askHint(): Promise<void> {
        const {hint} = this.play;
        const found = hint === undefined ? undefined : await this.draft.ask(hint);
        if (found !== undefined) {
            const {hintedEnd, hintedPath} = this.draft;
            this.#announceAt(hintedEnd === undefined ? hintedPath.slice(1) : [hintedEnd], hintInWords(found));
        }
    }

    /** The player leaves the game. */
    close(): void {
        this.draft.stopAsking();
        clearTimeout(this.#timer);
    }
}

function hintInWords({action, isWhole}: Hint): string {
    const w = words();
    if (action === PASS) {
        return w.hint.pass;
    }
    return isWhole ? w.hint.path : w.hint.end;
}
