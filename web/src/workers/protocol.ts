import type {EngineExports, RulesExports} from './exports';

/** A call of a function of the rules. */
export type RulesRequest = {
    [Name in keyof RulesExports]: {call: Name; args: Parameters<RulesExports[Name]>};
}[keyof RulesExports];

/** A move of a bot, or only the knowledge that it would need. */
export type EngineRequest =
    | {
          call: 'bot';
          args: Parameters<EngineExports['bot']>;
          /** The code of the board to learn first, if any. */ board?: string;
      }
    | {call: 'learn'; board: string};

/** How far a request is: files are fetched, or the engine is at work. */
export type Progress = 'loading' | 'thinking';

export type Numbered<Request> = Request & {id: number};

export type Reply = {id: number; answer: string} | {id: number; failure: string} | {id: number; progress: Progress};
