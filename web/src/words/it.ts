import type {Words} from './words.svelte';

const number = new Intl.NumberFormat('it');

function count(n: number, one: string, many: string): string {
    return `${number.format(n)} ${Math.abs(n) === 1 ? one : many}`;
}

/** «il 7», «l’8». */
function the(n: number): string {
    return n === 8 ? `l’${n}` : `il ${n}`;
}

/** «del 70%», «dell’80%», «dello 0%». */
function ofPercent(n: number): string {
    if (n === 0) {
        return 'dello 0%';
    }
    return /^(?:1|11|8.?)$/.test(String(n)) ? `dell’${number.format(n)}%` : `del ${number.format(n)}%`;
}

export const it: Words = {
    colours: {y: 'giallo', b: 'blu', g: 'verde', s: 'grigio', r: 'rosso', v: 'viola'},
    levels: {
        dreamer: 'Sognatore',
        greedy: 'Arraffone',
        careful: 'Esploratore',
        clever: 'Volpe',
        master: 'Maestro',
    },
    levelsMean: {
        dreamer: 'traccia quel che gli viene in mente',
        greedy: 'prende subito quel che può',
        careful: 'si tiene aperte più strade',
        clever: 'conosce la tavola',
        master: 'vede lontano, difficile da battere',
    },
    boards: {classic: 'Classica', garden: 'Giardino'},
    editions: {boards: 'Tavole', pad: 'Blocco'},
    bar: {home: 'Torna all’inizio'},
    dialog: {close: 'Chiudi'},
    home: {
        tagline: 'Un percorso, 61 caselle colorate, 15 carte. Vince il percorso migliore.',
        picture: 'Una tavola con l’inizio di un percorso',
        learnTitle: 'Conoscere il gioco',
        learn: 'Impara a giocare',
        rules: 'Regole',
        continue: 'Continua',
        online: 'online',
        remove: 'Elimina questa partita',
        alone: 'Gioca in solitario',
        daily: 'Partita del giorno',
        bots: 'Contro i bot',
        friends: 'Tra amici',
        device: 'Su un solo dispositivo',
        howManyBots: 'Quanti bot?',
        level: 'Di che livello?',
        start: 'Si comincia!',
        yourName: 'Il tuo nome',
        people: 'Quante persone, contando te?',
        botsToo: 'Bot al tavolo',
        pace: 'Tempo per ogni giro',
        noClock: 'tutto quello che volete',
        seconds: (n: number) => count(n, 'secondo', 'secondi'),
        oneDay: 'un giorno',
        allowHints: 'Consenti i suggerimenti',
        openTable: 'Apri un tavolo',
        player: (n: number) => `Nome ${n}`,
        onePlayerMore: 'Una persona in più',
        onePlayerLess: 'Una persona in meno',
        options: 'Tavola ed edizione',
        board: 'Tavola',
        edition: 'Edizione',
        you: 'Tu',
        independent:
            'Una realizzazione indipendente delle regole di un gioco da tavolo, con nome, tavole, immagini e testi ' +
            'propri.',
    },
    board: {
        yours: 'La tua tavola',
        of: (name: string) => `Tavola di ${name}`,
        number: (n: number) => `numero ${n}`,
        startPoint: 'punto di partenza',
        marked: (place: number) => `segnata in posizione ${place}`,
        canBeMarked: 'si può segnare',
        end: 'estremità del tuo percorso',
        onTheLine: 'sul tuo percorso',
        hinted: 'suggerimento',
    },
    card: {used: (colour: string) => `${colour} (usato)`},
    cards: {
        title: 'Le carte',
        left: (n: number) => (n === 0 ? 'Carte finite' : `Ancora ${count(n, 'carta', 'carte')}`),
        noneLeft: 'Questa è l’ultima carta.',
        gone: (n: number) => count(n, 'carta giocata', 'carte giocate'),
    },
    strip: {
        title: (name: string) => `Tabella dei punti: ${name}`,
        reached: (n: number, points: number) => `${n}: ${count(points, 'punto', 'punti')}`,
        half: (n: number) => `${n}: d’ora in poi vale la metà`,
        open: (n: number) => `${n}: non raggiunto`,
        plus: 'punti positivi',
        minus: 'punti negativi',
        total: 'totale',
        points: (n: number) => number.format(n).replace('-', '−'),
    },
    game: {
        round: (n: number, of: number) => `Giro ${n} di ${of}`,
        over: 'Fine partita',
        card: 'La carta scoperta',
        loading: 'Un attimo…',
        watching: 'Stai guardando questa partita.',
        begin: 'Segna le caselle una dopo l’altra, o scorrici sopra.',
        chooseEnd: 'Segna le caselle da una delle due estremità del tuo percorso, o scorri da lì.',
        nothingPossible: 'Con questa carta non puoi raggiungere nessuna casella: devi passare.',
        told: (field: string, next: number) =>
            next === 0
                ? `${field} segnata. Nessun’altra casella è possibile.`
                : `${field} segnata. Poi ${count(next, 'casella possibile', 'caselle possibili')}.`,
        toldBack: (dots: number) =>
            dots === 0 ? 'Nessuna casella è segnata.' : `${count(dots, 'casella segnata', 'caselle segnate')}.`,
        turned: (end: string) => `Il percorso continua da ${end}.`,
        refused: 'Ora si possono segnare solo le caselle evidenziate.',
        stepBack: 'Indietro',
        draw: 'Traccia',
        pass: 'Passo',
        passYes: 'Sì, passo',
        passReally: 'Potresti allungare il percorso. Passi lo stesso?',
        takeBack: 'Annulla',
        takenBack: 'Mossa annullata. Puoi decidere di nuovo.',
        thinking: 'I bot stanno pensando…',
        sent: 'Fatto.',
        waitingFor: (names: string) => `Fatto. In attesa di ${names}.`,
        timeLeft: 'Tempo rimasto in questo giro',
        hoursLeft: (n: number) => `${number.format(n)} h`,
        sending: 'Un momento…',
        damagedTitle: 'Questa partita è danneggiata',
        damaged: 'Questa partita non si può più leggere. Le altre tue partite sono a posto.',
    },
    objections: {
        NotNext: () => 'Questa casella non è accanto all’estremità del tuo percorso.',
        EnteredTwice: () => 'Questa casella è già sul tuo percorso.',
        ColourNotShown: (colour: string) => `Sulla carta il ${colour} non c’è.`,
        ColourUsedUp: (colour: string) => `Il ${colour} della carta è già usato.`,
    },
    hint: {
        title: 'Suggerimento: quale estremità?',
        more: 'Suggerimento: mostra le caselle migliori',
        thinking: 'Cerco un suggerimento…',
        end: 'Guarda l’estremità cerchiata. Chiedi ancora per vedere le caselle.',
        best: 'Chi gioca bene traccerebbe il percorso sulle caselle cerchiate.',
        pass: 'Qui chi gioca bene passerebbe.',
    },
    news: {
        reaches: (name: string, n: number, points: number) =>
            `${name} ha raggiunto ${the(n)}: ${count(points, 'punto', 'punti')}`,
        youReach: (n: number, points: number) => `Hai raggiunto ${the(n)}: ${count(points, 'punto', 'punti')}`,
        newCard: (round: number, colours: string) => `Giro ${round}. La carta mostra: ${colours}.`,
    },
    others: {
        title: 'Chi altro è al tavolo',
        thinking: 'pensa',
        ready: 'ha giocato',
        enlarge: (name: string) => `Ingrandisci la tavola di ${name}`,
        replace: (name: string) => `Fai giocare un bot al posto di ${name}`,
    },
    end: {
        soloTitle: 'Il tuo percorso è finito',
        superResult: 'Un super risultato!',
        superMark: (points: number) => `Più di ${points} punti sono un super risultato.`,
        youWin: 'Hai vinto!',
        wins: (name: string) => `Vince ${name}`,
        shared: (names: string) => `Vittoria condivisa: ${names}`,
        explain: 'I punti dei numeri, meno un punto per ogni casella con la croce.',
        again: 'Gioca ancora',
        rematch: 'Rivincita',
        rematchJoin: 'Partecipa alla rivincita',
        rematchOpen: 'Il tavolo per la rivincita è aperto.',
        share: 'Condividi',
        shareSolo: (total: number) => `Il mio percorso a Trasse: ${count(total, 'punto', 'punti')}.`,
        challenge: 'Sfida qualcuno',
        challengeText: 'Sai tracciare un percorso migliore con le stesse carte?',
        record: 'Scarica la partita',
    },
    share: {
        copied: 'Copiato! Ora incollalo dove vuoi.',
        failed: 'Qui non si può copiare. Seleziona e copia l’indirizzo di questa pagina.',
    },
    cover: {
        passOn: 'Passa il dispositivo a',
        iAm: (name: string) => `Sono ${name}`,
        takeBack: (name: string) => `${name} annulla l’ultima mossa`,
    },
    lobby: {
        title: 'Un tavolo tra amici',
        players: 'Chi gioca?',
        free: 'posto libero',
        bot: 'bot',
        you: 'tu',
        arrived: (name: string) => `${name} ha preso posto.`,
        waiting: (n: number) => `Ancora ${count(n, 'posto libero', 'posti liberi')}.`,
        full: 'Il tavolo è al completo.',
        hints: 'A questo tavolo i suggerimenti sono consentiti.',
        join: 'Prendi posto',
        start: 'Inizia la partita',
        hostStarts: (name: string) => `${name} darà il via alla partita.`,
        leave: 'Lascia il tavolo',
        invite: 'Invita',
        inviteHow: 'Chi ha questo link può prendere posto al tavolo.',
        link: 'Link a questo tavolo',
        shareLink: 'Condividi il link',
        invitation: 'Gioca a Trasse con me:',
        qr: 'Il link come codice QR',
    },
    online: {
        lost: 'La connessione è caduta. Niente va perso: la partita riprende appena torna.',
        standIn: 'In questo momento un bot gioca per te.',
        comeBack: 'Eccomi di nuovo',
    },
    daily: {
        title: 'Partita del giorno',
        pastTitle: 'Partita del giorno',
        what: 'Una volta al giorno, in solitario, con le stesse carte per tutti.',
        play: 'Gioca la partita del giorno',
        goOn: 'Continua',
        look: 'Rivedi la tua partita',
        yourTotal: (total: number) => `Il tuo totale: ${count(total, 'punto', 'punti')}`,
        better: (percent: number) => `Meglio ${ofPercent(percent)} degli altri.`,
        streak: (days: number) => `${count(days, 'giorno', 'giorni')} di fila.`,
        finished: (n: number) => `${count(n, 'persona ha', 'persone hanno')} finito`,
        nobody: 'Nessuno ha ancora finito. Comincia tu!',
        past: 'Questo giorno è passato e la sua partita non si può più giocare.',
        dayBefore: 'Il giorno prima',
        today: 'Oggi',
        compare: 'Confronta con gli altri',
    },
    challenge: {
        title: 'Una sfida',
        from: (name: string) => `${name} ti sfida`,
        what: 'Ricevi esattamente le stesse carte e lo stesso punto di partenza. Chi traccerà il percorso migliore?',
        play: 'Accetta la sfida',
        how: 'Prima giochi in solitario. Poi ricevi un link: chi ce l’ha gioca esattamente con le stesse carte.',
        own: 'La tua sfida',
        ownWhat: 'Chi ha il link riceve esattamente le stesse carte e lo stesso punto di partenza.',
    },
    scores: {rank: 'Posizione', name: 'Nome'},
    errorScreen: {
        home: 'Torna all’inizio',
        noGame: 'Questa partita non è su questo dispositivo',
        noGameWhy: 'Le partite giocate offline restano nel browser in cui le giochi.',
        noTable: 'Qui non c’è nessun tavolo',
        abandoned: 'Questo tavolo è stato abbandonato',
        abandonedWhy: 'Non c’è più nessuno per continuare. Aprine uno nuovo!',
        oldBrowser: 'Questo browser è troppo vecchio',
        oldBrowserWhy: 'Per giocare a Trasse serve Chrome 119, Firefox 120, Safari 18.2 o più recente.',
        notLoaded: 'Questa parte della pagina non c’è ancora',
        notLoadedWhy: 'Non è stato possibile caricarla. Riprova quando hai una connessione.',
        nothing: 'Qui non c’è niente',
        nothingWhy: 'Forse il link è incompleto.',
    },
    settings: {
        title: 'Impostazioni',
        language: 'Lingua',
        theme: 'Aspetto',
        auto: 'Come il dispositivo',
        light: 'Chiaro',
        dark: 'Scuro',
        palette: 'Colori',
        calm: 'Tenui',
        contrast: 'Alto contrasto',
        sound: 'Suoni',
        name: 'Il tuo nome',
        devices: 'Altri dispositivi e privacy',
        devicesWhy:
            'Con un codice il server ti riconosce anche su un altro dispositivo, per le partite online e quelle del ' +
            'giorno.',
        makeCode: 'Crea un codice',
        typeCode: 'Codice da un altro dispositivo',
        redeem: 'Usa il codice',
        redeemed: 'Ora anche questo dispositivo è tuo.',
        forget: 'Dimenticami',
        forgetReally: 'Sì, dimenticami: lascio tutti i tavoli aperti',
        forgotten: 'Il server non ti conosce più.',
    },
    help: {
        title: 'Aiuto',
        how1:
            'Segna le caselle a un’estremità del tuo percorso, una dopo l’altra: ognuna deve toccare la precedente e ' +
            'avere un colore ancora disponibile sulla carta.',
        how2: 'Tocca l’ultimo puntino per toglierlo. Tocca l’altra estremità per allungare il percorso da lì.',
        how3: 'Traccia il percorso quando ti piace, oppure passa.',
        keys: 'Tasti sulla tavola',
        sideways: 'alla casella vicina a sinistra o a destra',
        upDown: 'in su o in giù',
        six:
            'in sei direzioni: in alto a sinistra, in alto a destra, a sinistra, a destra, in basso a sinistra, in ' +
            'basso a destra (posizione dei tasti come sulla tastiera inglese)',
        mark: 'segna la casella, o togli il puntino',
        stepBack: 'togli l’ultimo puntino',
        clear: 'togli tutti i puntini',
        other: 'all’altra estremità',
        draw: 'traccia',
        pass: 'passa',
        hint: 'suggerimento',
        this: 'questo aiuto',
    },
    learn: {
        step: (n: number, of: number) => `Passo ${n} di ${of}`,
        next: 'Avanti',
        board:
            'Questa è la tua tavola: 61 caselle di sei colori, nove delle quali con un numero. Il tuo percorso ' +
            'comincia dal punto di partenza cerchiato, al centro, accanto al 3.',
        mark: [
            'La carta mostra giallo, blu, verde e grigio: sono i colori che puoi usare adesso, ciascuno una volta, ' +
                'nell’ordine che vuoi. Comincia segnando la casella blu accanto alla partenza.',
            'Un puntino, e sulla carta il blu è spuntato. Da lì prosegui sul verde.',
            'Ora il grigio. Il percorso va da una casella a quella vicina e non entra mai due volte nella stessa.',
            'E per finire il giallo: la casella accanto al 6.',
        ],
        draw:
            'Hai usato tutti e quattro i colori. Avresti potuto anche fermarti prima, o passare. Unisci i puntini: ' +
            'traccia!',
        ends:
            'Ora il tuo percorso ha due estremità: una accanto al 3, l’altra accanto al 6. A ogni giro scegli da ' +
            'quale proseguire. Si scopre una nuova carta.',
        own:
            'Tocca a te: allunga il percorso dall’estremità che preferisci. Il 3 è su una casella grigia, il 6 su ' +
            'una blu, e questa carta mostra entrambi i colori.',
        numbers:
            'Un numero dà tutti i suoi punti a chi lo raggiunge per primo; a chi arriva in un giro successivo ne dà ' +
            'la metà, arrotondata per eccesso. In solitario un numero vale per intero solo se non ne hai già ' +
            'raggiunto uno più alto.',
        noNumber: 'Questa volta nessun numero. Ci sono ancora tredici carte.',
        end:
            'Dopo 15 carte ogni casella che non è sul tuo percorso riceve una croce e costa un punto. Quindi: prendi ' +
            'i numeri, ma non lasciare buchi. Vince il percorso migliore!',
        start: 'Gioca in solitario',
    },
    problems: {
        unreachable:
            'Il server non è raggiungibile. Riprova quando hai una connessione; in solitario e contro i bot puoi ' +
            'giocare anche senza.',
        malformed: 'La pagina e il server non si capiscono. Ricarica la pagina.',
        'who-are-you': 'Il server non ti conosce più. Riprova.',
        'not-your-seat': 'Non hai un posto a questo tavolo.',
        'not-host': 'La partita la inizia chi siede al primo posto.',
        'not-invited': 'Questo tavolo è per chi ha giocato la partita precedente.',
        'play-first': 'Questa è una partita del giorno. Prima gioca la tua, poi potrai guardare.',
        'other-origin': 'Questa pagina non viene dal server con cui parla. Apri l’indirizzo del server stesso.',
        'not-found': 'Non esiste, oppure il link è incompleto.',
        'method-not-allowed': 'La pagina e il server non si capiscono. Ricarica la pagina.',
        'already-started': 'La partita è già iniziata.',
        'not-started': 'La partita non è ancora iniziata.',
        'table-over': 'A questo tavolo la partita è finita.',
        'not-over': 'La partita non è ancora finita.',
        'table-full': 'Tutti i posti sono occupati.',
        'name-taken': 'A questo tavolo c’è già qualcuno con questo nome. Scegline un altro.',
        'already-seated': 'Hai già un posto a questo tavolo.',
        'wrong-round': 'Questo giro è già finito.',
        'nothing-to-take-back': 'Non c’è niente da annullare.',
        'not-gone': 'Questa persona era qui un attimo fa. Aspetta un po’.',
        'not-replaced': 'Nessun bot sta giocando per te.',
        'not-solo': 'Solo una partita giocata in solitario può diventare una sfida.',
        'with-hints': 'Una partita con suggerimenti non può diventare una sfida.',
        'daily-deal': 'La partita del giorno potrà diventare una sfida solo domani.',
        'already-played': 'Con queste carte hai già giocato.',
        'too-large': 'Questo è troppo per il server.',
        'illegal-move': 'Le regole non permettono questo percorso.',
        'bad-terms': 'Un tavolo così non è possibile.',
        'bad-name': 'Questo nome non va bene. Un nome ha da 1 a 40 caratteri e nessun #.',
        'bad-code': 'Questo codice è sbagliato, già usato o troppo vecchio.',
        'too-many-requests': 'Un po’ troppo in fretta. Aspetta un momento.',
        'too-many-tables': 'Hai troppi tavoli aperti. Prima finisci una partita o lascia un tavolo.',
        'too-many-streams': 'Hai il gioco aperto in troppe finestre. Chiudine una.',
        'already-replaced': 'Un bot sta già giocando per te.',
        'time-up': 'Tempo scaduto: il giro è finito senza questa mossa.',
        'decided-too-often': 'In questo giro hai cambiato idea molto spesso. Vale la tua ultima decisione.',
        'not-ready': 'Il server non è ancora pronto. Riprova tra un momento.',
        broken: 'Qualcosa è andato storto. Riprova.',
        stopping: 'Il server si sta riavviando. Si riprende tra un momento.',
        refused: 'Il server ha rifiutato la richiesta.',
    },
};
