import type {Reaction} from '../server/api';

/** A small drawing for each reaction, in a box of 24 by 24: not every device has emoji. */
export const REACTION_SIGNS: Record<Reaction, string> = {
    bravo: 'M12 3L14.7 8.8L21 9.6L16.4 14L17.6 20.3L12 17.2L6.4 20.3L7.6 14L3 9.6L9.3 8.8Z',
    ouch: 'M13 2L5 13.5H11L9.5 22L19 9.5H12.5Z',
    wow: 'M21 12A9 9 0 1 1 3 12A9 9 0 1 1 21 12ZM9 9.5V9.6M15 9.5V9.6M14.5 15.5A2.5 2.5 0 1 1 9.5 15.5A2.5 2.5 0 1 1 14.5 15.5Z',
    thinking: 'M4 4H20V16H12L8 20V16H4ZM8.5 10V10.1M12 10V10.1M15.5 10V10.1',
    thanks: 'M12 20.5C4 14.5 3 11 3 8.8A4.5 4.5 0 0 1 12 7.3A4.5 4.5 0 0 1 21 8.8C21 11 20 14.5 12 20.5Z',
    hello: 'M7 13V6.5A1.5 1.5 0 0 1 10 6.5V4.5A1.5 1.5 0 0 1 13 4.5V6A1.5 1.5 0 0 1 16 6V8A1.5 1.5 0 0 1 19 8V14A7 7 0 0 1 12 21C9 21 7.5 19.5 6.2 17.4L3.6 13.4A1.5 1.5 0 0 1 6 11.8ZM10 6.5V11M13 6V11M16 8V11',
};
