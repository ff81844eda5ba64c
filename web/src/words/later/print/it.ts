import {counting} from '../counting';

const count = counting('it');

export const print = {
    intro: 'Giocate senza schermo: stampate le schede di gioco, le carte da ritagliare e le regole. Poi bastano le penne.',
    thisBoard: 'Questa tavola',
    paper: 'Formato del foglio',
    parts: 'Che cosa stampare',
    sheets: 'Schede di gioco',
    cards: 'Carte',
    backs: 'Retro delle carte',
    double: 'Fronte-retro',
    doubleMeans: 'stampato sull’altro lato',
    fold: 'Da piegare',
    foldMeans: 'stampa un lato, piega, incolla',
    ink: 'Inchiostro',
    colours: 'A colori',
    grey: 'In bianco e nero',
    greyMeans: 'segni al posto dei colori',
    print: 'Stampa',
    pdf: 'Scarica il PDF',
    needsNetwork: 'Per il PDF serve la rete. La stampa funziona anche senza.',
    scale: 'Nella finestra di stampa scegli 100% o «dimensioni reali». Una carta misura allora 63 × 88 mm.',
    nothing: 'Scegli qualcosa da stampare.',
    drawing: 'Preparo le pagine…',
    preview: 'Anteprima',
    pages: (n: number) => count(n, 'pagina', 'pagine'),
    page: (n: number, of: number) => `Pagina ${n} di ${of}`,
    noBoard: 'Dietro questo link non c’è nessuna tavola. Forse non è completo.',
    notDrawn: 'Non è stato possibile disegnare le pagine.',
};
