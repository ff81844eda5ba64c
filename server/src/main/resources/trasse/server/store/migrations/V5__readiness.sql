-- One row, written whenever a server is asked whether it is ready: only a write shows that something can be stored.
create table readiness (
    id integer primary key,
    checked_at bigint not null
);
