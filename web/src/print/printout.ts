import type {Language} from '../words/words.svelte';

export type Paper = 'a4' | 'letter';
export type Part = 'sheets' | 'cards' | 'fold' | 'rules';
export type SheetsPerPage = '2' | '4';

/** What is to be printed. */
export interface Printout {
    /** The name of a built-in board, or its code behind a tilde. */
    board: string;
    paper: Paper;
    language: Language;
    parts: readonly Part[];
    sheetsPerPage: SheetsPerPage;
    grey: boolean;
}

/** In millimetres, upright. */
export const SIZES: Record<Paper, {width: number; height: number}> = {
    a4: {width: 210, height: 297},
    letter: {width: 215.9, height: 279.4},
};

/** Where printers hold US Letter and not A4. */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'CR', 'GT', 'NI', 'PA', 'PR', 'SV', 'VE', 'DO'];

/** The paper that a visitor most likely has, by the language tag of the browser. */
export function paperFor(tag: string): Paper {
    return LETTER_REGIONS.includes(new Intl.Locale(tag).region ?? '') ? 'letter' : 'a4';
}

/** Where the server has it as a PDF. */
export function pdfPath({board, paper, language, parts, sheetsPerPage, grey}: Printout): string {
    const chosen = `parts=${parts.join(',')}&sheetsPerPage=${sheetsPerPage}`;
    return `/api/boards/${board}/print?paper=${paper}&language=${language}&${chosen}&grey=${grey}`;
}
