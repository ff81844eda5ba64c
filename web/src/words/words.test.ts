import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {expect, test} from 'vitest';
import {de as firstDe} from './de';
import {en as firstEn} from './en';
import {fr as firstFr} from './fr';
import {it as firstIt} from './it';
import {later as laterDe} from './later/de';
import {later as laterEn} from './later/en';
import {later as laterFr} from './later/fr';
import {later as laterIt} from './later/it';
import {rules as rulesDe} from './rules/de';
import {rules as rulesEn} from './rules/en';
import {rules as rulesFr} from './rules/fr';
import {rules as rulesIt} from './rules/it';
import type {Section} from './rules/rules';

const en = {...firstEn, ...laterEn};
const de = {...firstDe, ...laterDe};
const fr = {...firstFr, ...laterFr};
const it = {...firstIt, ...laterIt};
const LANGUAGES = {de, fr, it};
const RULES = {de: rulesDe, fr: rulesFr, it: rulesIt};

/** Every message by its path. */
function messages(words: object, path = ''): [string, unknown][] {
    return Object.entries(words).flatMap(([key, value]): [string, unknown][] =>
        typeof value === 'object' && value !== null
            ? messages(value as object, `${path}${key}.`)
            : [[path + key, value]],
    );
}

const SOURCES = readdirSync('src', {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.parentPath.includes('words'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');

/** Groups that are looked up by a word of the rules or of the server. */
const LOOKED_UP = [
    'colours',
    'levelsMean',
    'problems',
    'objections',
    'learn',
    'animals',
    'editions',
    'editionsMean',
    'bands',
    'reactions',
    'faults',
    'games.kinds',
    'analysis.grades',
    'analysis.fortunes',
    'storage',
    'puzzles.bands',
];

test.each(Object.entries(LANGUAGES))('%s says everything that English says', (_, words) => {
    expect(
        messages(words)
            .map(([path]) => path)
            .sort(),
    ).toEqual(
        messages(en)
            .map(([path]) => path)
            .sort(),
    );
});

test.each(Object.entries(LANGUAGES))('%s has no empty message', (_, words) => {
    expect(messages(words).filter(([, message]) => message === '')).toEqual([]);
});

/** What is the same in English, because the word is. */
const SAME = new Set(['strip.points', 'game.hoursLeft', 'strip.total', 'scores.rank', 'scores.name', 'hint.title']);

test.each(Object.entries(LANGUAGES))('%s is translated', (_, words) => {
    const english = new Map(messages(en));
    const same = messages(words).filter(
        ([path, message]) =>
            typeof message === 'string' && message.length > 6 && message === english.get(path) && !SAME.has(path),
    );
    expect(same).toEqual([]);
});

/** Parameters of messages that can be negative. */
const POINTS = new Set(['points', 'total']);

/** Parameters of messages that are lists. */
const LISTS = new Set(['numbers', 'reasons']);

function valueOf(parameter: string): unknown {
    if (LISTS.has(parameter)) {
        return ['7', '8'];
    }
    return POINTS.has(parameter) ? -7 : '7';
}

/** A message as people read it, with −7 for points, lists of 7 and 8, and 7 for everything else. */
function read(message: unknown): string {
    if (typeof message !== 'function') {
        return String(message);
    }
    const [, parameters = ''] = /^\(?([^)=]*)/.exec(String(message)) ?? [];
    const values = parameters.split(',').map((name) => valueOf(name.trim()));
    return (message as (...values: unknown[]) => string)(...values);
}

/** All that can be read in a language. */
function sentencesIn(words: object, rules: readonly Section[]): string[] {
    const inTheRules = rules.flatMap(({title, text, points = []}) => [title, ...text, ...points]);
    return [...messages(words).map(([, message]) => read(message)), ...inTheRules];
}

const READ = {
    en: sentencesIn(en, rulesEn),
    de: sentencesIn(de, rulesDe),
    fr: sentencesIn(fr, rulesFr),
    it: sentencesIn(it, rulesIt),
};

test.each(Object.entries(READ))('%s has minus signs, apostrophes and ellipses as in print', (_, sentences) => {
    expect(sentences.filter((sentence) => /−7/.test(sentence)).length).toBeGreaterThan(4);
    expect(sentences.filter((sentence) => /(^|\W)-\s?\d|'|\.\.\./.test(sentence))).toEqual([]);
});

test('English has seats, not chairs, and is written as it is spoken', () => {
    const stilted = /\bchairs?\b|\bs[ia]t down\b|\b(do|does|is|are|has|have|can) ?not\b|\bI am\b/i;
    expect(READ.en.filter((sentence) => stilted.test(sentence))).toEqual([]);
});

test('no line of French begins with a colon, a semicolon or a mark', () => {
    expect(READ.fr.filter((sentence) => / [:;?!%]/.test(sentence))).toEqual([]);
});

test.each(Object.entries({en, ...LANGUAGES}))('in %s, one right answer is not called a row', (_, {puzzles}) => {
    expect([puzzles.runOver(1), puzzles.runBest(1)].join(' ')).not.toMatch(/in a row|hintereinander|de suite|di fila/);
    expect(puzzles.runOver(2)).toMatch(/in a row|hintereinander|de suite|di fila/);
});

test('every message is used', () => {
    const unused = messages(en)
        .map(([path]) => path)
        .filter((path) => !LOOKED_UP.some((group) => path.startsWith(`${group}.`)))
        .filter((path) => !new RegExp(`\\b[wl]\\.${path.replace('.', '\\s*\\.')}\\b`).test(SOURCES));
    expect(unused).toEqual([]);
});

test('every problem of the server has a sentence', () => {
    const api = readFileSync('../docs/api.md', 'utf8');
    const table = api.slice(api.indexOf('| status | type | why |'));
    const types = table
        .slice(0, table.indexOf('\n\n'))
        .split('\n')
        .slice(2)
        .flatMap((row) => [...(row.split('|')[2] ?? '').matchAll(/`([a-z-]+)`/g)].map((match) => match[1]));
    expect(types.length).toBeGreaterThan(25);
    expect(types.filter((type) => !((type as string) in en.problems))).toEqual([]);
});

test.each(Object.entries(RULES))('the rules in %s have the same parts as in English', (_, rules) => {
    const shape = (sections: typeof rulesEn) => sections.map(({text, points}) => [text.length, points?.length]);
    expect(shape(rules)).toEqual(shape(rulesEn));
    expect(rules.map(({title}) => title)).not.toEqual(rulesEn.map(({title}) => title));
});
