-- Records: who withdraws and corrects, what members dispute, and the sums that the record's pages read. Facts stay where they
-- are and can only be added to; pick_record and record_rollup follow from them and can be built again at any time.

-- Publishing policy: what else can be set, and who set it.
alter table publishing_policy
  add column min_confidence smallint not null default 0 check (min_confidence between 0 and 100),
  -- The leagues that are published; null means every covered one.
  add column leagues text[] check (cardinality(leagues) > 0),
  add column created_by text;

alter table pick_pass drop constraint pick_pass_reason_check;
alter table pick_pass add constraint pick_pass_reason_check check (reason in
  ('ev_below_policy', 'confidence_below_policy', 'insufficient_data', 'no_odds', 'quarter_line', 'not_covered'));

-- Withdrawal: before the start only, whoever asks.
alter table pick_withdrawal add column withdrawn_by text;
create function refuse_late_withdrawal() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from pick where pick.id = new.pick_id and pick.start_at > new.withdrawn_at) then
    raise exception 'Pick % has started and cannot be withdrawn.', new.pick_id;
  end if;
  return new;
end $$;
create trigger pick_withdrawal_is_early before insert on pick_withdrawal
  for each row execute function refuse_late_withdrawal();

-- Correction: one operator proposes the right score with evidence, another one decides, and only then stands a second grade.
create table grade_proposal (
  id uuid primary key,
  pick_id uuid not null references pick,
  status text not null check (status in ('completed', 'canceled')),
  home_score smallint check (home_score >= 0),
  away_score smallint check (away_score >= 0),
  parts jsonb not null,
  evidence text not null check (evidence <> ''),
  proposed_by text not null check (proposed_by <> ''),
  proposed_at timestamptz not null,
  check (status <> 'completed' or (home_score is not null and away_score is not null)),
  unique (id, proposed_by)
);
create index grade_proposal_pick on grade_proposal (pick_id, proposed_at);

create table grade_decision (
  proposal_id uuid primary key,
  proposed_by text not null,
  decided_by text not null check (decided_by <> ''),
  approved boolean not null,
  note text not null,
  decided_at timestamptz not null,
  foreign key (proposal_id, proposed_by) references grade_proposal (id, proposed_by),
  check (not approved or decided_by <> proposed_by)
);

alter table pick_grade
  -- The margin against the line that settled it, in goals, points or runs; for win_loss the margin of the side.
  add column margin numeric(6, 2),
  add column correction_id uuid unique references grade_proposal;

create function refuse_silent_correction() returns trigger language plpgsql as $$
begin
  if new.correction_id is null then
    if exists (select 1 from pick_grade where pick_id = new.pick_id) then
      raise exception 'Pick % is graded; only an approved correction can grade it again.', new.pick_id;
    end if;
  elsif not exists (
    select 1 from grade_proposal join grade_decision on proposal_id = grade_proposal.id
    where grade_proposal.id = new.correction_id and pick_id = new.pick_id and approved) then
    raise exception 'The correction of pick % is not approved.', new.pick_id;
  end if;
  return new;
end $$;
create trigger pick_grade_is_first_or_approved before insert on pick_grade
  for each row execute function refuse_silent_correction();

create table pick_dispute (
  id uuid primary key,
  brand text not null,
  account_id integer not null,
  pick_id uuid not null references pick,
  reason text not null check (reason in ('wrong_score', 'wrong_rule', 'game_called_off', 'other')),
  note text not null check (note <> ''),
  raised_at timestamptz not null,
  unique (account_id, pick_id),
  foreign key (account_id, brand) references account (id, brand)
);
create index pick_dispute_raised_at on pick_dispute (raised_at);

create table dispute_answer (
  dispute_id uuid primary key references pick_dispute,
  outcome text not null check (outcome in ('upheld', 'rejected')),
  note text not null check (note <> ''),
  answered_by text not null check (answered_by <> ''),
  answered_at timestamptz not null
);

-- Live picks without a grade, and games of which a market was evaluated: kept by the database itself, so that nobody has to
-- look through all picks for the few that are open.
create table pick_pending (
  pick_id uuid primary key references pick,
  start_at timestamptz not null
);
create index pick_pending_start_at on pick_pending (start_at);

create table evaluated_game (
  game_id uuid not null references game,
  origin text not null check (origin in ('live', 'backfill')),
  source text not null,
  known_at timestamptz not null,
  primary key (game_id, origin)
);
create index evaluated_game_count on evaluated_game (origin, source, known_at);

