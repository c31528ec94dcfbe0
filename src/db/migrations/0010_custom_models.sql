-- Models of members. What a model is never changes: another configuration is another row and another trial. Backtests, picks
-- and grades are facts that can only be added; deleting a model marks it, so that nobody's record loses its losers.

create table custom_model (
  id uuid primary key,
  brand text not null,
  account_id integer not null,
  name text not null check (char_length(name) between 1 and 40),
  category text not null check (category in ('win_loss', 'run_line', 'over_under')),
  sport text not null check (sport in ('baseball', 'basketball', 'soccer')),
  league_id text not null references league,
  strategy text not null check (strategy in ('average_rate', 'mov', 'expected_value')),
  days smallint not null check (days in (5, 10, 20, 30, 60, 90)),
  model_data text[] not null check (cardinality(model_data) between 1 and 10),
  clone_of uuid references custom_model,
  -- The how manieth model its owner tried on this sport and bet type; counted here, whatever the application says.
  trial_no integer not null check (trial_no > 0),
  -- The limits under which it was made; null sets none.
  live_limit smallint check (live_limit > 0),
  day_limit smallint check (day_limit > 0),
  made_on date not null,
  -- Whose games it is about.
  source text not null,
  created_at timestamptz not null,
  -- The run.
  status text not null check (status in ('queued', 'running', 'ready', 'insufficient', 'failed')),
  progress smallint not null check (progress between 0 and 100),
  -- Which of several workers has it; another one takes a run over whose heartbeat has stopped.
  runner uuid,
  attempts smallint not null check (attempts >= 0),
  started_at timestamptz,
  heartbeat_at timestamptz,
  finished_at timestamptz check ((finished_at is not null) = (status in ('ready', 'insufficient', 'failed'))),
  missing jsonb not null,
  deleted_at timestamptz,
  foreign key (account_id, brand) references account (id, brand),
  unique (account_id, sport, category, trial_no)
);
create index custom_model_newest on custom_model (account_id, created_at desc, id);
create unique index custom_model_name on custom_model (account_id, lower(name)) where deleted_at is null;
create index custom_model_waiting on custom_model (created_at) where status in ('queued', 'running') and deleted_at is null;
create index custom_model_playing on custom_model (source, league_id) where status = 'ready' and deleted_at is null;

-- One member's models are admitted one after the other: whoever comes second waits for the first, and is counted with it.
create function admit_custom_model() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform 1 from account where id = new.account_id and status <> 'deleted' for no key update;
  if not found then
    raise exception 'There is no account %.', new.account_id;
  end if;
  if new.clone_of is not null and not exists (
    select 1 from custom_model where id = new.clone_of and account_id = new.account_id) then
    raise exception 'Model % is not a model of account %.', new.clone_of, new.account_id;
  end if;
  if (select count(*) from custom_model where account_id = new.account_id and made_on = new.made_on) >= new.day_limit then
    raise exception 'Account % has made % models today.', new.account_id, new.day_limit
      using errcode = 'check_violation', constraint = 'custom_model_day_limit';
  end if;
  if (select count(*) from custom_model where account_id = new.account_id and deleted_at is null) >= new.live_limit then
    raise exception 'Account % has % models.', new.account_id, new.live_limit
      using errcode = 'check_violation', constraint = 'custom_model_live_limit';
  end if;
  new.trial_no := 1 + (select count(*) from custom_model
    where account_id = new.account_id and sport = new.sport and category = new.category);
  return new;
end $$;
create trigger custom_model_is_admitted before insert on custom_model
  for each row execute function admit_custom_model();

create function keep_custom_model() returns trigger language plpgsql as $$
begin
  if old.deleted_at is not null then
    raise exception 'Model % is deleted.', old.id;
  end if;
  if old.finished_at is not null and (new.status, new.progress, new.finished_at, new.missing, new.runner)
    is distinct from (old.status, old.progress, old.finished_at, old.missing, old.runner) then
    raise exception 'The run of model % is over.', old.id;
  end if;
  return new;
end $$;
create trigger custom_model_is_kept before update on custom_model
  for each row execute function keep_custom_model();

-- A finished backtest. The report of its last fifth is kept apart: it is read only once its owner has opened it.
create table custom_model_run (
  model_id uuid primary key references custom_model,
  from_at timestamptz not null,
  lock_from timestamptz not null check (lock_from >= from_at),
  until_at timestamptz not null check (until_at >= lock_from),
  report jsonb not null,
  locked_report jsonb not null,
  finished_at timestamptz not null
);

create table custom_model_opening (
  model_id uuid primary key references custom_model_run,
  opened_at timestamptz not null
);

create table custom_model_bet (
  model_id uuid not null references custom_model_run,
  game_id uuid not null references game,
  is_locked boolean not null,
  start_at timestamptz not null,
  side text not null check (side in ('home', 'draw', 'away', 'over', 'under')),
  line numeric(6, 2) check (line * 2 = trunc(line * 2)),
  odds numeric(9, 4) not null check (odds > 1),
  bookmaker text not null,
  odds_at timestamptz not null check (odds_at <= start_at - interval '60 minutes'),
  p_win double precision not null check (p_win >= 0),
  p_push double precision not null check (p_push >= 0),
  p_lose double precision not null check (p_lose >= 0),
  ev double precision not null,
  result text not null check (result in ('win', 'lose', 'draw', 'cancel')),
  home_score smallint,
  away_score smallint,
  closing_value double precision,
  primary key (model_id, game_id),
  check (abs(p_win + p_push + p_lose - 1) <= 1e-9)
);
create index custom_model_bet_newest on custom_model_bet (model_id, is_locked, start_at desc, game_id);

