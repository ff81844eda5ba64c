-- What the list of somebody's games says: the round, until when, whom it waits for, and who has won.

-- The open round or the last one; null until the game has begun.
alter table game_table add column round integer;

-- Of the open round.
alter table game_table add column deadline bigint;

-- The chairs whose players must act before the game goes on, as a sum: 1 for the first, 2, 4, 8 for the others.
alter table game_table add column awaited integer not null default 0;

-- 1 or 0 once the game is over; null before, and for a game without rivals.
alter table table_chair add column won integer;

-- From here on: the same for the tables that are there already.
update game_table set round = (
    select count(*) from table_event e where e.table_id = game_table.id and e.body like '{"type":"cardTurned",%'
) where phase in ('playing', 'over');

-- A deadline is the last member of its event, and has 13 digits until the year 2286.
update game_table set deadline = (
    select cast(substr(e.body, length(e.body) - 13, 13) as bigint)
    from table_event e
    where e.table_id = game_table.id
        and e.body like '{"type":"cardTurned","round":' || game_table.round || ',%"deadline":%'
) where phase = 'playing';

update game_table set awaited = (
    select coalesce(sum(case c.chair when 1 then 1 when 2 then 2 when 3 then 4 else 8 end), 0)
    from table_chair c
    where c.table_id = game_table.id
        -- The player has not decided since the card was turned, or has taken that back.
        and (
            select coalesce(max(e.number), 0) from table_event e where e.table_id = c.table_id
                and e.body like '{"type":"acted","chair":' || c.chair || ',"round":' || game_table.round || ',%'
        ) <= (
            select coalesce(max(e.number), 0) from table_event e where e.table_id = c.table_id
                and e.body like '{"type":"tookBack","chair":' || c.chair || ',"round":' || game_table.round || '}'
        )
        -- No bot plays for the player.
        and (
            select coalesce(max(e.number), 0) from table_event e where e.table_id = c.table_id
                and e.body like '{"type":"replaced","chair":' || c.chair || ',%'
        ) <= (
            select coalesce(max(e.number), 0) from table_event e where e.table_id = c.table_id
                and e.body like '{"type":"returned","chair":' || c.chair || '}'
        )
) where phase = 'playing';

-- A game without rivals has one total only.
update table_chair set won = (
    select case when e.body like '%"winners":[%' || table_chair.chair || '%]%' then 1 else 0 end
    from table_event e
    where e.table_id = table_chair.table_id
        and e.body like '{"type":"over","totals":{%,%},"winners":%'
) where total is not null;
