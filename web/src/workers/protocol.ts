import type {EngineExports, RulesExports} from './exports';

/** A call of a function of the rules. */
export type RulesRequest = {
    [Name in keyof RulesExports]: {call: Name; args: Parameters<RulesExports[Name]>};
}[keyof RulesExports];

/** A move of a bot, or only the loading of all that it would need. A board is told by its code, if it is to be learned. */
export type EngineRequest =
    {call: 'bot'; args: Parameters<EngineExports['bot']>; board?: string} | {call: 'prepare'; board?: string};

/** How far a request is: files are fetched, or the engine is at work. */
export type Progress = 'loading' | 'thinking';

export type Numbered<Request> = Request & {id: number};

export type Reply = {id: number; answer: string} | {id: number; failure: string} | {id: number; progress: Progress};
