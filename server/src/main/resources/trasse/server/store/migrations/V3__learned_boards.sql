-- What bots have learned about boards that did not come with the game.
create table learned_board (
    code text primary key,

    -- The last lesson that is over: 0 for none, 1 for the short one, 2 for the long one.
    lesson integer not null default 0,

    -- Zipped; null before the first lesson is over. SQLite keeps bytes as they are, whatever the column's type.
    weights bytea,

    -- When a node last said that it is learning the board, and when bots last needed it.
    claimed_at bigint not null,
    used_at bigint not null
);
create index learned_board_used on learned_board (used_at);
