-- Results that a source changed after picks on them had been settled. Nothing is graded again by itself: the change is noted
-- here, and operators look at it (a correction takes two of them).
create table result_change (
  pick_id uuid not null references pick,
  known_at timestamptz not null,
  status text not null,
  reason text,
  home_score smallint,
  away_score smallint,
  parts jsonb not null,
  primary key (pick_id, known_at)
);

-- A change that an operator looked at and left alone; one that led to a correction is settled by its grade.
create table result_change_review (
  pick_id uuid not null,
  known_at timestamptz not null,
  reviewed_by text not null check (reviewed_by <> ''),
  note text not null check (note <> ''),
  reviewed_at timestamptz not null,
  primary key (pick_id, known_at),
  foreign key (pick_id, known_at) references result_change
);

-- The newest state of a game says something else than the one before, and live picks on it have a grade by then. Parts that
-- were not known before are no change.
create function note_changed_results() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into result_change
    select pick.id, added.known_at, added.status, added.reason, added.home_score, added.away_score, added.parts
    from added
    join pick on pick.game_id = added.game_id and pick.origin = 'live'
    join lateral (
      select * from game_state
      where game_state.game_id = added.game_id and game_state.known_at < added.known_at
      order by game_state.known_at desc limit 1
    ) as earlier on true
    where exists (select 1 from pick_grade where pick_id = pick.id)
      and not exists (
        select 1 from game_state where game_state.game_id = added.game_id and game_state.known_at > added.known_at)
      and ((added.status, added.reason, added.home_score, added.away_score)
          is distinct from (earlier.status, earlier.reason, earlier.home_score, earlier.away_score)
        or (added.parts <> earlier.parts and earlier.parts <> '[]'))
    on conflict do nothing;
  return null;
end $$;
create trigger game_state_is_compared after insert on game_state referencing new table as added
  for each statement execute function note_changed_results();

grant select on result_change to trueline_app;
grant select, insert on result_change_review to trueline_app;

-- What readers keep in memory is good for one version of the facts behind it: 'record' of picks and their grades, 'games' of
-- games and their states, 'prices' of prices and forecasts. The version changes in the very transaction that adds the facts, so
-- nobody sees the one without the other. `known_until` is the newest instant that any of them bears: whoever looks from before
-- it (a clock that was turned back) must not use what is kept.
create table fact_version (
  topic text primary key check (topic in ('record', 'games', 'prices')),
  version bigint not null,
  known_until timestamptz not null
);
insert into fact_version values ('record', 1, 'epoch'), ('games', 1, 'epoch'), ('prices', 1, 'epoch');

-- Arguments: the topic, and the column that says when a fact was known; without one the topic has no newer instant by it.
create function note_facts() returns trigger language plpgsql security definer set search_path = public as $$
declare
  newest timestamptz := 'epoch';
begin
  if tg_nargs > 1 then
    execute format('select coalesce(max(%I), ''epoch'') from added', tg_argv[1]) into newest;
  end if;
  update fact_version set version = version + 1, known_until = greatest(known_until, newest) where topic = tg_argv[0];
  return null;
end $$;

create trigger pick_is_counted after insert on pick referencing new table as added
  for each statement execute function note_facts('record', 'published_at');
create trigger pick_pass_is_counted after insert on pick_pass referencing new table as added
  for each statement execute function note_facts('record', 'known_at');
create trigger pick_grade_is_counted after insert on pick_grade referencing new table as added
  for each statement execute function note_facts('record', 'known_at');
create trigger pick_withdrawal_is_counted after insert on pick_withdrawal referencing new table as added
  for each statement execute function note_facts('record', 'withdrawn_at');
create trigger model_artifact_is_counted after insert on model_artifact referencing new table as added
  for each statement execute function note_facts('record', 'fitted_at');
create trigger record_is_built_again after delete on record_rollup
  for each statement execute function note_facts('record');
create trigger app_setting_is_counted after insert or update or delete on app_setting
  for each statement execute function note_facts('record');
create trigger league_is_counted after insert or update on league
  for each statement execute function note_facts('record');
create trigger team_is_counted after insert or update on team
  for each statement execute function note_facts('record');
create trigger game_is_counted after insert on game referencing new table as added
  for each statement execute function note_facts('games', 'known_at');
create trigger game_is_changed after update on game referencing new table as added
  for each statement execute function note_facts('games', 'known_at');
