import {counting, figuresOf} from '../counting';

const count = counting('en');
const figures = figuresOf('en');
const ordinals = new Intl.PluralRules('en', {type: 'ordinal'});
const ENDINGS: Partial<Record<Intl.LDMLPluralRule, string>> = {one: 'st', two: 'nd', few: 'rd'};

function ordinal(n: number): string {
    return `${figures(n)}${ENDINGS[ordinals.select(n)] ?? 'th'}`;
}

/** What the daily game, its results and its calendar say. */
export const day = {
    what: 'One solo game a day, with the same cards for everyone.',
    yourTotal: (total: number) => `Your total: ${count(total, 'point', 'points')}`,
    first: 'You’re the first to finish.',
    betterThanAll: 'Better than everyone else.',
    better: (percent: number) => `Better than ${figures(percent)}% of the others.`,
    rank: (place: number, of: number) => `You’re ${ordinal(place)} of ${figures(of)}.`,
    behind: 'Most of the others did a little better.',
    givenUp: 'You left this game before the end.',
    streak: (days: number) => `${count(days, 'day', 'days')} in a row`,
    longest: (days: number) => `longest: ${count(days, 'day', 'days')}`,
    nobody: 'Nobody has finished it yet. Be the first!',
    nobodyPlayed: 'Nobody played that day.',
    next: (time: string) => `Next game in ${time}`,
    hours: (hours: number, minutes: number) => `${hours} h ${minutes} min`,
    minutes: (minutes: number) => `${minutes} min`,
    soon: 'less than a minute',
    newDay: 'There’s a new daily game!',
    showNewDay: 'Show it',
    past: 'This day is over. You can still play its cards for practice, here on your device.',
    practise: 'Practise this game',
    goOnPractising: 'Continue practising',
    practised: (date: string) => `Practice, daily game of ${date}`,
    dayBefore: 'The day before',
    today: 'Today',
    calendar: 'Calendar',
    yesterdaysBest: 'Yesterday’s best line',
    showBest: 'Show the best line',
    bestOfDay: (name: string, total: number) => `The best line: ${name}, ${count(total, 'point', 'points')}`,
    replay: 'Replay it',
    board: 'The board of the day with its start point',
    totals: 'Everyone’s totals',
    chart: 'How many players got each total, as bars; the table has the figures',
    range: (from: number, to: number) => `${figures(from)} to ${figures(to)}`,
    points: 'Points',
    players: 'Players',
    you: 'you',
    calendarTitle: 'Your daily games',
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    notPlayed: 'not played',
    unfinished: 'not finished',
    finishedIn: (n: number) => `${count(n, 'game', 'games')} finished this month`,
    ownOnly: 'These are the daily games kept on this device.',
};
