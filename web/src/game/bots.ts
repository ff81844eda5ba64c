import type {Level} from '../workers/answers';

/** From the weakest to the strongest. */
export const LEVELS: readonly Level[] = ['butterfly', 'magpie', 'rabbit', 'hedgehog', 'squirrel', 'cat', 'fox', 'owl'];

/** What levels were called when there were five of them: saved games, settings and links may still say so. */
const FORMER: ReadonlyMap<string, Level> = new Map([
    ['dreamer', 'butterfly'],
    ['greedy', 'magpie'],
    ['careful', 'squirrel'],
    ['clever', 'cat'],
    ['master', 'owl'],
]);

/** The level with a name, which may be that of an earlier version; undefined if there is none. */
export function levelNamed(name: string): Level | undefined {
    return LEVELS.find((level) => level === name) ?? FORMER.get(name);
}

/** Plays against somebody who has chosen nobody else. */
export const FIRST_RIVAL: Level = 'hedgehog';

/** Plays in place of people. */
export const STAND_IN: Level = 'cat';

/** What bots are called, in every language: three at most play at a table, and one of these names may be a person's. */
const NAMES: Record<Level, readonly string[]> = {
    butterfly: ['Flora', 'Bella', 'Mila', 'Lilo'],
    magpie: ['Elsa', 'Pica', 'Gigi', 'Rico'],
    rabbit: ['Hanna', 'Lapo', 'Nelly', 'Bruno'],
    hedgehog: ['Igor', 'Hedda', 'Pino', 'Rosa'],
    squirrel: ['Emil', 'Hazel', 'Sina', 'Nino'],
    cat: ['Minka', 'Leo', 'Kira', 'Tom'],
    fox: ['Fanny', 'Felix', 'Rena', 'Vito'],
    owl: ['Otto', 'Olga', 'Ugo', 'Ella'],
};

/** A player or a seat: a person, or a bot of a level. */
interface Named {
    name: string;
    level?: Level;
}

/** What everyone at a table is called: people by their own names, bots by names of their level that nobody else has. */
export function namesAt(table: readonly Named[]): string[] {
    const taken = new Set(table.filter(({level}) => level === undefined).map(({name}) => name.toLowerCase()));
    return table.map(({name, level}) => {
        if (level === undefined) {
            return name;
        }
        const own = NAMES[level].find((candidate) => !taken.has(candidate.toLowerCase())) ?? name;
        taken.add(own.toLowerCase());
        return own;
    });
}