create trigger game_state_is_counted after insert on game_state referencing new table as added
  for each statement execute function note_facts('games', 'known_at');
create trigger odds_snapshot_is_counted after insert on odds_snapshot referencing new table as added
  for each statement execute function note_facts('prices', 'known_at');
create trigger forecast_is_counted after insert on forecast referencing new table as added
  for each statement execute function note_facts('prices', 'known_at');

update fact_version set known_until = greatest(
    (select coalesce(max(published_at), 'epoch') from pick), (select coalesce(max(known_at), 'epoch') from pick_grade),
    (select coalesce(max(known_at), 'epoch') from pick_pass), (select coalesce(max(withdrawn_at), 'epoch') from pick_withdrawal))
  where topic = 'record';
update fact_version set known_until = greatest(
    (select coalesce(max(known_at), 'epoch') from game), (select coalesce(max(known_at), 'epoch') from game_state))
  where topic = 'games';
update fact_version set known_until = greatest(
    (select coalesce(max(known_at), 'epoch') from odds_snapshot), (select coalesce(max(known_at), 'epoch') from forecast))
  where topic = 'prices';

grant select on fact_version to trueline_app;

-- The record's rows of some picks as they were known at an instant, with the prices that stood later looked up in place: called
-- for each row, a function would be planned anew each time.
create or replace function graded_picks(ids uuid[], as_of timestamptz) returns setof pick_record language sql stable as $$
  select pick.id, pick.origin, pick.source, league.sport, pick.league_id, pick.bet_type, pick.start_at,
    grades.first_at, (grades.first_at at time zone 'Asia/Taipei')::date, grade.known_at, grades.n - 1,
    pick.is_free, withdrawal.pick_id is not null, pick.data_origin <> 'real', grade.result, grade.would_be, pick.odds,
    case when pick.p_win + pick.p_lose > 0 then pick.p_win / (pick.p_win + pick.p_lose) else 0 end, pick.ev,
    case when grade.result in ('win', 'lose') then stake.cents else 0 end, grade.profit_cents, grade.margin,
    -- A bet that was called off or withdrawn took no price, so it says nothing of how good our prices were.
    case when grade.result <> 'cancel' then grade.closing_value end,
    floor(extract(epoch from pick.start_at - pick.published_at) / 60)::integer,
    later.is_open_15, in_15.odds, in_15.odds >= pick.min_odds, profit_at(grade.result, stake.cents, in_15.odds),
    later.is_open_60, in_60.odds, in_60.odds >= pick.min_odds, profit_at(grade.result, stake.cents, in_60.odds)
  from pick
  join league on league.id = pick.league_id
  join lateral (
    select min(known_at) as first_at, count(*)::integer as n from pick_grade where pick_id = pick.id and known_at <= as_of
  ) as grades on grades.n > 0
  join lateral (
    select * from pick_grade where pick_id = pick.id and known_at <= as_of order by known_at desc limit 1
  ) as grade on true
  left join pick_withdrawal as withdrawal on withdrawal.pick_id = pick.id and withdrawal.withdrawn_at <= as_of
  cross join lateral (select pick.units * 10000 as cents) as stake
  cross join lateral (
    select pick.published_at + interval '15 minutes' < pick.start_at as is_open_15,
      pick.published_at + interval '60 minutes' < pick.start_at as is_open_60
  ) as later
  left join lateral (
    select case when line is not distinct from pick.line then
        case pick.side when 'home' then home_odds when 'over' then home_odds when 'draw' then draw_odds else away_odds end
      end as odds
    from odds_snapshot
    where game_id = pick.game_id and bet_type = pick.bet_type and bookmaker = pick.odds_snapshot->>'bookmaker'
      and known_at <= pick.published_at + interval '15 minutes'
    order by known_at desc, id desc limit 1
  ) as in_15 on later.is_open_15
  left join lateral (
    select case when line is not distinct from pick.line then
        case pick.side when 'home' then home_odds when 'over' then home_odds when 'draw' then draw_odds else away_odds end
      end as odds
    from odds_snapshot
    where game_id = pick.game_id and bet_type = pick.bet_type and bookmaker = pick.odds_snapshot->>'bookmaker'
      and known_at <= pick.published_at + interval '60 minutes'
    order by known_at desc, id desc limit 1
  ) as in_60 on later.is_open_60
  where pick.id = any (ids)
$$;
drop function price_at(pick, timestamptz);
