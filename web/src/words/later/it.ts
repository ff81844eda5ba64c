import {counting, figuresOf} from './counting';
import {day} from './daily/it';
import type {LaterWords} from './later.svelte';
import {paper} from './paper/it';
import {print} from './print/it';
import {puzzles} from './puzzles/it';
import {statistics} from './statistics/it';

const count = counting('it');
const figures = figuresOf('it');

/** «il 7 e l’8». */
function allThe(numbers: string[]): string {
    return numbers.map((n) => (n === '8' ? `l’${n}` : `il ${n}`)).join(' e ');
}

export const later: LaterWords = {
    day,
    paper,
    print,
    puzzles,
    games: {
        kinds: {
            alone: 'In solitario',
            bots: 'Contro i bot',
            device: 'Su un solo dispositivo',
            table: 'Tra amici',
            daily: 'Partita del giorno',
            challenge: 'Sfida',
            same: 'Stesse carte',
            practice: 'Allenamento',
            imported: 'Importata',
        },
        kind: 'Tipo di partita',
        everyKind: 'Tutti i tipi',
        everyBoard: 'Tutte le tavole',
        level: 'Livello dei bot',
        everyLevel: 'Tutti i livelli',
        search: 'Cerca per nome',
        count: (n: number) => count(n, 'partita', 'partite'),
        ownBoard: (n: number) => `Tavola personale ${n}`,
        none: 'Ancora nessuna partita',
        noneWhy: 'Ogni partita che finisci resta qui, e puoi rivederla giro per giro.',
        noMatch: 'Nessuna partita corrisponde alla ricerca.',
        showAll: 'Mostra tutte le partite',
        more: 'Mostrane altre',
        boardOf: (name: string) => `Il percorso di ${name}`,
        result: (points: number) => count(points, 'punto', 'punti'),
        won: 'vinta',
        stopped: (round: number) => `fino al giro ${round}`,
        remove: (game: string) => `Elimina: ${game}`,
        fetching: (n: number) => `${count(n, 'partita in arrivo', 'partite in arrivo')} dal server…`,
        notFetched:
            'Al momento non si possono recuperare le tue partite dal server. Quelle di questo dispositivo ci sono tutte.',
        add: 'Aggiungi una partita',
        files: 'Scegli i file',
        filesHow: 'Partite (.trasse) o un file esportato. Puoi anche trascinarli in qualsiasi punto di questa pagina.',
        paste: 'Oppure incolla il testo di una partita',
        read: 'Aggiungi',
        added: (n: number) => `${count(n, 'partita aggiunta', 'partite aggiunte')}.`,
        known: (n: number) => `${count(n, 'partita già presente', 'partite già presenti')}.`,
        unreadable: (n: number) => `${count(n, 'partita illeggibile', 'partite illeggibili')}.`,
        foreign: 'Questo file non contiene partite di Trasse.',
        notText: 'Questo file è troppo grande, o non è testo.',
        broken: 'In questa partita c’è un errore',
        fault: (line: number) => `Riga ${line}:`,
        before: (rounds: number) => `Prima dell’errore: ${count(rounds, 'giro', 'giri')} da rivedere.`,
        lookBefore: 'Rivedi questi giri',
        exportAll: 'Esporta tutto',
    },
    faults: {
        'not-a-record': 'Il testo di una partita comincia con «trasse 1».',
        'board-missing': 'Prima del primo giro una riga deve indicare la tavola, per esempio «board classic».',
        'edition-missing': 'Prima del primo giro una riga deve indicare l’edizione: «edition boards» o «edition pad».',
        'player-missing': 'Prima del primo giro ci dev’essere almeno una persona, per esempio «player 1 Ada».',
        'unknown-line': 'Prima del primo giro ogni riga comincia con board, edition, deck o player.',
        'second-line': (keyword: string) => `Una partita ha una sola riga che comincia con «${keyword}».`,
        'not-a-board':
            'Questa tavola qui non si conosce. Vanno bene classic, garden oppure ~ e il codice di una tavola.',
        'not-an-edition': 'L’edizione è «boards» o «pad».',
        'not-a-deck':
            'Non è un mazzetto completo. Ha 15 carte con quattro colori diversi; ogni gruppo di quattro compare una volta, e ogni colore è doppio su una carta.',
        'not-a-player': 'Qui vanno «player», il punto di partenza da 1 a 4 e il nome.',
        'not-a-name': 'Un nome ha da 1 a 40 caratteri.',
        'start-taken': (start: string, name: string) =>
            `Dal punto di partenza ${start} comincia già ${name}. Ognuno ne ha uno diverso.`,
        'too-many-rounds': 'Una partita finisce dopo 15 giri.',
        'not-the-round': (round: string) => `Qui deve cominciare il giro ${round}: «round ${round}» e la sua carta.`,
        'not-a-card':
            'Non è una carta. Mostra quattro colori diversi fra y, b, g, s, r e v, uno dei quali può essere doppio.',
        'wrong-card': (card: string, colours: string) => `Secondo il mazzetto qui c’è la carta ${card}: ${colours}.`,
        'card-does-not-fit': 'Questa carta non può stare nello stesso mazzetto di quelle precedenti.',
        'stops-within-round': (round: string, name: string, start: string) =>
            `La partita si interrompe a metà del giro ${round}. Manca la mossa di ${name}, in una riga che comincia con ${start}.`,
        'not-their-action': (round: string, name: string, start: string) =>
            `Qui ci vuole la mossa di ${name} nel giro ${round}, in una riga che comincia con ${start}.`,
        'not-an-action':
            'Non è una mossa. Si scrive l’estremità che cresce, i due punti e le caselle, per esempio «e6: e7 f8», oppure «-» per passare.',
        'illegal-action': {
            NotAnEnd: (field: string) => `${field} qui non è un’estremità del percorso.`,
            NotNext: (field: string) => `${field} non è accanto alla casella precedente.`,
            EnteredTwice: (field: string) => `${field} è già sul percorso.`,
            ColourNotShown: (field: string) => `La casella ${field} ha un colore che la carta non mostra.`,
            ColourUsedUp: (field: string) =>
                `La casella ${field} ha un colore che la carta non mostra abbastanza volte.`,
        },
        other: 'Questa riga non si può leggere.',
    },
    replay: {
        title: 'Rivedi la partita',
        beginning: 'Prima del primo giro',
        controls: 'Scorri la partita',
        first: 'All’inizio',
        back: 'Un giro indietro',
        play: 'Riproduci',
        pause: 'Metti in pausa',
        next: 'Un giro avanti',
        last: 'Alla fine',
        round: (n: number, colours: string) => `Giro ${n}: ${colours}`,
        view: 'Tavole',
        one: 'Una grande',
        all: 'Tutte insieme',
        passes: (name: string) => `${name}: passa`,
        draws: (name: string, fields: string) => `${name}: ${fields}`,
        copyLink: 'Copia il link',
        notKept: 'Questa partita non è ancora tra le tue.',
        keep: 'Conservala',
        kept: 'Ora è tra le tue partite.',
        playOn: 'Continua da qui',
        takeOver: 'Continui il percorso della tavola grande. Vale come allenamento.',
        cards: 'Le prossime carte',
        sameCards: 'Come in questa partita',
        freshCards: 'Rimescolate',
        rivals: 'Contro',
        nobody: 'Nessuno (in solitario)',
        bots: 'Bot',
        joining: (rounds: number) =>
            rounds === 1
                ? 'I bot giocano prima il giro 1 con la carta che hai avuto tu. I tuoi numeri contano poi come in una partita con altri.'
                : `I bot giocano prima i giri da 1 a ${rounds} con le carte che hai avuto tu. I tuoi numeri contano poi come in una partita con altri.`,
        joiningRound: (round: number, rounds: number) => `I bot giocano il giro ${round} di ${rounds}`,
    },
    analysis: {
        title: 'Analisi',
        what: 'Quanto valevano le carte, quali scelte sono costate punti e che cosa sarebbe stato meglio? Il gufo esamina ogni giro.',
        begin: 'Analizza la partita',
        working: 'Il gufo sta esaminando la partita',
        stop: 'Ferma',
        accuracy: 'Qualità del gioco',
        accuracyMeans: 'da 0 a 100, senza contare la fortuna',
        sum: 'Da dove vengono i punti',
        expected: 'Quanto promettevano le carte all’inizio',
        luck: 'Fortuna delle carte',
        choices: 'Scelte',
        rivals: 'Quanto hanno tolto gli altri',
        reassessed: 'Stima rivista più da vicino',
        total: 'Totale',
        average: (figure: string) => `Con carte nella media sarebbero stati ${figure} punti.`,
        chart: 'Quanto valeva la partita, giro per giro; le cifre sono nella tabella di tutti i giri',
        chooseRound: 'Scegli un giro per vedere che cos’altro era possibile.',
        costliest: 'I giri costati di più',
        nothingLost: 'Nessuna scelta ha perso punti in modo evidente. Ben giocato!',
        allRounds: 'Tutti i giri',
        round: 'Giro',
        card: 'Carta',
        luckShort: 'Fortuna',
        choicesShort: 'Scelta',
        worth: 'Valore prima',
        options: 'Totale previsto dopo la mossa',
        played: 'giocata',
        best: 'la migliore',
        pass: 'Passare',
        grades: {best: 'Mossa migliore', good: 'Buona mossa', inaccuracy: 'Imprecisione', mistake: 'Errore'},
        fortunes: {
            veryLucky: 'Una carta molto fortunata',
            lucky: 'Una carta fortunata',
            neutral: 'Una carta nella media',
            unlucky: 'Una carta sfortunata',
            veryUnlucky: 'Una carta molto sfortunata',
        },
        why: (reasons: string[]) => `Il percorso migliore ${reasons.join(' e ')}.`,
        reasons: {
            points: (numbers: string[], by: number) =>
                numbers.length === 0
                    ? `fa ${count(by, 'punto', 'punti')} in più`
                    : `raggiunge ${allThe(numbers)} guadagnando ${count(by, 'punto', 'punti')} in più`,
            fields: (by: number) => `attraversa ${count(by, 'casella', 'caselle')} in più`,
            full: (numbers: string[]) => `conserva il punteggio pieno per ${allThe(numbers)}`,
            reach: (numbers: string[]) => `non taglia fuori ${allThe(numbers)}`,
            ends: (by: number) => `lascia ${count(by, 'estremità aperta', 'estremità aperte')} in più`,
            near: (numbers: string[]) => `può raggiungere ${allThe(numbers)} con la prossima carta`,
            exits: (by: number) => `ha ${count(by, 'via d’uscita', 'vie d’uscita')} in più`,
        },
        hindsight: 'Col senno di poi',
        hindsightMeans:
            'Il miglior percorso possibile conoscendo in anticipo tutte le quindici carte, cosa che nessuno può fare.',
        lookBack: 'Cerca il percorso migliore',
        looking: 'Cerco il percorso migliore',
        proven: (total: number) => `${count(total, 'punto', 'punti')}, e nessun percorso fa di meglio.`,
        bound: (total: number, bound: number) =>
            `${count(total, 'punto trovato', 'punti trovati')}; nessun percorso ne fa più di ${figures(bound)}.`,
        yours: (total: number) => `In questa partita: ${figures(total)}.`,
        ghost: 'Mostralo sulla tavola, punteggiato',
        ghostFields: (fields: string) => `Il percorso migliore col senno di poi: ${fields}`,
        rivalsShort: 'Altri',
        reassessedShort: 'Stima',
        outdated: 'Ora il gufo conosce questa tavola meglio di quando ha esaminato la partita.',
        again: 'Analizza di nuovo',
        confirmed: (times: number, loss: string, error: string) =>
            `Confermato giocando il seguito ${count(times, 'volta', 'volte')}: ${loss} ± ${error} punti persi.`,
        notConfirmed: (times: number, loss: string, error: string) =>
            `Seguito giocato ${count(times, 'volta', 'volte')}: ${loss} ± ${error} punti persi, troppo poco per parlare di errore.`,
    },
    statistics,
};
