import {counting} from '../counting';

const count = counting('de');

export const print = {
    intro: 'Spielt ohne Bildschirm: Druckt Spielpläne zum Zeichnen, Karten zum Ausschneiden und die Regeln. Dann braucht ihr nur noch Stifte.',
    thisBoard: 'Diese Tafel',
    paper: 'Papier',
    parts: 'Was soll gedruckt werden?',
    sheets: 'Spielpläne zum Zeichnen',
    cards: 'Karten',
    backs: 'Rückseiten der Karten',
    double: 'Beidseitig',
    doubleMeans: 'auf die andere Seite gedruckt',
    fold: 'Zum Falten',
    foldMeans: 'einseitig drucken, falten, kleben',
    ink: 'Farbe',
    colours: 'Farbig',
    grey: 'Schwarz-weiß',
    greyMeans: 'Zeichen statt Farben',
    print: 'Drucken',
    pdf: 'PDF herunterladen',
    needsNetwork: 'Für das PDF brauchst du Internet. Drucken geht auch ohne.',
    scale: 'Wähle im Druckdialog 100 % oder „Tatsächliche Größe“. Eine Karte misst dann 63 × 88 mm.',
    nothing: 'Wähle etwas zum Drucken aus.',
    drawing: 'Die Seiten werden gezeichnet …',
    preview: 'Vorschau',
    pages: (n: number) => count(n, 'Seite', 'Seiten'),
    page: (n: number, of: number) => `Seite ${n} von ${of}`,
    noBoard: 'Hinter diesem Link steckt keine Tafel. Vielleicht ist er nicht vollständig.',
    notDrawn: 'Die Seiten konnten nicht gezeichnet werden.',
};
