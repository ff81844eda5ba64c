import {expect, test} from 'vitest';
import {paperFor, pdfPath} from './printout';

test.each([
    ['en-US', 'letter'],
    ['es-MX', 'letter'],
    ['fr-CA', 'letter'],
    ['en-GB', 'a4'],
    ['de-CH', 'a4'],
    ['en', 'a4'],
    ['zh-Hant-TW', 'a4'],
])('in %s, printers hold %s', (tag, paper) => {
    expect(paperFor(tag)).toBe(paper);
});

test('the PDF is asked for with all that was chosen', () => {
    expect(
        pdfPath({
            board: '~AbC',
            paper: 'letter',
            language: 'it',
            parts: ['sheets', 'fold'],
            sheetsPerPage: '4',
            grey: true,
        }),
    ).toBe('/api/boards/~AbC/print?paper=letter&language=it&parts=sheets,fold&sheetsPerPage=4&grey=true');
});
