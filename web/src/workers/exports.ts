import type {Paper} from '../print/printout';
import type {Language} from '../words/words.svelte';
import type {Edition, Level} from './answers';
import type {Lesson} from './board-weights.svelte';

/**
 * The Java functions of `rules.wasm`. Every answer is text; one that begins with a brace is JSON. A board is the name of a
 * built-in one or its code behind a tilde.
 */
export interface RulesExports {
    board(board: string): string;
    begin(board: string, edition: Edition, names: string, seed: bigint): string;
    beginWith(board: string, edition: Edition, names: string, starts: string, deck: string): string;
    position(record: string, card: string): string;
    extensions(board: string, line: string, card: string): string;
    openEnds(board: string, line: string, cards: string): string;
    gains(board: string, players: number, reached: string, halves: string, fields: string): string;
    objection(board: string, line: string, card: string, action: string): string;
    play(record: string, card: string, actions: string): string;
    replay(record: string): string;
    playOn(record: string, rounds: number, starts: string, names: string, deck: string): string;
    pack(record: string): string;
    unpack(packed: string): string;
    paper(edition: Edition, players: number, announcements: string, missed: string): string;
}

/** The Java functions of `sheets.wasm`. The pages are SVG, a line each. */
export interface SheetsExports {
    pages(board: string, paper: Paper, language: Language, parts: string, sheetsPerPage: string, grey: boolean): string;
}

/** Is told the share that is done, from 0 to 1, and what is new, as JSON; empty if nothing is. */
export type StudyListener = (share: number, found: string) => void;

/** The Java functions of `engine.wasm`. */
export interface EngineExports {
    bot(record: string, card: string, start: number, level: Level, seed: bigint, millis: number, work: number): string;
    analyse(record: string, onreport: StudyListener): string;
    attempt(record: string, card: string, start: number, action: string): string;
    hindsight(
        record: string,
        start: number,
        from: number,
        millis: number,
        work: number,
        onreport: StudyListener,
    ): string;
    learn(board: string, weights: Int8Array): string;
    train(board: string, lesson: Lesson, headStart: Int8Array, onprogress: (share: number) => void): string;
    learned(): Int8Array;
}
