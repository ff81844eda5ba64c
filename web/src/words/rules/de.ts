import type {Section} from './rules';

export const rules: readonly Section[] = [
    {
        title: 'Worum es geht',
        text: [
            'Du zeichnest eine einzige Strecke über eine Tafel mit 61 Feldern in sechs Farben. Neun Felder tragen ' +
                'eine Zahl von 2 bis 10: Erreiche sie, und zwar vor den anderen. Jedes Feld, das am Ende nicht auf ' +
                'deiner Strecke liegt, kostet einen Punkt.',
            'Trasse ist für 1 bis 4 Personen. Alle haben die gleiche Tafel, aber jeweils einen anderen Startpunkt nahe ' +
                'der Mitte. Ein Stapel mit 15 Karten gilt für alle.',
        ],
    },
    {
        title: 'Die Karten',
        text: [
            'Jede Karte zeigt vier verschiedene Farben, und keine zwei Karten zeigen dieselben vier. Auf sechs der 15 ' +
                'Karten kommt eine der Farben doppelt vor, sie haben also fünf Farbfelder. Jede der sechs Farben ist ' +
                'auf einer Karte doppelt.',
        ],
    },
    {
        title: 'Eine Runde',
        text: [
            'Die oberste Karte wird aufgedeckt. Nun verlängern alle gleichzeitig ihre Strecke mit den Farben der Karte.',
        ],
        points: [
            'Deine Strecke beginnt am Startpunkt: Zuerst besteht sie nur aus diesem einen Feld. Sobald sie gewachsen ' +
                'ist, hat sie zwei Enden, und von da an darf es an beiden weitergehen.',
            'In einer Runde wächst sie aber nur an einem Ende. In der nächsten darf es das andere sein.',
            'Nutze so viele der Farben, wie du willst, in beliebiger Reihenfolge: je ein Feld pro Farbe, zwei bei ' +
                'einer Farbe, die doppelt auf der Karte ist.',
            'Die Strecke führt ohne Lücke von Feld zu Nachbarfeld. Sie darf sich nicht kreuzen oder berühren. Das heißt ' +
                'einfach: Sie betritt kein Feld ein zweites Mal. Dicht neben sich selbst darf sie verlaufen.',
            'Setz zuerst auf jedes Feld, das du willst, einen kleinen Punkt. Wenn du zufrieden bist, verbinde die Punkte: ' +
                'Zeichne.',
            'Wenn du deine Strecke nicht verlängern kannst oder willst, passt du.',
        ],
    },
    {
        title: 'Die Zahlen und deine Wertungsleiste',
        text: [
            'Deine Wertungsleiste hat ein Kästchen für jede Zahl von 2 bis 10, dann die Pluspunkte, die Minuspunkte und ' +
                'das Ergebnis. Am Ende der Runde sagen alle an, welche Zahlen ihre Strecke erreicht hat, und ' +
                'schreiben die Punkte in die Kästchen.',
        ],
        points: [
            'Volle Punkte gibt es, wenn in keiner früheren Runde jemand anderes diese Zahl erreicht hat. Erreichen ' +
                'mehrere sie in derselben Runde zum ersten Mal, bekommen alle die vollen Punkte.',
            'Die Hälfte der Punkte, aufgerundet, gibt es, wenn in einer früheren Runde schon jemand anderes dort ' +
                'war: Die 7 ist dann 4 Punkte wert, die 10 noch 5.',
            'Erreichst du in einer Runde mehrere Zahlen, zählen alle.',
            'Wird eine Zahl angesagt, die du noch nicht erreicht hast, wird sie in deiner Wertungsleiste mit einem ' +
                'kleinen Punkt markiert: Von nun an ist sie für dich nur noch die Hälfte wert.',
            'Ein Beispiel: Nora erreicht die 9 als Erste und bekommt 9 Punkte. Emil kommt zwei Runden später dort an: ' +
                '5 Punkte.',
        ],
    },
    {
        title: 'Das Ende',
        text: [
            'Wenn alle 15 Karten gespielt sind, ist das Spiel vorbei. Jedes Feld, das nicht auf deiner Strecke liegt, ' +
                'bekommt ein Kreuz, ob mit oder ohne Zahl, und jedes Kreuz ist ein Minuspunkt. Zähl die Punkte in ' +
                'den Kästchen zusammen und zieh die Minuspunkte ab: Das ist dein Ergebnis. Das höchste gewinnt. Bei ' +
                'Gleichstand an der Spitze wird der Sieg geteilt.',
            'Ein Beispiel: Nora hat alle Zahlen außer der 2 erreicht. Die 4, 6, 8 und 10 brachten ihr volle Punkte, ' +
                'die 3, 5, 7 und 9 die Hälfte: 28 + 14 = 42. Acht Felder haben ein Kreuz: 42 − 8 = 34.',
        ],
    },
    {
        title: 'Allein spielen',
        text: [
            'Du spielst genauso alle 15 Karten. Eine Zahl zählt aber nur dann voll, wenn du vorher keine höhere ' +
                'erreicht hast; sonst zählt sie die Hälfte, aufgerundet. Innerhalb einer Runde entscheidet die ' +
                'Reihenfolge entlang deiner Strecke.',
            'Ein Beispiel: zuerst die 3 (3 Punkte), dann die 8 (8 Punkte), dann die 6 (nur 3 Punkte, denn die 8 hast ' +
                'du schon), dann die 10 (10 Punkte).',
            'Ein super Ergebnis sind über 40 Punkte in der Ausgabe mit Tafeln und über 35 in der Ausgabe mit Block. ' +
                'Sonst sind die beiden Ausgaben gleich.',
        ],
    },
];
