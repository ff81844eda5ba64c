import {expect, test} from 'vitest';
import {faults} from '../../../browser/target/samples';
import {de} from '../words/de';
import {en} from '../words/en';
import {fr} from '../words/fr';
import {it} from '../words/it';
import {later as laterDe} from '../words/later/de';
import {later as laterEn} from '../words/later/en';
import {later as laterFr} from '../words/later/fr';
import {later as laterIt} from '../words/later/it';
import {faultSentence, faultyLine} from './fault-sentence';

test('the samples have a fault of every kind, and every rule that an extension can break', () => {
    const kinds = new Set<string>(faults.map(({kind}) => kind));
    expect(Object.keys(laterEn.faults).filter((kind) => !kinds.has(kind))).toEqual([]);
    const rules = faults.flatMap(({rule}) => (rule === undefined ? [] : [rule as string]));
    expect(rules.sort()).toEqual(Object.keys(laterEn.faults['illegal-action']).sort());
});

test.each([
    ['de', de, laterDe],
    ['fr', fr, laterFr],
    ['it', it, laterIt],
    ['en', en, laterEn],
])('every fault is a sentence in %s', (_, words, later) => {
    for (const fault of faults) {
        const sentence = faultSentence(fault, words, later);
        expect(sentence, fault.kind).toMatch(/^.{12,}[.]$/);
        expect(sentence, fault.kind).not.toMatch(/undefined|NaN|\[object/);
    }
});

test('a sentence has what the fault knows', () => {
    const said = (kind: string) =>
        faults.filter((fault) => fault.kind === kind).map((fault) => faultSentence(fault, de, laterDe));
    expect(said('illegal-action')).toContain('a1 liegt nicht neben dem Feld davor.');
    expect(said('illegal-action')).toContain('e3 hat eine Farbe, die die Karte nicht zeigt.');
    expect(said('start-taken')).toEqual(['Am Startpunkt 1 beginnt schon Ada. Alle haben einen anderen.']);
    expect(said('wrong-card')).toEqual(['Nach dem Stapel liegt hier die Karte bgsr: Blau, Grün, Grau, Rot.']);
});

test('the line of a fault is shown without the others, and cut if it is long', () => {
    expect(faultyLine('trasse 1\r\n board moon\r\nedition pad', {line: 2, kind: 'not-a-board', arguments: []})).toBe(
        'board moon',
    );
    expect(faultyLine('x'.repeat(1000), {line: 1, kind: 'not-a-record', arguments: []})).toHaveLength(121);
    expect(faultyLine('', {line: 1, kind: 'not-a-record', arguments: []})).toBe('');
});
