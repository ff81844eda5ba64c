import {counting, figuresOf} from '../counting';
import type {LaterWords} from '../later.svelte';

const count = counting('de');
const figures = figuresOf('de');

export const statistics: LaterWords['statistics'] = {
    none: 'Noch keine Zahlen',
    noneWhy:
        'Spiel eine Partie zu Ende, dann siehst du hier, wie es läuft: Punkte, Zahlen und wie du gegen jedes Tier abschneidest.',
    noMatch: 'Keine beendete Partie passt dazu.',
    everyEdition: 'Beide Ausgaben',
    player: 'Wer gespielt hat',
    everyPlayer: 'Alle zusammen',
    notCounted: 'Übungen und importierte Partien zählen nur, wenn du sie als Art der Partie wählst.',
    lines: (n: number) => `${count(n, 'Strecke', 'Strecken')} auf diesem Gerät`,
    mean: 'Im Schnitt',
    best: 'Bestes Ergebnis',
    lookAt: (total: number) => `Partie mit ${count(total, 'Punkt', 'Punkten')} ansehen`,
    trend: 'Die letzten zehn',
    before: (mean: string) => `davor ${mean}`,
    supers: 'Super-Ergebnisse',
    ofSolo: (n: number) => `von ${count(n, 'Partie', 'Partien')} allein`,
    reached: 'Zahlen erreicht',
    inFull: (mean: string) => `davon ${mean} voll gezählt`,
    missed: 'Ausgelassene Felder',
    accuracy: 'Wie gut gespielt',
    ofAnalysed: (n: number) => `0 bis 100, aus ${count(n, 'analysierten Strecke', 'analysierten Strecken')}`,
    perGame: 'im Schnitt',
    totals: 'Ergebnisse im Lauf der Zeit',
    totalsChart: (n: number, mean: string) =>
        `${count(n, 'Ergebnis', 'Ergebnisse')}, im Schnitt ${mean}; die Zahlen stehen in der Tabelle`,
    accuracies: 'Wie gut gespielt, im Lauf der Zeit',
    accuraciesChart: (n: number, mean: string) =>
        `${count(n, 'Wert', 'Werte')} von 0 bis 100, im Schnitt ${mean}; die Zahlen stehen in der Tabelle`,
    oneLine: 'eine Strecke',
    running: 'Schnitt der letzten zehn',
    distribution: 'Wie oft welches Ergebnis',
    distributionChart: 'Wie viele Strecken wie viele Punkte brachten; die Zahlen stehen in der Tabelle',
    numbers: 'Die Zahlenfelder',
    numbersChart: 'Wie oft jede Zahl erreicht wurde; die Werte stehen in der Tabelle',
    table: 'Als Tabelle',
    date: 'Datum',
    linesShort: 'Strecken',
    total: 'Gesamt',
    meanShort: 'Schnitt',
    bestShort: 'Bestes',
    runningShort: 'Letzte zehn',
    points: 'Punkte',
    range: (from: number, to: number) => `${figures(from)} bis ${figures(to)}`,
    number: 'Zahl',
    full: 'voll',
    half: 'halb',
    never: 'nicht erreicht',
    levels: 'Gegen die Bots',
    levelsMean: 'Deine Punkte gegen den jeweils besten Bot eines Tiers.',
    level: 'Tier',
    won: 'Gewonnen',
    shared: 'Geteilt',
    lost: 'Verloren',
    take: 'Deine Partien als Datei',
    takeMeans:
        'Die oben gewählten Partien: als Tabelle für die Tabellenkalkulation oder als Datei, die „Partie hinzufügen“ lesen kann.',
    csv: 'Als CSV exportieren',
    json: 'Als JSON exportieren',
    clear: 'Alle Partien löschen',
    clearReally: (n: number) => `${count(n, 'Partie', 'Partien')} samt Analysen von diesem Gerät löschen?`,
    clearMeans:
        'Was du online gespielt hast, bleibt auf dem Server. „Meine Daten löschen“ in den Einstellungen löscht dort deine Tagesergebnisse, und der Server vergisst dich.',
    clearYes: 'Alle löschen',
    keep: 'Behalten',
    notShown: 'Die Zahlen ließen sich nicht lesen.',
    analyseRest: (n: number) =>
        n === 1
            ? 'Die noch nicht analysierte Partie analysieren'
            : `Die ${figures(n)} noch nicht analysierten Partien analysieren`,
    analyseRestMeans:
        'Wie gut du gespielt hast, zeigt sich nur in Partien, die sich die Eule angesehen hat. Für jede braucht sie ein paar Sekunden.',
    analysing: (place: number, of: number) => `Die Eule sieht sich Partie ${figures(place)} von ${figures(of)} an.`,
};
