-- How long before a game a pick was published, and whether its price could still be taken a quarter of an hour and an hour later, go by
-- the start that the game really had: a game that was moved to an earlier hour left less time than its pick's own start says.
-- The instant is that of src/db/queries/pick-opens-at.ts. Rows that are there already change with their next grade, or all at once with
-- `npm run -s record -- rebuild`.
create or replace function graded_picks(ids uuid[], as_of timestamptz) returns setof pick_record language sql stable as $$
  select pick.id, pick.origin, pick.source, league.sport, pick.league_id, pick.bet_type, pick.start_at,
    grades.first_at, (grades.first_at at time zone 'Asia/Taipei')::date, grade.known_at, grades.n - 1,
    pick.is_free, withdrawal.pick_id is not null, pick.data_origin <> 'real', grade.result, grade.would_be, pick.odds,
    case when pick.p_win + pick.p_lose > 0 then pick.p_win / (pick.p_win + pick.p_lose) else 0 end, pick.ev,
    case when grade.result in ('win', 'lose') then stake.cents else 0 end, grade.profit_cents, grade.margin,
    -- A bet that was called off or withdrawn took no price, so it says nothing of how good our prices were.
    case when grade.result <> 'cancel' then grade.closing_value end,
    floor(extract(epoch from opens.at - pick.published_at) / 60)::integer,
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
    select case when pick.origin = 'backfill' then pick.start_at else least(grades.first_at, coalesce(
        (select min(greatest(told.start_at, told.known_at, pick.published_at)) from game_revision as told
          where told.game_id = pick.game_id
            and greatest(told.start_at, told.known_at, pick.published_at) < told.replaced_at),
        (select greatest(told.start_at, told.known_at, pick.published_at) from game as told where told.id = pick.game_id)))
      end as at
  ) as opens
  cross join lateral (
    select pick.published_at + interval '15 minutes' < opens.at as is_open_15,
      pick.published_at + interval '60 minutes' < opens.at as is_open_60
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
