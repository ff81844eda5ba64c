import type {Analysis, Fortune, Grade, Hindsight, Reason, RoundAnalysis} from '../workers/answers';

const GRADES: readonly Grade[] = ['best', 'good', 'inaccuracy', 'mistake'];
const FORTUNES: readonly Fortune[] = ['veryLucky', 'lucky', 'neutral', 'unlucky', 'veryUnlucky'];
const REASONS: readonly Reason['kind'][] = ['points', 'fields', 'full', 'reach', 'ends', 'near', 'exits'];

const CARD = /^[ybgsrv]{4,5}$/;
const ACTION = /^(-|[a-i][1-9]:( [a-i][1-9]){1,5})$/;

/** No total, and no part of one, is further from zero. */
const MOST_POINTS = 200;

/** Whether an analysis that was kept, or came with a file, can be shown. Whether its figures are right, only the engine knows. */
export function isAnalysis(value: unknown): value is Analysis {
    const analysis = value as Partial<Analysis> | null | undefined;
    return typeof analysis?.finished === 'boolean' && isList(analysis.players, isPlayer);
}

export function isAccuracy(value: unknown): value is number {
    return isFigure(value) && value >= 0 && value <= 100;
}

/** The same for what was found in hindsight. */
export function isHindsight(value: unknown): value is Hindsight {
    const found = value as Partial<Hindsight> | null | undefined;
    return (
        isFigure(found?.total) &&
        isFigure(found.bound) &&
        found.total <= found.bound &&
        typeof found.proven === 'boolean' &&
        typeof found.record === 'string'
    );
}

function isPlayer(value: unknown): boolean {
    const player = value as Partial<Analysis['players'][number]> | null;
    return (
        typeof player?.name === 'string' &&
        Number.isInteger(player.start) &&
        [player.expected, player.luck, player.skill, player.rivals, player.reassessed, player.total].every(isFigure) &&
        isAccuracy(player.accuracy) &&
        isList(player.rounds, isRound) &&
        player.rounds.every(({round}, place) => round === place + 1)
    );
}

function isRound(value: unknown): value is RoundAnalysis {
    const round = value as Partial<RoundAnalysis> | null;
    const {check} = round ?? {};
    return (
        CARD.test(round?.card ?? '') &&
        [round?.played, round?.best].every(isAction) &&
        [round?.before, round?.luck, round?.after, round?.rivals, round?.reassessed].every(isFigure) &&
        [round?.skill, round?.bestValue, round?.playedValue].every(isFigure) &&
        GRADES.includes(round?.grade as Grade) &&
        FORTUNES.includes(round?.fortune as Fortune) &&
        (check === undefined || [check?.loss, check?.uncertainty, check?.orders].every(Number.isFinite)) &&
        isList(round?.alternatives, (one) => isAction(one?.action) && isFigure(one.value)) &&
        isList(round?.why?.for, isReason) &&
        isList(round?.why?.against, isReason)
    );
}

function isReason(value: Reason | null): boolean {
    return (
        REASONS.includes(value?.kind as Reason['kind']) &&
        isFigure(value?.by) &&
        (value?.numbers === undefined || isList(value.numbers, Number.isInteger))
    );
}

function isList<T>(value: readonly T[] | undefined, isPart: (part: T) => boolean): value is readonly T[] {
    return Array.isArray(value) && value.every((part) => isPart(part));
}

function isAction(value: unknown): boolean {
    return typeof value === 'string' && ACTION.test(value);
}

function isFigure(value: unknown): value is number {
    return typeof value === 'number' && Math.abs(value) <= MOST_POINTS;
}