-- The forward record: what a model said of a game, frozen before its start. A row without a side says that it left the game.
create table custom_model_verdict (
  model_id uuid not null references custom_model,
  game_id uuid not null references game,
  start_at timestamptz not null,
  frozen_at timestamptz not null check (frozen_at < start_at),
  side text check (side in ('home', 'draw', 'away', 'over', 'under')),
  line numeric(6, 2) check (line * 2 = trunc(line * 2)),
  odds numeric(9, 4) check (odds > 1),
  bookmaker text,
  odds_at timestamptz check (odds_at <= start_at - interval '60 minutes'),
  p_win double precision,
  p_push double precision,
  p_lose double precision,
  ev double precision,
  reason text check (reason in ('no_odds', 'insufficient_data', 'below_threshold')),
  primary key (model_id, game_id),
  check ((side is null) = (reason is not null)),
  check ((side is null) = (odds is null) and (side is null) = (bookmaker is null) and (side is null) = (odds_at is null)
    and (side is null) = (p_win is null) and (side is null) = (p_push is null) and (side is null) = (p_lose is null)
    and (side is null) = (ev is null)),
  check (side is null or abs(p_win + p_push + p_lose - 1) <= 1e-9)
);
create index custom_model_verdict_newest on custom_model_verdict (model_id, start_at desc, game_id);

create table custom_model_grade (
  model_id uuid not null,
  game_id uuid not null,
  result text not null check (result in ('win', 'lose', 'draw', 'cancel')),
  home_score smallint,
  away_score smallint,
  closing_value double precision,
  graded_at timestamptz not null,
  primary key (model_id, game_id),
  foreign key (model_id, game_id) references custom_model_verdict
);

-- Picks without a grade, kept by the database, so that nobody has to look through all of them for the few that are open.
create table custom_model_pending (
  model_id uuid not null,
  game_id uuid not null,
  start_at timestamptz not null,
  primary key (model_id, game_id),
  foreign key (model_id, game_id) references custom_model_verdict
);
create index custom_model_pending_game on custom_model_pending (game_id);

create function note_custom_verdicts() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into custom_model_pending select model_id, game_id, start_at from added where side is not null;
  return null;
end $$;
create trigger custom_model_verdict_is_noted after insert on custom_model_verdict referencing new table as added
  for each statement execute function note_custom_verdicts();

create function note_custom_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from custom_model_pending as pending using added
    where pending.model_id = added.model_id and pending.game_id = added.game_id;
  return null;
end $$;
create trigger custom_model_grade_is_noted after insert on custom_model_grade referencing new table as added
  for each statement execute function note_custom_grades();

-- What the models would say of coming games as things stand. It is no record: each look writes it anew.
create table custom_model_preview (
  model_id uuid not null references custom_model,
  game_id uuid not null references game,
  start_at timestamptz not null,
  side text not null check (side in ('home', 'draw', 'away', 'over', 'under')),
  line numeric(6, 2),
  odds numeric(9, 4) not null check (odds > 1),
  bookmaker text not null,
  odds_at timestamptz not null,
  p_win double precision not null,
  p_push double precision not null,
  p_lose double precision not null,
  ev double precision not null,
  primary key (model_id, game_id)
);

-- Spans in which an owner's models make no picks.
create table custom_model_pause (
  account_id integer not null,
  brand text not null,
  from_at timestamptz not null,
  until_at timestamptz check (until_at >= from_at),
  reason text not null check (reason in ('plan_ended', 'on_break')),
  primary key (account_id, from_at),
  foreign key (account_id, brand) references account (id, brand)
);
create unique index custom_model_pause_open on custom_model_pause (account_id) where until_at is null;

-- Full erasure, for a deleted account and for no other.
create function erase_custom_models(erased integer) returns void language plpgsql security definer set search_path = public as $$
begin
  if not exists (select 1 from account where id = erased and status = 'deleted') then
    raise exception 'Account % is not deleted.', erased;
  end if;
  delete from custom_model_grade using custom_model where model_id = id and account_id = erased;
  delete from custom_model_pending using custom_model where model_id = id and account_id = erased;
  delete from custom_model_verdict using custom_model where model_id = id and account_id = erased;
  delete from custom_model_preview using custom_model where model_id = id and account_id = erased;
  delete from custom_model_bet using custom_model where model_id = id and account_id = erased;
  delete from custom_model_opening using custom_model where model_id = id and account_id = erased;
  delete from custom_model_run using custom_model where model_id = id and account_id = erased;
  delete from custom_model_pause where account_id = erased;
  delete from custom_model where account_id = erased;
end $$;
revoke all on function erase_custom_models(integer) from public;

-- Rights.
grant select, insert on custom_model, custom_model_run, custom_model_opening, custom_model_bet, custom_model_verdict,
  custom_model_grade, custom_model_preview, custom_model_pause to trueline_app;
grant select on custom_model_pending to trueline_app;
grant update (status, progress, runner, attempts, started_at, heartbeat_at, finished_at, missing, deleted_at)
  on custom_model to trueline_app;
grant delete on custom_model_preview to trueline_app;
grant update (until_at) on custom_model_pause to trueline_app;
grant execute on function erase_custom_models(integer) to trueline_app;
