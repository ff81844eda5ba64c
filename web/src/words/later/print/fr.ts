import {counting} from '../counting';

const count = counting('fr', (n) => Math.abs(n) < 2);

export const print = {
    intro: 'Jouez sans écran : imprimez les fiches de jeu, les cartes à découper et les règles. Il ne vous manquera plus que des stylos.',
    thisBoard: 'Ce tableau',
    paper: 'Papier',
    parts: 'À imprimer',
    sheets: 'Fiches de jeu',
    cards: 'Cartes',
    backs: 'Dos des cartes',
    double: 'Recto verso',
    doubleMeans: 'imprimé au verso',
    fold: 'À plier',
    foldMeans: 'imprimer au recto, plier, coller',
    ink: 'Encre',
    colours: 'En couleurs',
    grey: 'Noir et blanc',
    greyMeans: 'des signes au lieu des couleurs',
    print: 'Imprimer',
    pdf: 'Télécharger le PDF',
    needsNetwork: 'Il faut une connexion pour le PDF. L’impression fonctionne sans.',
    scale: 'Dans la fenêtre d’impression, choisis 100 % ou « taille réelle ». Une carte mesure alors 63 × 88 mm.',
    nothing: 'Choisis quelque chose à imprimer.',
    drawing: 'Préparation des pages…',
    preview: 'Aperçu',
    pages: (n: number) => count(n, 'page', 'pages'),
    page: (n: number, of: number) => `Page ${n} sur ${of}`,
    noBoard: 'Il n’y a pas de tableau derrière ce lien. Il n’est peut-être pas complet.',
    notDrawn: 'Les pages n’ont pas pu être dessinées.',
};
