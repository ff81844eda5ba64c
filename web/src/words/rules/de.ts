import type {Section} from './rules';

export const rules: readonly Section[] = [
    {
        title: 'Worum es geht',
        text: [
            'Du zeichnest eine einzige Strecke über eine Tafel mit 61 Feldern in sechs Farben. Neun Felder tragen ' +
                'eine Zahl von 2 bis 10: Erreiche sie, und zwar vor den anderen. Jedes Feld, das am Ende nicht auf ' +
                'deiner Strecke liegt, kostet einen Punkt.',
            'Alle haben die gleiche Tafel, aber jeweils einen anderen Startpunkt. Ein Stapel mit 15 Karten gilt für ' +
                'alle.',
        ],
    },
    {
        title: 'Die Karten',
        text: [
            'Jede Karte zeigt vier verschiedene Farben, und keine zwei Karten zeigen dieselben vier. Auf sechs der ' +
                'Karten kommt eine der Farben doppelt vor, sie haben also fünf Farbfelder.',
        ],
    },
    {
        title: 'Eine Runde',
        text: ['Eine Karte wird aufgedeckt. Nun verlängern alle gleichzeitig ihre Strecke mit den Farben der Karte.'],
        points: [
            'Nutze so viele der Farben, wie du willst, in beliebiger Reihenfolge, jede einmal (eine doppelt gezeigte ' +
                'Farbe zweimal).',
            'Die Strecke führt von Feld zu Nachbarfeld. Sie betritt kein Feld ein zweites Mal. Neben sich selbst ' +
                'darf sie verlaufen.',
            'In einer Runde wächst die Strecke nur an einem ihrer beiden Enden. In der nächsten darf es das andere ' +
                'sein.',
            'Wenn du deine Strecke nicht verlängern kannst oder willst, passt du.',
        ],
    },
    {
        title: 'Die Zahlen',
        text: ['Am Ende der Runde sagen alle an, welche Zahlen ihre Strecke erreicht hat.'],
        points: [
            'Volle Punkte gibt es, wenn in keiner früheren Runde jemand anderes diese Zahl erreicht hat. Erreichen ' +
                'mehrere sie in derselben Runde zum ersten Mal, bekommen alle die vollen Punkte.',
            'Die Hälfte der Punkte, aufgerundet, gibt es, wenn in einer früheren Runde schon jemand anderes dort ' +
                'war: Die 7 ist dann 4 Punkte wert, die 10 noch 5.',
            'Erreichst du in einer Runde mehrere Zahlen, zählen alle.',
            'Hast du eine angesagte Zahl noch nicht erreicht, bekommst du daneben einen kleinen Punkt: Von nun an ' +
                'ist sie für dich nur noch die Hälfte wert.',
        ],
    },
    {
        title: 'Das Ende',
        text: [
            'Nach allen 15 Karten ist das Spiel vorbei. Zähle deine Punkte für die Zahlen zusammen und zieh für ' +
                'jedes Feld, das nicht auf deiner Strecke liegt, einen Punkt ab. Das höchste Ergebnis gewinnt. Bei ' +
                'gleichem bestem Ergebnis wird der Sieg geteilt.',
            'Ein Beispiel: Linus hat alle Zahlen außer der 4 erreicht. Die 3, 6, 8 und 9 brachten ihm volle Punkte, ' +
                'die 2, 5, 7 und 10 die Hälfte: 26 + 13 = 39. Zehn Felder liegen nicht auf seiner Strecke: ' +
                '39 − 10 = 29.',
        ],
    },
    {
        title: 'Allein spielen',
        text: [
            'Du spielst genauso alle 15 Karten. Eine Zahl zählt aber nur dann voll, wenn du vorher keine höhere ' +
                'erreicht hast; sonst zählt sie die Hälfte, aufgerundet. Innerhalb einer Runde entscheidet die ' +
                'Reihenfolge entlang deiner Strecke.',
            'Ein Beispiel: zuerst die 4 (4 Punkte), dann die 7 (7 Punkte), dann die 5 (nur 3 Punkte, denn die 7 hast ' +
                'du schon), dann die 9 (9 Punkte).',
            'Ein super Ergebnis sind mehr als 40 Punkte in der Ausgabe mit Tafeln und mehr als 35 in der Ausgabe mit ' +
                'Block. Sonst sind die beiden Ausgaben gleich.',
        ],
    },
];
