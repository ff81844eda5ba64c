import type {Section} from './rules';

export const rules: readonly Section[] = [
    {
        title: 'What it is about',
        text: [
            'You draw one line across a board of 61 fields in six colours. Nine fields carry a number from 2 to 10: reach them, and reach them before the others. Every field that your line has not visited at the end costs a point.',
            'All players have the same board, but everyone starts from another start point. One deck of 15 cards is shared by all.',
        ],
    },
    {
        title: 'The cards',
        text: [
            'Every card shows four different colours, and no two cards show the same four. Six of the cards show one of their colours twice, so they have five colour fields.',
        ],
    },
    {
        title: 'A round',
        text: [
            'A card is turned up. Now all players extend their lines at the same time, using the colours of the card.',
        ],
        points: [
            'Use as many of the colours as you like, in any order, each one once (a colour that is shown twice: twice).',
            'The line goes from a field to a neighbouring field. It never enters a field a second time. It may run beside itself.',
            'In one round the line grows at one of its two ends. Next round it may be the other one.',
            'If you cannot or do not want to extend your line, you pass.',
        ],
    },
    {
        title: 'Numbers',
        text: ['At the end of a round everyone announces the numbers that their line has reached.'],
        points: [
            'Full points if nobody else reached that number in an earlier round. If several reach it for the first time in the same round, all of them get full points.',
            'Half of the points, rounded up, if somebody else was there in an earlier round: the 7 is then worth 4, the 10 is worth 5.',
            'If you reach several numbers in one round, all of them count.',
            'Players who have not reached an announced number get a dot beside it: from now on it is worth half to them.',
        ],
    },
    {
        title: 'The end',
        text: [
            'The game is over after all 15 cards. Add up the points for your numbers, then take away one point for every field that is not on your line. The highest total wins. Players with the same best total share the win.',
            'An example: Linus has reached every number but the 4. The 3, 6, 8 and 9 brought him full points, the 2, 5, 7 and 10 half: 26 + 13 = 39. Ten fields are not on his line: 39 − 10 = 29.',
        ],
    },
    {
        title: 'Playing alone',
        text: [
            'You play all 15 cards in the same way, but a number counts in full only if you have not reached a higher one before; otherwise it counts half, rounded up. Within a round the order along your line decides.',
            'An example: first the 4 (4 points), then the 7 (7 points), then the 5 (only 3 points, because you already have the 7), then the 9 (9 points).',
            'A super result is more than 40 points in the boards edition, and more than 35 in the pad edition. In all other respects the two editions are the same.',
        ],
    },
];
