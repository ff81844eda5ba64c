/** The example of the rulebook: from the yellow start beside the 3 to the yellow field beside the 6. */
export const FIRST_CARD = 'ybgs';
export const FIRST_FIELDS: readonly string[] = ['e5', 'e6', 'e7', 'd7'];

/** Blue is on it twice: from the 6 the line can go on to the 8 and to a second blue field. */
export const SECOND_CARD = 'bbsrv';

export const BEGINNING = 'trasse 1\nboard classic\nedition boards\nplayer 1 Trasse\n';

/** How the game may end: an owl has played the rest of it. */
export const FINISHED = `${BEGINNING}
round 1 ybgs
1 e4: e5 e6 e7 d7
round 2 bbsrv
1 d7: d8 c7 b6 b5 c6
round 3 ybgv
1 c6: d6 d5 c5
round 4 ysrv
1 e4: f5 f6 f7 f8
round 5 ygsv
1 f8: e8 e9 f9
round 6 ybrv
1 f9: g9 g8 h9 i9
round 7 ybssv
1 i9: i8 h7 g7 g6 h6
round 8 ybgrr
1 h6: i7 i6
round 9 yygsr
1 c5: c4 d4 d3
round 10 gsrv
1 i6: i5 h5 g5 f4
round 11 ybsr
1 d3: d2 d1 c1 c2
round 12 yggrv
1 f4: e3 e2 e1 f2
round 13 bgsvv
1 c2: c3 b3 b2 b1 a1
round 14 bgsr
1 f2: f3 g3 h4
round 15 bgrv
1 a1: a2 a3 a4 a5
`;
