import type {Section} from './rules';

export const rules: readonly Section[] = [
    {
        title: 'Lo scopo del gioco',
        text: [
            'Tracci un solo percorso su una tavola di 61 caselle di sei colori. Nove caselle portano un numero da 2 ' +
                'a 10: raggiungile, e prima degli altri. Ogni casella che alla fine non è sul tuo percorso costa un ' +
                'punto.',
            'Trasse è un gioco da 1 a 4 persone. Tutti hanno la stessa tavola, ma ognuno un punto di ' +
                'partenza diverso vicino al centro. Un solo mazzetto di 15 carte vale per tutti.',
        ],
    },
    {
        title: 'Le carte',
        text: [
            'Ogni carta mostra quattro colori diversi, e non ci sono due carte con gli stessi quattro. Sei delle 15 ' +
                'carte mostrano due volte uno dei loro colori: hanno quindi cinque caselle colorate. Ciascuno dei ' +
                'sei colori è doppio su una carta.',
        ],
    },
    {
        title: 'Un giro',
        text: [
            'Si scopre la prima carta del mazzetto. Tutti allungano allo stesso tempo il proprio percorso, usando i ' +
                'colori della carta.',
        ],
        points: [
            'Il tuo percorso comincia dal punto di partenza: all’inizio è fatto solo di quella casella. Appena si è ' +
                'allungato ha due estremità, e da allora può crescere dall’una o dall’altra.',
            'In un giro, però, cresce da una sola estremità. Al giro successivo può essere l’altra.',
            'Usa quanti colori vuoi, in qualsiasi ordine: una casella per ogni colore, due per un colore che la ' +
                'carta mostra due volte.',
            'Il percorso va senza interruzioni da una casella a una vicina. Non deve incrociarsi né toccarsi: vuol ' +
                'dire semplicemente che non entra mai due volte nella stessa casella. Può però correre accanto ' +
                'a sé stesso.',
            'Prima metti un puntino su ogni casella che vuoi. Quando il percorso ti convince, unisci i ' +
                'puntini: traccia.',
            'Se non puoi o non vuoi allungare il percorso, passi.',
        ],
    },
    {
        title: 'I numeri e la tua tabella del punteggio',
        text: [
            'La tua tabella del punteggio ha un riquadro per ogni numero da 2 a 10, poi i punti positivi, i punti ' +
                'negativi e il totale. Alla fine del giro ognuno annuncia i numeri che il suo percorso ha raggiunto ' +
                'e segna i punti nei riquadri.',
        ],
        points: [
            'Punteggio pieno se nessun altro ha raggiunto quel numero in un giro precedente. Se più persone lo ' +
                'raggiungono per la prima volta nello stesso giro, ricevono tutte il punteggio pieno.',
            'Metà dei punti, arrotondata per eccesso, se qualcun altro c’è arrivato in un giro precedente: il 7 vale ' +
                'allora 4 punti, il 10 ne vale 5.',
            'Se in un giro raggiungi più numeri, contano tutti.',
            'Se viene annunciato un numero che non hai ancora raggiunto, nella tua tabella del punteggio viene ' +
                'segnato con un puntino: da quel momento per te vale solo la metà.',
            'Un esempio: Nora raggiunge per prima il 9 e riceve 9 punti. Emilio ci arriva due giri dopo: 5 punti.',
        ],
    },
    {
        title: 'La fine',
        text: [
            'La partita finisce quando sono state giocate tutte le 15 carte. Ogni casella che non è sul tuo percorso, ' +
                'con o senza numero, riceve una crocetta, e ogni crocetta è un punto negativo. Somma i punti dei ' +
                'riquadri e togli quelli negativi: ecco il tuo totale. Vince il più alto. In caso di parità in ' +
                'testa, la vittoria è condivisa.',
            'Un esempio: Nora ha raggiunto tutti i numeri tranne il 2. Il 4, il 6, l’8 e il 10 le hanno dato il ' +
                'punteggio pieno, il 3, il 5, il 7 e il 9 la metà: 28 + 14 = 42. Otto caselle hanno la crocetta: ' +
                '42 − 8 = 34.',
        ],
    },
    {
        title: 'In solitario',
        text: [
            'Giochi tutte le 15 carte allo stesso modo, ma un numero vale per intero solo se non ne hai già ' +
                'raggiunto uno più alto; altrimenti vale la metà, arrotondata per eccesso. All’interno di un giro ' +
                'conta l’ordine lungo il tuo percorso.',
            'Un esempio: prima il 3 (3 punti), poi l’8 (8 punti), poi il 6 (solo 3 punti, perché hai già l’8), poi ' +
                'il 10 (10 punti).',
            'Un super risultato vuol dire più di 40 punti nell’edizione con le tavole, più di 35 in quella con il ' +
                'blocco. Per il resto le due edizioni sono uguali.',
        ],
    },
];
