/** Where games on paper are kept. The start page only asks whether there is one, and loads nothing else for that. */
export const PAPER_KEY = 'trasse.paper';
