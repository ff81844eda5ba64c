import type {Section} from './rules';

export const rules: readonly Section[] = [
    {
        title: 'Lo scopo del gioco',
        text: [
            'Tracci un solo percorso su una tavola di 61 caselle di sei colori. Nove caselle portano un numero da 2 ' +
                'a 10: raggiungile, e prima degli altri. Ogni casella che alla fine non è sul tuo percorso costa un ' +
                'punto.',
            'Tutti hanno la stessa tavola, ma ognuno parte da un punto di partenza diverso. Un solo mazzetto di 15 ' +
                'carte vale per tutti.',
        ],
    },
    {
        title: 'Le carte',
        text: [
            'Ogni carta mostra quattro colori diversi, e non ci sono due carte con gli stessi quattro. Sei delle ' +
                'carte mostrano due volte uno dei loro colori: hanno quindi cinque caselle colorate.',
        ],
    },
    {
        title: 'Un giro',
        text: [
            'Si scopre una carta. Tutti allungano allo stesso tempo il proprio percorso, usando i colori della carta.',
        ],
        points: [
            'Usa quanti colori vuoi, in qualsiasi ordine, ciascuno una volta (due volte se la carta lo mostra due ' +
                'volte).',
            'Il percorso va da una casella a una vicina. Non entra mai due volte nella stessa casella. Può correre ' +
                'accanto a sé stesso.',
            'In un giro il percorso cresce da una sola delle sue due estremità. Al giro successivo può essere l’altra.',
            'Se non puoi o non vuoi allungare il percorso, passi.',
        ],
    },
    {
        title: 'I numeri',
        text: ['Alla fine del giro ognuno annuncia i numeri che il suo percorso ha raggiunto.'],
        points: [
            'Punteggio pieno se nessun altro ha raggiunto quel numero in un giro precedente. Se più persone lo ' +
                'raggiungono per la prima volta nello stesso giro, ricevono tutte il punteggio pieno.',
            'Metà dei punti, arrotondata per eccesso, se qualcun altro c’è arrivato in un giro precedente: il 7 vale ' +
                'allora 4 punti, il 10 ne vale 5.',
            'Se in un giro raggiungi più numeri, contano tutti.',
            'Se non hai ancora raggiunto un numero annunciato, accanto compare un puntino: d’ora in poi per te vale ' +
                'la metà.',
        ],
    },
    {
        title: 'La fine',
        text: [
            'La partita finisce dopo tutte le 15 carte. Somma i punti dei tuoi numeri, poi togli un punto per ogni ' +
                'casella che non è sul tuo percorso. Vince il totale più alto. Se il totale migliore è di più ' +
                'persone, la vittoria è condivisa.',
            'Un esempio: Linus ha raggiunto tutti i numeri tranne il 4. Il 3, il 6, l’8 e il 9 gli hanno dato il ' +
                'punteggio pieno, il 2, il 5, il 7 e il 10 la metà: 26 + 13 = 39. Dieci caselle non sono sul suo ' +
                'percorso: 39 − 10 = 29.',
        ],
    },
    {
        title: 'In solitario',
        text: [
            'Giochi tutte le 15 carte allo stesso modo, ma un numero vale per intero solo se non ne hai già ' +
                'raggiunto uno più alto; altrimenti vale la metà, arrotondata per eccesso. All’interno di un giro ' +
                'decide l’ordine lungo il tuo percorso.',
            'Un esempio: prima il 4 (4 punti), poi il 7 (7 punti), poi il 5 (solo 3 punti, perché hai già il 7), poi ' +
                'il 9 (9 punti).',
            'Un super risultato è più di 40 punti nell’edizione con le tavole e più di 35 in quella con il blocco. ' +
                'Per il resto le due edizioni sono uguali.',
        ],
    },
];
