-- One schema for SQLite and PostgreSQL. Times are milliseconds since 1970, UTC.

create table visitor (
    id text primary key,
    made_at bigint not null,
    seen_at bigint not null
);

-- Keys are stored as SHA-256 only. A visitor has one for each device.
create table visitor_key (
    hash text primary key,
    visitor text not null references visitor (id) on delete cascade,
    made_at bigint not null
);
create index visitor_key_of on visitor_key (visitor);

-- One-time codes that move a visitor to another device, as SHA-256.
create table moving_code (
    hash text primary key,
    visitor text not null references visitor (id) on delete cascade,
    expires_at bigint not null
);

-- What lists and alarms need to know of a table; all else is in its events.
create table game_table (
    id text primary key,
    number integer not null,
    phase text not null,
    terms text not null,
    listed integer not null,
    made_by text not null,
    made_command text not null,
    made_at bigint not null,
    moved_at bigint not null,
    due_at bigint,
    daily text,
    challenge text,
    unique (made_by, made_command)
);
create index game_table_due on game_table (due_at);
create index game_table_listed on game_table (phase, listed, moved_at);
create index game_table_challenge on game_table (challenge);

-- A table is its events. Whoever stores number n first has decided what comes after n - 1.
create table table_event (
    table_id text not null references game_table (id),
    number integer not null,
    at bigint not null,
    command text,
    body text not null,
    primary key (table_id, number)
);

-- Where people sit or sat, and what they got.
create table table_chair (
    table_id text not null references game_table (id),
    chair integer not null,
    visitor text not null,
    name text not null,
    total integer,
    primary key (table_id, chair)
);
create index table_chair_of on table_chair (visitor);

create table daily_deal (
    day text primary key,
    body text not null
);

-- A day's deal is played once by each visitor.
create table daily_game (
    day text not null references daily_deal (day),
    visitor text not null references visitor (id) on delete cascade,
    table_id text not null,
    name text not null,
    total integer,
    finished_at bigint,
    primary key (day, visitor)
);
create index daily_game_rank on daily_game (day, total);
create index daily_game_table on daily_game (table_id);

-- A deal to be played again by others, without showing them the table it comes from.
create table challenge (
    id text primary key,
    table_id text not null unique references game_table (id),
    made_at bigint not null
);
