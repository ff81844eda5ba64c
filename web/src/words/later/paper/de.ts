import {counting, figuresOf} from '../counting';
import type {LaterWords} from '../later.svelte';

const count = counting('de');
const figures = figuresOf('de');

export const paper: LaterWords['paper'] = {
    what: 'Ihr spielt mit gedruckten Spielplänen und Stiften. Die Seite deckt die Karten auf, rechnet oder macht beides.',
    task: 'Was soll die Seite machen?',
    both: 'Beides',
    bothMeans: 'Karten und Punkte',
    cards: 'Karten aufdecken',
    cardsMean: 'ihr rechnet selbst',
    scores: 'Rechnen',
    scoresMean: 'ihr deckt selbst auf',
    person: (n: number) => `Person ${n}`,
    solo: 'Wer allein spielt, zählt nach der Soloregel.',
    clock: 'Zeit pro Karte',
    sound: 'Leiser Ton, wenn die Zeit um ist',
    screenGoesOff:
        'Hier kann der Browser den Bildschirm nicht anlassen. Stell dein Gerät so ein, dass er später ausgeht.',
    running: 'Eine Partie läuft noch',
    replace: 'Neue Partie beginnen?',
    replaceWhy: 'Sie ersetzt die laufende Partie. Mit „Rückgängig“ holst du die alte zurück.',
    replaceYes: 'Neue Partie beginnen',
    replaceNo: 'Weiterspielen',
    ready: '15 Karten, gemischt',
    first: 'Erste Karte aufdecken',
    next: 'Nächste Karte',
    endRound: 'Runde beenden',
    done: 'Fertig',
    keys: 'Weiter mit Leertaste oder →, zurück mit ←.',
    pause: 'Uhr anhalten',
    resume: 'Uhr weiterlaufen lassen',
    timeLeft: 'Restzeit für diese Karte',
    whoReached: 'Wer hat eine Zahl erreicht?',
    soloReached: 'Welche Zahlen hast du erreicht? Tippe sie in der Reihenfolge deiner Strecke an.',
    worth: (n: number, points: number) => `${n}: bringt ${count(points, 'Punkt', 'Punkte')}`,
    worthHalf: (n: number, points: number) => `${n}: zählt nur halb, bringt ${count(points, 'Punkt', 'Punkte')}`,
    withdrawn: (name: string, n: number) => `${name}: Die ${n} zählt doch nicht.`,
    nextRound: 'Nächste Runde',
    noCardLeft: 'Keine Karte mehr',
    toCount: 'Weiter zu den Minuspunkten',
    missed: 'Ausgelassene Felder',
    countWhat:
        'Jedes Feld, das nicht auf deiner Strecke liegt, kostet einen Punkt. Zählt die ausgelassenen Felder oder die auf der Strecke.',
    counted: 'Was habt ihr gezählt?',
    onLine: 'Felder auf der Strecke',
    notANumber: 'Bitte gib eine ganze Zahl ein.',
    missedRange: (least: number, most: number) =>
        `Zu den angesagten Zahlen passen nur ${least} bis ${most} ausgelassene Felder. Zähl noch einmal nach, oder mach die Eingaben rückgängig und berichtige die Zahlen.`,
    lineRange: (least: number, most: number) =>
        `Zu den angesagten Zahlen passen nur ${least} bis ${most} Felder auf der Strecke. Zähl noch einmal nach, oder mach die Eingaben rückgängig und berichtige die Zahlen.`,
    notCounted: 'Diese Angabe fehlt noch.',
    showResult: 'Ergebnis zeigen',
    inFull: (list: string, points: number) => `Voll: ${list}. Das macht ${count(points, 'Punkt', 'Punkte')}.`,
    inHalf: (list: string, points: number) => `Halb: ${list}. Das macht ${count(points, 'Punkt', 'Punkte')}.`,
    noNumber: 'Keine Zahl erreicht.',
    sum: (plus: number, missed: number, total: number) =>
        `${figures(plus)} − ${count(missed, 'ausgelassenes Feld', 'ausgelassene Felder')}\u00a0=\u00a0${figures(total)}`,
    halfWhy: 'Halbe Punkte: Jemand anders war in einer früheren Runde dort.',
    halfWhySolo: 'Halbe Punkte: Vorher war schon eine höhere Zahl erreicht.',
    change: 'Einstellungen ändern',
    allTurned: 'Das war die letzte Karte',
    allTurnedWhat: 'Kreuzt alle ausgelassenen Felder an und zählt zusammen. Die beste Strecke gewinnt!',
};
