import type {BoardName, Edition, Level} from './answers';

/** What the Java rulebook offers, compiled to WebAssembly. Every answer is text; one that begins with { is JSON. */
export interface Rulebook {
    board(name: BoardName): string;
    begin(board: BoardName, edition: Edition, names: string, seed: bigint): string;
    position(record: string, card: string): string;
    extensions(board: BoardName, line: string, card: string): string;
    objection(board: BoardName, line: string, card: string, action: string): string;
    play(record: string, card: string, actions: string): string;
    bot(record: string, card: string, start: number, level: Level, seed: bigint, millis: number, work: number): string;
    learn(board: string, weights: Int8Array): string;
}
