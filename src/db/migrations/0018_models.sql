-- The model room: which models there are and what became of them, what they are measured by, what waits for an operator.

-- A model is a way of learning, trained once and taught every result since. Its row never changes; what it is used for is told
-- by its events, of which the newest counts.
create table model (
  id uuid primary key,
  source text not null,
  sport text not null check (sport in ('baseball', 'basketball', 'soccer')),
  number integer not null check (number > 0),
  hyper_parameters jsonb not null,
  trained_at timestamptz not null,
  trained_by text not null check (trained_by <> ''),
  window_from timestamptz,
  window_until timestamptz not null,
  games integer not null,
  features integer not null,
  -- From here on every game was forecast from earlier results alone, after the hyper-parameters had been chosen.
  held_out_from timestamptz not null,
  unique (source, sport, number)
);

create table model_event (
  id bigint generated always as identity primary key,
  model_id uuid not null references model,
  state text not null check (state in ('trained', 'shadow', 'live', 'retired')),
  at timestamptz not null,
  by text not null check (by <> ''),
  note text not null check (note <> ''),
  -- What was known of it at that moment, beside the model whose place it takes.
  report jsonb
);
create index model_event_model on model_event (model_id, id desc);

-- One live and at most one shadow a sport: a pointer, where the events are the history.
create table model_seat (
  source text not null,
  sport text not null,
  seat text not null check (seat in ('live', 'shadow')),
  model_id uuid not null unique references model,
  since timestamptz not null,
  primary key (source, sport, seat)
);

-- Measured on held-out time, per league and market: every game forecast before it was played, beside the closing price.
create table model_score (
  model_id uuid not null references model,
  league_id text not null references league,
  bet_type text not null check (bet_type in ('win_loss', 'run_line', 'over_under')),
  measured_at timestamptz not null,
  held_out_from timestamptz not null,
  held_out_until timestamptz not null,
  n integer not null,
  brier double precision not null,
  log_loss double precision not null,
  rps double precision not null,
  ece double precision not null,
  -- The games that have a whole closing market; null where there is none.
  close_n integer not null,
  close_brier double precision,
  close_log_loss double precision,
  close_rps double precision,
  close_ece double precision,
  -- Mean log loss minus the close's on the same games, with its 95 % interval; negative is better than the market.
  difference double precision,
  difference_low double precision,
  difference_high double precision,
  primary key (model_id, league_id, bet_type, measured_at)
);

-- What was asked of the worker, and how far it is. `model_id` is what came of a training, or what a measurement is about.
create table model_training (
  id uuid primary key,
  kind text not null check (kind in ('train', 'measure')),
  source text not null,
  sport text not null check (sport in ('baseball', 'basketball', 'soccer')),
  hyper_parameters jsonb not null,
  note text not null,
  asked_by text not null check (asked_by <> ''),
  asked_at timestamptz not null,
  status text not null check (status in ('queued', 'running', 'done', 'failed', 'canceled')),
  stage text check (stage in ('learning', 'held_out', 'keeping')),
  done integer not null default 0,
  total integer not null default 0,
  attempts smallint not null default 0,
  started_at timestamptz,
  finished_at timestamptz,
  time_limit_s integer not null check (time_limit_s between 60 and 7200),
  failure text,
  model_id uuid references model,
  check ((status = 'failed') = (failure is not null)),
  check (status <> 'done' or model_id is not null)
);
create unique index model_training_open on model_training (source, sport) where status in ('queued', 'running');
create index model_training_asked on model_training (source, asked_at desc);

-- What a shadow would have said. A table of its own: whatever is shown or published reads `forecast`, and cannot find it here.
create table shadow_forecast (
  id uuid primary key,
  model_id uuid not null references model,
  game_id uuid not null references game,
  known_at timestamptz not null,
  computed_at timestamptz not null,
  model_version text not null,
  tier text not null check (tier in ('A', 'B', 'C', 'D')),
  state text not null check (state in ('ready', 'insufficient')),
  missing jsonb not null,
  distribution jsonb,
  p_home double precision,
  p_draw double precision,
  p_away double precision,
  expected_home double precision,
  expected_away double precision,
  spread jsonb,
  drivers jsonb not null,
  content_hash text not null,
  check ((state = 'ready') = (distribution is not null)),
  check (state <> 'ready' or (
    p_home >= 0 and p_away >= 0 and coalesce(p_draw, 0) >= 0
    and abs(p_home + p_away + coalesce(p_draw, 0) - 1) <= 1e-9))
);
create index shadow_forecast_game on shadow_forecast (model_id, game_id, known_at desc);

-- Which model made a forecast, and which one an artifact is a state of; null for what came before models were counted.
alter table forecast add column model_id uuid references model;
alter table model_artifact add column model_id uuid references model;
create index model_artifact_model on model_artifact (model_id, fitted_at desc);

-- A site that ran before goes on with the model it has.
insert into model
  select gen_random_uuid(), source, sport, 1, '{"seed": 20261121, "minimum_games": 5, "trees": false, "history_from": null}',
    fitted_at, 'system', window_from, window_until, games, features, fitted_at - interval '6 months'
  from (select distinct on (source, sport) * from model_artifact order by source, sport, fitted_at desc) as newest;
insert into model_event (model_id, state, at, by, note)
  select id, 'live', trained_at, 'system', 'The model that the site ran with before models were counted.' from model;
insert into model_seat select source, sport, 'live', id, trained_at from model;
update model_artifact set model_id = model.id from model
  where model.source = model_artifact.source and model.sport = model_artifact.sport;

grant select, insert on model, model_event, model_score, shadow_forecast to trueline_app;
grant select, insert, update, delete on model_seat to trueline_app;
grant select, insert, update on model_training to trueline_app;

-- Watching: what the live forecasts came to over a window of days, one row a day; computed again while the day lasts.
create table model_measure (
  source text not null,
  league_id text not null references league,
  metric text not null check (metric in ('brier', 'ece', 'clv', 'drift_forecast', 'drift_price', 'coverage')),
  window_days smallint not null check (window_days in (7, 30, 90)),
  day date not null,
  n integer not null,
  value double precision not null,
  low double precision,
  high double precision,
  -- What it is read against: the closing price's Brier, the error of a perfect forecaster, the share of games before.
  reference double precision,
  computed_at timestamptz not null,
  primary key (source, league_id, metric, window_days, day)
);
create index model_measure_day on model_measure (source, day);

-- What an operator should look at. Of one thing there is at most one open alert; it closes by itself when its cause has gone.
create table operator_alert (
  id uuid primary key,
  kind text not null check (kind ~ '^[a-z_]{2,40}$'),
  subject text not null check (subject <> ''),
  -- Whoever has this permission is told.
  permission text not null,
  severity text not null check (severity in ('warning', 'critical')),
  facts jsonb not null,
  path text not null check (path like '/office%'),
  opened_at timestamptz not null,
  closed_at timestamptz,
  check (closed_at >= opened_at)
);
create unique index operator_alert_open on operator_alert (kind, subject) where closed_at is null;
create index operator_alert_newest on operator_alert (opened_at desc);

create table operator_alert_seen (
  alert_id uuid not null references operator_alert,
  operator_id uuid not null references operator,
  seen_at timestamptz not null,
  primary key (alert_id, operator_id)
);

grant select, insert, update on model_measure to trueline_app;
grant select, insert, update (facts, severity, closed_at) on operator_alert to trueline_app;
grant select, insert on operator_alert_seen to trueline_app;