create function note_new_picks() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into pick_pending select id, start_at from added where origin = 'live' on conflict do nothing;
  insert into evaluated_game select game_id, origin, min(source), min(known_at) from added group by game_id, origin
    on conflict do nothing;
  return null;
end $$;
create trigger pick_is_noted after insert on pick referencing new table as added
  for each statement execute function note_new_picks();

create function note_new_passes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into evaluated_game select game_id, origin, min(source), min(known_at) from added
    where reason not in ('insufficient_data', 'not_covered') group by game_id, origin
    on conflict do nothing;
  return null;
end $$;
create trigger pick_pass_is_noted after insert on pick_pass referencing new table as added
  for each statement execute function note_new_passes();

create function note_new_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from pick_pending using added where pick_pending.pick_id = added.pick_id;
  return null;
end $$;
create trigger pick_grade_is_noted after insert on pick_grade referencing new table as added
  for each statement execute function note_new_grades();

insert into pick_pending select id, start_at from pick
  where origin = 'live' and not exists (select 1 from pick_grade where pick_id = pick.id);
insert into evaluated_game select game_id, origin, min(source), min(known_at) from (
    select game_id, origin, source, known_at from pick
    union all
    select game_id, origin, source, known_at from pick_pass where reason not in ('insufficient_data', 'not_covered')
  ) as evaluated group by game_id, origin;

-- One row a settled pick: its newest grade, and what stood of its price a quarter of an hour and an hour later.
create table pick_record (
  pick_id uuid primary key references pick,
  origin text not null,
  source text not null,
  sport text not null,
  league_id text not null,
  bet_type text not null,
  start_at timestamptz not null,
  settled_at timestamptz not null,
  -- The brand-zone day of the first grade: it decides in which window the pick counts, and no correction moves it.
  settled_day date not null,
  graded_at timestamptz not null,
  corrections integer not null,
  is_free boolean not null,
  is_withdrawn boolean not null,
  is_simulated boolean not null,
  result text not null,
  would_be text not null,
  odds numeric(9, 4) not null,
  -- The published probability of a win, given that the stake is not returned.
  chance double precision not null,
  ev double precision not null,
  stake_cents integer not null,
  profit_cents integer not null,
  margin numeric(6, 2),
  closing_value double precision,
  lead_minutes integer not null,
  -- False where the game had begun by then; the odds are null where the line was gone.
  open_15 boolean not null,
  odds_15 numeric(9, 4),
  good_15 boolean,
  profit_15 integer,
  open_60 boolean not null,
  odds_60 numeric(9, 4),
  good_60 boolean,
  profit_60 integer
);
create index pick_record_settled on pick_record (origin, settled_at desc, pick_id);
create index pick_record_league on pick_record (origin, league_id, settled_at desc, pick_id);
create index pick_record_day on pick_record (origin, settled_day);
create index pick_record_graded_at on pick_record (graded_at);

-- The price of the picked side with the same bookmaker on the same line at an instant; null where he had another line by then.
create function price_at(picked pick, at timestamptz) returns numeric language sql stable as $$
  select case when line is not distinct from picked.line then
      case picked.side when 'home' then home_odds when 'over' then home_odds when 'draw' then draw_odds else away_odds end
    end
  from odds_snapshot
  where game_id = picked.game_id and bet_type = picked.bet_type
    and bookmaker = picked.odds_snapshot->>'bookmaker' and known_at <= at
  order by known_at desc, id desc
  limit 1
$$;

create function profit_at(result text, stake_cents numeric, odds numeric) returns integer language sql immutable as $$
  select case when odds is null then null when result = 'win' then round(stake_cents * (odds - 1))::integer
    when result = 'lose' then -stake_cents::integer else 0 end
$$;

