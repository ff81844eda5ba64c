import type {EngineExports, RulesExports, SheetsExports} from './exports';

/** A call of a function of the rules. */
export type RulesRequest = {
    [Name in keyof RulesExports]: {call: Name; args: Parameters<RulesExports[Name]>};
}[keyof RulesExports];

/** What the engine is asked. */
export type EngineRequest =
    | {call: 'bot'; args: Parameters<EngineExports['bot']>}
    | {call: 'analyse'; record: string}
    | {call: 'attempt'; args: Parameters<EngineExports['attempt']>}
    | {call: 'hindsight'; record: string; start: number; from: number; millis: number}
    /** What bots know about the board with a code. */
    | {call: 'learn'; board: string; weights: Int8Array}
    /** Only loads the engine. */
    | {call: 'prepare'};

/** What is asked of the pages to print. */
export interface SheetsRequest {
    call: 'pages';
    args: Parameters<SheetsExports['pages']>;
}

/** How far a request is: files are fetched, the engine is at work, or has done a share of it, from 0 to 1. */
export type Progress = 'loading' | 'thinking' | number;

export type Numbered<Request> = Request & {id: number};

export type Reply =
    | {id: number; answer: string}
    | {id: number; failure: string}
    | {id: number; progress: Progress}
    /** What a study has found so far, as JSON. */
    | {id: number; found: string};
