import {counting} from '../counting';

const count = counting('en');

export const print = {
    intro: 'Play without a screen: print sheets to draw on, cards to cut out, and the rules. Then all you need is pens.',
    thisBoard: 'This board',
    paper: 'Paper',
    parts: 'What to print',
    sheets: 'Sheets to draw on',
    cards: 'Cards',
    backs: 'Backs of the cards',
    double: 'Double-sided',
    doubleMeans: 'printed on the other side',
    fold: 'To fold',
    foldMeans: 'print one side, fold, glue',
    ink: 'Ink',
    colours: 'In colour',
    grey: 'Black and white',
    greyMeans: 'symbols instead of colours',
    print: 'Print',
    pdf: 'Download PDF',
    needsNetwork: 'The PDF needs a connection. Printing works without one.',
    scale: 'In the print dialog, choose 100% or “actual size”. A card then measures 63 × 88 mm.',
    nothing: 'Choose something to print.',
    drawing: 'Drawing the pages…',
    preview: 'Preview',
    pages: (n: number) => count(n, 'page', 'pages'),
    page: (n: number, of: number) => `Page ${n} of ${of}`,
    noBoard: 'This link doesn’t lead to a board. Part of it may be missing.',
    notDrawn: 'The pages couldn’t be drawn.',
};
