import type {Level} from '../workers/answers';

/** From the weakest to the strongest. */
export const LEVELS: readonly Level[] = ['dreamer', 'greedy', 'careful', 'clever', 'master'];

/** What bots are called, in every language: three at most play at a table, and one of these names may be a person's. */
const NAMES: Record<Level, readonly string[]> = {
    dreamer: ['Flora', 'Bella', 'Mila', 'Lilo'],
    greedy: ['Elsa', 'Pica', 'Gigi', 'Rico'],
    careful: ['Igor', 'Hedda', 'Pino', 'Rosa'],
    clever: ['Fanny', 'Felix', 'Rena', 'Vito'],
    master: ['Otto', 'Olga', 'Ugo', 'Ella'],
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
