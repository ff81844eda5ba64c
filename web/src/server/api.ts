import type {components} from '../../target/wire';
import {randomId} from '../game/random';
import {deviceStore} from '../storage';

type Schemas = components['schemas'];
export type WireTable = Schemas['Table'];
export type WireEvent = Schemas['Event'];
/** What players can say to each other. */
export type Reaction = Schemas['Reaction'];
export type TableLine = Schemas['TableLine'];
export type MyGame = Schemas['MyGame'];
export type Daily = Schemas['Daily'];
export type DailyMonth = Schemas['DailyMonth'];
export type PastDeal = Schemas['PastDeal'];
export type Challenge = Schemas['Challenge'];
export type Terms = Schemas['Terms'];
export type NewTable = Schemas['NewTable'];

/** The server refuses a request. `detail` is for people. */
export class ServerProblem extends Error {
    constructor(
        readonly status: number,
        /** The last word of the problem's type, like `table-full`. */
        readonly type: string,
        detail: string,
        readonly retryAfter?: number,
    ) {
        super(detail);
    }
}

/** The server cannot be reached. */
export class Unreachable extends Error {}

const KNOWN = 'trasse.known';
const TIMEOUT = 10_000;

/** Whether this browser has a key of the server. */
export function isKnown(): boolean {
    return deviceStore.get(KNOWN) !== null;
}

async function request(method: string, path: string, body?: object): Promise<Response> {
    let response: Response;
    try {
        response = await fetch(path, {
            method,
            body: body === undefined ? undefined : JSON.stringify(body),
            headers: body === undefined ? {} : {'Content-Type': 'application/json'},
            signal: AbortSignal.timeout(TIMEOUT),
        });
    } catch {
        throw new Unreachable(path);
    }
    if (!response.ok) {
        throw await problemOf(response);
    }
    return response;
}

async function problemOf(response: Response): Promise<Error> {
    try {
        const {type, detail, retryAfter} = (await response.json()) as Schemas['Problem'];
        return new ServerProblem(response.status, type.slice(type.lastIndexOf(':') + 1), detail, retryAfter);
    } catch {
        // An answer that is not ours comes from a proxy whose server is away.
        return response.status >= 500
            ? new Unreachable(response.url)
            : new ServerProblem(response.status, 'refused', response.statusText);
    }
}

async function get<T>(path: string): Promise<T> {
    return (await (await request('GET', path)).json()) as T;
}

async function post<T>(path: string, body: object): Promise<T> {
    return (await (await request('POST', path, body)).json()) as T;
}

let visits = 0;

/** Changes whenever the server gets to know this browser as somebody else. */
export function identity(): number {
    return visits;
}

/** Commands need a key, which is made at the first one and kept by the browser as a cookie. */
async function arrive(): Promise<void> {
    await request('POST', '/api/me');
    deviceStore.set(KNOWN, 'yes');
    visits++;
}

async function asMe<T>(ask: () => Promise<T>): Promise<T> {
    if (!isKnown()) {
        await arrive();
    }
    try {
        return await ask();
    } catch (problem) {
        // The cookie is gone, or the server has forgotten us: be somebody new.
        if (problem instanceof ServerProblem && problem.type === 'who-are-you') {
            await arrive();
            return ask();
        }
        throw problem;
    }
}

export function newCommand(): string {
    return randomId();
}

export const api = {
    table: (id: string) => get<WireTable>(`/api/tables/${id}`),
    tables: () => get<TableLine[]>('/api/tables'),
    /** Some of this visitor's games, the latest first; earlier ones are asked for with the time of the last of them. */
    games: (before?: number) => get<MyGame[]>(`/api/me/games${before === undefined ? '' : `?before=${before}`}`),
    record: async (id: string) => (await request('GET', `/api/tables/${id}/record`)).text(),
    events: (id: string, after: number) => new EventSource(`/api/tables/${id}/events?after=${after}`),
    open: (table: NewTable) => asMe(() => post<Schemas['Done']>('/api/tables', table)),
    command: (id: string, verb: string, body: object) =>
        asMe(() => post<Schemas['Done']>(`/api/tables/${id}/${verb}`, body)),
    makeChallenge: (id: string) => asMe(() => post<Schemas['ChallengeMade']>(`/api/tables/${id}/challenge`, {})),
    challenge: (id: string, look = false) => get<Challenge>(`/api/challenges/${id}${look ? '?look=true' : ''}`),
    playChallenge: (id: string, name: string) =>
        asMe(() => post<Schemas['Made']>(`/api/challenges/${id}/play`, {name})),
    daily: (day?: string) => get<Daily>(day === undefined ? '/api/daily' : `/api/daily/${day}`),
    /** The cards of a day that is over. */
    pastDeal: (day: string) => get<PastDeal>(`/api/daily/${day}/deal`),
    dailyMonth: (month?: string) => get<DailyMonth>(`/api/daily/months${month === undefined ? '' : `/${month}`}`),
    playDaily: (name: string) => asMe(() => post<Schemas['Made']>('/api/daily/play', {name})),
    file: async (path: string) => (await request('GET', path)).blob(),
    code: () => asMe(() => post<Schemas['Code']>('/api/me/codes', {})),
    redeem: async (code: string) => {
        await request('POST', '/api/me/redeem', {code});
        deviceStore.set(KNOWN, 'yes');
    },
    forget: async () => {
        await request('DELETE', '/api/me');
        deviceStore.remove(KNOWN);
    },
};
