import {counting, figuresOf} from '../counting';
import type {LaterWords} from '../later.svelte';

const count = counting('it');
const figures = figuresOf('it');

export const statistics: LaterWords['statistics'] = {
    none: 'Ancora nessun dato',
    noneWhy:
        'Finisci una partita e qui vedrai come va: totali, numeri raggiunti e come te la cavi contro ogni animale.',
    noMatch: 'Nessuna partita finita corrisponde alla ricerca.',
    everyEdition: 'Entrambe le edizioni',
    player: 'Chi ha giocato',
    everyPlayer: 'Tutti',
    notCounted: 'Gli allenamenti e le partite importate contano solo se scegli quel tipo di partita.',
    lines: (n: number) => `${count(n, 'percorso', 'percorsi')} su questo dispositivo`,
    mean: 'Totale medio',
    best: 'Totale migliore',
    lookAt: (total: number) => `Rivedi la partita da ${count(total, 'punto', 'punti')}`,
    trend: 'Ultimi dieci totali',
    before: (mean: string) => `prima: ${mean}`,
    supers: 'Super risultati',
    ofSolo: (n: number) => `su ${count(n, 'partita', 'partite')} in solitario`,
    reached: 'Numeri raggiunti',
    inFull: (mean: string) => `di cui ${mean} per intero`,
    missed: 'Caselle mancate',
    accuracy: 'Qualità del gioco',
    ofAnalysed: (n: number) => `da 0 a 100, su ${count(n, 'percorso analizzato', 'percorsi analizzati')}`,
    perGame: 'in media',
    totals: 'I totali nel tempo',
    totalsChart: (n: number, mean: string) =>
        `${count(n, 'totale', 'totali')}, in media ${mean}; le cifre sono nella tabella`,
    accuracies: 'La qualità del gioco nel tempo',
    accuraciesChart: (n: number, mean: string) =>
        `${count(n, 'valore', 'valori')} da 0 a 100, in media ${mean}; le cifre sono nella tabella`,
    oneLine: 'un percorso',
    running: 'media degli ultimi dieci',
    distribution: 'Distribuzione dei totali',
    distributionChart: 'Quanti percorsi hanno ottenuto ogni totale; le cifre sono nella tabella',
    numbers: 'Le caselle numerate',
    numbersChart: 'Quante volte è stato raggiunto ogni numero; le cifre sono nella tabella',
    table: 'Tabella',
    date: 'Data',
    linesShort: 'Percorsi',
    total: 'Totale',
    meanShort: 'Media',
    bestShort: 'Migliore',
    runningShort: 'Ultimi dieci',
    points: 'Punti',
    range: (from: number, to: number) => `da ${figures(from)} a ${figures(to)}`,
    number: 'Numero',
    full: 'per intero',
    half: 'a metà',
    never: 'non raggiunto',
    levels: 'Contro i bot',
    levelsMean: 'Il tuo totale contro quello del miglior bot di ogni specie.',
    level: 'Animale',
    won: 'Vinte',
    shared: 'Pari',
    lost: 'Perse',
    take: 'Le tue partite in un file',
    takeMeans:
        'Le partite scelte qui sopra: come tabella per i fogli di calcolo, o come file da rileggere con «Aggiungi una partita».',
    csv: 'Esporta in CSV',
    json: 'Esporta in JSON',
    clear: 'Elimina tutte le partite',
    clearReally: (n: number) => `Eliminare ${count(n, 'partita', 'partite')} da questo dispositivo, con le analisi?`,
    clearMeans:
        'Le partite online restano sul server. Con «Elimina i miei dati», nelle impostazioni, il server cancella i risultati delle tue partite del giorno e ti dimentica.',
    clearYes: 'Elimina tutte',
    keep: 'Tienile',
    notShown: 'Non è stato possibile leggere i dati.',
    analyseRest: (n: number) =>
        n === 1
            ? 'Analizza la partita non ancora analizzata'
            : `Analizza le ${figures(n)} partite non ancora analizzate`,
    analyseRestMeans:
        'La qualità del tuo gioco si vede solo nelle partite che il gufo ha esaminato. Per ognuna gli bastano pochi secondi.',
    analysing: (place: number, of: number) => `Il gufo sta esaminando la partita ${figures(place)} di ${figures(of)}.`,
};
