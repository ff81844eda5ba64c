import type {Section} from './rules';

export const rules: readonly Section[] = [
    {
        title: 'What it’s about',
        text: [
            'You draw one line across a board of 61 fields in six colours. Nine fields carry a number from 2 to 10: get to them, and get there before the others. Every field your line has missed at the end costs you a point.',
            'Trasse is for 1 to 4 players. Everyone has the same board but a different start point near the middle. One deck of 15 cards serves the whole table.',
        ],
    },
    {
        title: 'The cards',
        text: [
            'Each card shows four different colours, and no two cards show the same four. On six of the 15 cards one colour appears twice, so these cards have five spots of colour. Each of the six colours is doubled on one card.',
        ],
    },
    {
        title: 'A round',
        text: [
            'The top card is turned up. Now all players extend their lines at the same time, using the colours on the card.',
        ],
        points: [
            'Your line begins at your start point: at first that field is all there is of it. As soon as it has grown, it has two ends, and from then on it may grow at either of them.',
            'In any one round it grows at one end only. Next round you may choose the other.',
            'Use as many of the colours as you like, in any order: one field for each colour, two for a colour the card shows twice.',
            'The line runs from field to neighbouring field without a break. It mustn’t cross or touch itself. That simply means it never enters a field twice; it may well run side by side with itself.',
            'First put a small dot on each field you want. When you’re happy, join the dots: draw.',
            'If you can’t extend your line, or don’t want to, you pass.',
        ],
    },
    {
        title: 'The numbers and your score strip',
        text: [
            'Your score strip has a box for each number from 2 to 10, then your plus points, your minus points and your total. At the end of a round all players announce the numbers their lines have reached, and write the points into those boxes.',
        ],
        points: [
            'You get full points if nobody else reached the number in an earlier round. If several players reach it for the first time in the same round, they all get full points.',
            'You get half, rounded up, if somebody else got there in an earlier round: the 7 is then worth 4 points, the 10 is worth 5.',
            'If you reach several numbers in one round, they all count.',
            'If a number is announced that you haven’t reached yet, its box on your strip is marked with a small dot: from now on it’s worth only half to you.',
            'For example: Nora is the first to reach the 9 and gets 9 points. Emil gets there two rounds later: 5 points.',
        ],
    },
    {
        title: 'The end',
        text: [
            'The game ends when all 15 cards have been played. Every field that isn’t on your line gets an X, with or without a number, and each X is a minus point. Add up your boxes, take away the minus points, and you have your total. The highest total wins; if there’s a tie for first place, the win is shared.',
            'For example: Nora has reached every number except the 2. She got full points for the 4, 6, 8 and 10, and half for the 3, 5, 7 and 9: 28 + 14 = 42. Eight of her fields have an X: 42 − 8 = 34.',
        ],
    },
    {
        title: 'Playing solo',
        text: [
            'You play all 15 cards in the same way, but a number counts in full only if you haven’t reached a higher one before; otherwise it counts half, rounded up. Within a round, the order along your line decides.',
            'For example: first the 3 (3 points), then the 8 (8 points), then the 6 (only 3 points, because you already have the 8), then the 10 (10 points).',
            'A super result is over 40 points in the boards edition and over 35 in the pad edition. Apart from that, the two editions are the same.',
        ],
    },
];