-- The record's rows of some picks as they were known at an instant; picks without a grade by then have none.
create function graded_picks(ids uuid[], as_of timestamptz) returns setof pick_record language sql stable as $$
  select pick.id, pick.origin, pick.source, league.sport, pick.league_id, pick.bet_type, pick.start_at,
    grades.first_at, (grades.first_at at time zone 'Asia/Taipei')::date, grade.known_at, grades.n - 1,
    pick.is_free, withdrawal.pick_id is not null, pick.data_origin <> 'real', grade.result, grade.would_be, pick.odds,
    case when pick.p_win + pick.p_lose > 0 then pick.p_win / (pick.p_win + pick.p_lose) else 0 end, pick.ev,
    case when grade.result in ('win', 'lose') then stake.cents else 0 end, grade.profit_cents, grade.margin,
    -- A bet that was called off or withdrawn took no price, so it says nothing of how good our prices were.
    case when grade.result <> 'cancel' then grade.closing_value end,
    floor(extract(epoch from pick.start_at - pick.published_at) / 60)::integer,
    later.is_open_15, later.odds_15, later.odds_15 >= pick.min_odds, profit_at(grade.result, stake.cents, later.odds_15),
    later.is_open_60, later.odds_60, later.odds_60 >= pick.min_odds, profit_at(grade.result, stake.cents, later.odds_60)
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
    select
      pick.published_at + interval '15 minutes' < pick.start_at as is_open_15,
      pick.published_at + interval '60 minutes' < pick.start_at as is_open_60,
      case when pick.published_at + interval '15 minutes' < pick.start_at
        then price_at(pick, pick.published_at + interval '15 minutes') end as odds_15,
      case when pick.published_at + interval '60 minutes' < pick.start_at
        then price_at(pick, pick.published_at + interval '60 minutes') end as odds_60
  ) as later
  where pick.id = any (ids)
$$;

-- Sums of the record by day and by month, each pick once in every cut: 'total'; 'group' league/bet type; 'band' of odds;
-- 'bin' of probability; 'line' free, paid or withdrawn. 'pass' counts markets that were left alone, by reason, on the
-- day of their game.
create table record_rollup (
  unit text not null check (unit in ('day', 'month')),
  origin text not null,
  start date not null,
  source text not null,
  sport text not null,
  cut text not null check (cut in ('total', 'group', 'band', 'bin', 'line', 'pass')),
  key text not null,
  n integer not null,
  win integer not null default 0,
  lose integer not null default 0,
  draw integer not null default 0,
  cancel integer not null default 0,
  profit_cents bigint not null default 0,
  staked_cents bigint not null default 0,
  profit_squared numeric not null default 0,
  profit_staked numeric not null default 0,
  staked_squared numeric not null default 0,
  ev_sum numeric not null default 0,
  margin_sum numeric not null default 0,
  margin_n integer not null default 0,
  closing_sum numeric not null default 0,
  closing_n integer not null default 0,
  beat_close integer not null default 0,
  -- Of won and lost picks alone.
  chance_sum numeric not null default 0,
  corrections integer not null default 0,
  simulated integer not null default 0,
  lead_sum bigint not null default 0,
  short_lead integer not null default 0,
  would_win integer not null default 0,
  would_lose integer not null default 0,
  would_draw integer not null default 0,
  would_cancel integer not null default 0,
  open_15 integer not null default 0,
  gone_15 integer not null default 0,
  good_15 integer not null default 0,
  staked_15 bigint not null default 0,
  profit_15 bigint not null default 0,
  open_60 integer not null default 0,
  gone_60 integer not null default 0,
  good_60 integer not null default 0,
  staked_60 bigint not null default 0,
  profit_60 bigint not null default 0,
  primary key (unit, origin, start, source, sport, cut, key)
);
create index record_rollup_cut on record_rollup (unit, origin, cut, start);

-- Messages to members, and what they asked to be told.
create table inbox_item (
  id uuid primary key,
  brand text not null,
  account_id integer not null,
  kind text not null check (kind ~ '^[a-z_]{2,40}$'),
  facts jsonb not null,
  path text check (path like '/%'),
  -- What the message is about: the same member is told the same thing once.
  subject text not null,
  created_at timestamptz not null,
  read_at timestamptz,
  unique (account_id, kind, subject),
  foreign key (account_id, brand) references account (id, brand)
);
create index inbox_item_newest on inbox_item (account_id, created_at desc, id);
create index inbox_item_unread on inbox_item (account_id) where read_at is null;

create table notice_request (
  account_id integer not null,
  brand text not null,
  game_id uuid not null references game,
  created_at timestamptz not null,
  told_at timestamptz,
  primary key (account_id, game_id),
  foreign key (account_id, brand) references account (id, brand)
);
create index notice_request_open on notice_request (game_id) where told_at is null;

-- Rights: facts can be added and read; what follows from them, and what a member asked for, can also be changed.
grant select, insert on grade_proposal, grade_decision, pick_dispute, dispute_answer, inbox_item to trueline_app;
grant update (read_at) on inbox_item to trueline_app;
grant select on pick_pending, evaluated_game to trueline_app;
grant select, insert, update, delete on pick_record, record_rollup, notice_request to trueline_app;
