import {counting, figuresOf} from '../counting';
import type {LaterWords} from '../later.svelte';

const count = counting('it');
const figures = figuresOf('it');

/** «il 7», «l’8». */
function the(n: number): string {
    return n === 8 ? `l’${n}` : `il ${n}`;
}

export const paper: LaterWords['paper'] = {
    what: 'Giocate con schede stampate e penne. La pagina scopre le carte, conta i punti, o fa entrambe le cose.',
    task: 'Che cosa deve fare la pagina?',
    both: 'Entrambe le cose',
    bothMeans: 'carte e punti',
    cards: 'Scoprire le carte',
    cardsMean: 'i punti li contate voi',
    scores: 'Contare i punti',
    scoresMean: 'le carte le scoprite voi',
    person: (n: number) => `Persona ${n}`,
    solo: 'Chi gioca da solo segue la regola del solitario.',
    clock: 'Tempo per carta',
    sound: 'Un suono leggero quando il tempo scade',
    screenGoesOff:
        'Qui il browser non può tenere acceso lo schermo. Imposta il dispositivo perché si spenga più tardi.',
    running: 'C’è una partita in corso',
    replace: 'Iniziare una nuova partita?',
    replaceWhy: 'Prenderà il posto di quella in corso. Con «Annulla» puoi riprendere la vecchia.',
    replaceYes: 'Nuova partita',
    replaceNo: 'Continua',
    ready: '15 carte, mescolate',
    first: 'Scopri la prima carta',
    next: 'Prossima carta',
    endRound: 'Fine del giro',
    done: 'Finito',
    keys: 'Barra spaziatrice o → per andare avanti, ← per tornare indietro.',
    pause: 'Ferma l’orologio',
    resume: 'Fai ripartire l’orologio',
    timeLeft: 'Tempo rimasto per questa carta',
    whoReached: 'Chi ha raggiunto un numero?',
    soloReached: 'Quali numeri hai raggiunto? Toccali nell’ordine del tuo percorso.',
    worth: (n: number, points: number) => `${n}: vale ${count(points, 'punto', 'punti')}`,
    worthHalf: (n: number, points: number) => `${n}: vale solo la metà, ${count(points, 'punto', 'punti')}`,
    withdrawn: (name: string, n: number) => `${name}: ${the(n)} non conta più.`,
    nextRound: 'Prossimo giro',
    noCardLeft: 'Carte finite',
    toCount: 'Passa alle caselle mancate',
    missed: 'Caselle mancate',
    countWhat:
        'Ogni casella che non è sul tuo percorso costa un punto. Contate le caselle mancate, oppure quelle sul percorso.',
    counted: 'Che cosa avete contato?',
    onLine: 'Caselle sul percorso',
    notANumber: 'Inserisci un numero intero.',
    missedRange: (least: number, most: number) =>
        `Con i numeri annunciati possono mancare da ${least} a ${most} caselle. Conta di nuovo, oppure annulla e correggi i numeri.`,
    lineRange: (least: number, most: number) =>
        `Con i numeri annunciati il percorso può avere da ${least} a ${most} caselle. Conta di nuovo, oppure annulla e correggi i numeri.`,
    notCounted: 'Questo numero manca ancora.',
    showResult: 'Mostra il risultato',
    inFull: (list: string, points: number) => `Per intero: ${list}. In tutto ${count(points, 'punto', 'punti')}.`,
    inHalf: (list: string, points: number) => `A metà: ${list}. In tutto ${count(points, 'punto', 'punti')}.`,
    noNumber: 'Nessun numero raggiunto.',
    sum: (plus: number, missed: number, total: number) =>
        `${figures(plus)} − ${count(missed, 'casella mancata', 'caselle mancate')}\u00a0=\u00a0${figures(total)}`,
    halfWhy: 'Metà dei punti: qualcun altro c’era arrivato in un giro precedente.',
    halfWhySolo: 'Metà dei punti: prima era già stato raggiunto un numero più alto.',
    change: 'Cambia le impostazioni',
    allTurned: 'Era l’ultima carta',
    allTurnedWhat: 'Segnate con una crocetta le caselle mancate e fate la somma. Vince il percorso migliore!',
};
