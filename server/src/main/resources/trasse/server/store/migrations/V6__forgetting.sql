-- Visitors whose data is deleted, but who may still be named at tables.
create table forgetting (
    visitor text primary key
);

-- Those whom a server of an earlier version has left there.
insert into forgetting
select distinct c.visitor
from table_chair c
where c.visitor <> '' and not exists (select 1 from visitor v where v.id = c.visitor);
