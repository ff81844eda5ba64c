import {counting, figuresOf} from '../counting';
import type {LaterWords} from '../later.svelte';

const count = counting('it');
const figures = figuresOf('it');

/** «del 70%», «dell’80%»; never less than 10. */
function ofPercent(n: number): string {
    return /^(?:11|8\d)$/.test(String(n)) ? `dell’${figures(n)}%` : `del ${figures(n)}%`;
}

export const day: LaterWords['day'] = {
    what: 'Ogni giorno una partita in solitario, con le stesse carte per tutti.',
    yourTotal: (total: number) => `Il tuo totale: ${count(total, 'punto', 'punti')}`,
    first: 'Nessuno ha finito prima di te.',
    betterThanAll: 'Meglio di tutti gli altri.',
    better: (percent: number) => `Meglio ${ofPercent(percent)} degli altri.`,
    rank: (place: number, of: number) => `${figures(place)}º posto su ${figures(of)}.`,
    behind: 'Quasi tutti gli altri hanno fatto un po’ meglio.',
    givenUp: 'Hai lasciato questa partita prima della fine.',
    streak: (days: number) => `${count(days, 'giorno', 'giorni')} di fila`,
    longest: (days: number) => `record: ${count(days, 'giorno', 'giorni')}`,
    nobody: 'Nessuno ha ancora finito. Comincia tu!',
    nobodyPlayed: 'Quel giorno non ha giocato nessuno.',
    next: (time: string) => `Prossima partita tra ${time}`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    minutes: (minutes: number) => `${minutes} min`,
    soon: 'meno di un minuto',
    newDay: 'C’è una nuova partita del giorno!',
    showNewDay: 'Mostra',
    past: 'Questo giorno è passato. Per allenarti puoi ancora giocare le sue carte, qui sul tuo dispositivo.',
    practise: 'Allenati con questa partita',
    goOnPractising: 'Riprendi l’allenamento',
    practised: (date: string) => `Allenamento, partita del giorno: ${date}`,
    dayBefore: 'Il giorno prima',
    today: 'Oggi',
    calendar: 'Calendario',
    yesterdaysBest: 'Il miglior percorso di ieri',
    showBest: 'Mostra il miglior percorso',
    bestOfDay: (name: string, total: number) => `Il miglior percorso: ${name}, ${count(total, 'punto', 'punti')}`,
    replay: 'Rivedi la partita',
    board: 'La tavola del giorno con il punto di partenza',
    totals: 'I totali di tutti',
    chart: 'Grafico a barre: quante persone hanno ottenuto ogni totale; le cifre sono nella tabella',
    range: (from: number, to: number) => `da ${figures(from)} a ${figures(to)}`,
    points: 'Punti',
    players: 'Persone',
    you: 'tu',
    calendarTitle: 'Le tue partite del giorno',
    previousMonth: 'Mese precedente',
    nextMonth: 'Mese successivo',
    notPlayed: 'non giocata',
    unfinished: 'non finita',
    finishedIn: (n: number) => `${count(n, 'partita finita', 'partite finite')} nel mese`,
    ownOnly: 'Queste sono le partite del giorno conservate su questo dispositivo.',
};
