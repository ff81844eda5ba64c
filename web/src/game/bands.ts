/** What a solo total is worth, from the first try to a line that few draw. */
export type Band = 'sketch' | 'trail' | 'lane' | 'road' | 'avenue' | 'super' | 'legend';

/** Over the super mark by more than this, a line is legendary. */
const LEGEND = 8;

/** The lowest total of each band, from the lowest band up. The best two hang on the edition's super mark. */
export function bandsOf(superMark: number): {band: Band; from: number}[] {
    return [
        {band: 'sketch', from: -Infinity},
        {band: 'trail', from: 0},
        {band: 'lane', from: 12},
        {band: 'road', from: 22},
        {band: 'avenue', from: 30},
        {band: 'super', from: superMark + 1},
        {band: 'legend', from: superMark + 1 + LEGEND},
    ];
}

export function bandOf(total: number, superMark: number): Band {
    return bandsOf(superMark).findLast(({from}) => total >= from)?.band ?? 'sketch';
}
