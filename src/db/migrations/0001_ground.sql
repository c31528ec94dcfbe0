-- The ground: games and their facts, forecasts and picks, and what each brand says. Every fact carries its source and the
-- instant at which it became known, every commercial row its brand, and picks stand in their final shape: none of the
-- three can be added cheaply later. The application never asks the database for the time, so no column has a default now().

create extension if not exists pg_trgm;

-- Facts ------------------------------------------------------------------------------------------------------------

create table league (
  id text primary key check (id ~ '^[A-Z0-9]{2,16}$'),
  sport text not null check (sport in ('baseball', 'basketball', 'soccer')),
  names jsonb not null,
  country text not null,
  position smallint not null,
  covered boolean not null default true,
  source text not null,
  known_at timestamptz not null
);

create table season (
  league_id text not null references league,
  source text not null,
  season text not null,
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at >= from_at),
  origin text not null check (origin in ('real', 'mixed', 'simulated')),
  known_at timestamptz not null,
  primary key (league_id, source, season)
);

create table team (
  id uuid primary key,
  league_id text not null references league,
  key text not null,
  names jsonb not null,
  source text not null,
  known_at timestamptz not null,
  unique (league_id, key)
);

create table game (
  id uuid primary key,
  source text not null,
  key text not null,
  league_id text not null references league,
  season text not null,
  home_team_id uuid not null references team,
  away_team_id uuid not null references team check (away_team_id <> home_team_id),
  start_at timestamptz not null,
  start_simulated boolean not null,
  game_day date not null,
  game_no smallint not null check (game_no between 1 and 9),
  neutral boolean not null,
  playoff boolean not null,
  home_starter text,
  away_starter text,
  origin text not null check (origin in ('real', 'mixed', 'simulated')),
  known_at timestamptz not null,
  unique (source, key)
);
create index game_start_at on game (start_at, id);
create index game_league_start_at on game (league_id, start_at);
create index game_home_team_start_at on game (home_team_id, start_at);
create index game_away_team_start_at on game (away_team_id, start_at);

-- What a game's row said before a later delivery changed it, so that an as-of view can still show it.
create table game_revision (
  game_id uuid not null references game,
  known_at timestamptz not null,
  replaced_at timestamptz not null,
  start_at timestamptz not null,
  home_starter text,
  away_starter text,
  primary key (game_id, known_at, replaced_at)
);

create table game_state (
  game_id uuid not null references game,
  known_at timestamptz not null,
  status text not null check (status in ('not_started', 'in_progress', 'completed', 'canceled')),
  reason text,
  home_score smallint check (home_score >= 0),
  away_score smallint check (away_score >= 0),
  parts jsonb not null,
  elapsed smallint,
  stoppage smallint,
  half smallint,
  period smallint,
  remaining text,
  inning smallint,
  inning_half text check (inning_half in ('top', 'bottom')),
  statistics jsonb not null,
  origin text not null check (origin in ('real', 'mixed', 'simulated')),
  source text not null,
  primary key (game_id, known_at),
  check (status <> 'completed' or (home_score is not null and away_score is not null))
);
create index game_state_final on game_state (known_at) where status in ('completed', 'canceled');

create table odds_snapshot (
  id bigint generated always as identity primary key,
  game_id uuid not null references game,
  bet_type text not null check (bet_type in ('win_loss', 'run_line', 'over_under')),
  line numeric(6, 2),
  bookmaker text not null,
  phase text not null check (phase in ('open', 'move', 'close')),
  home_odds numeric(9, 4) check (home_odds > 1),
  draw_odds numeric(9, 4) check (draw_odds > 1),
  away_odds numeric(9, 4) check (away_odds > 1),
  origin text not null check (origin in ('real', 'mixed', 'simulated')),
  source text not null,
  known_at timestamptz not null,
  check ((bet_type = 'win_loss') = (line is null)),
  unique nulls not distinct (game_id, bet_type, bookmaker, phase, known_at, line)
);

create table reference_forecast (
  game_id uuid not null references game,
  provider text not null,
  home double precision not null check (home between 0 and 1),
  draw double precision check (draw between 0 and 1),
  away double precision not null check (away between 0 and 1),
  source text not null,
  known_at timestamptz not null,
  primary key (game_id, provider)
);

-- How far each source has been read, and the mapping of dates that a replay keeps from its first start on.
create table feed_cursor (
  source text primary key,
  mapping jsonb not null,
  known_until timestamptz,
  loaded boolean not null default false
);

create table app_setting (
  key text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- Forecasts and picks ----------------------------------------------------------------------------------------------

create table model_artifact (
  version text primary key,
  sport text not null check (sport in ('baseball', 'basketball', 'soccer')),
  fitted_at timestamptz not null,
  window_from timestamptz,
  window_until timestamptz not null,
  games integer not null,
  features integer not null,
  parameters jsonb not null,
  scores jsonb not null,
  source text not null
);
create index model_artifact_newest on model_artifact (source, sport, fitted_at desc);

create table forecast (
  id uuid primary key,
  game_id uuid not null references game,
  origin text not null check (origin in ('live', 'backfill')),
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
create index forecast_game on forecast (game_id, known_at desc);

-- The publishing policy under which a pick is made; a change is a new version for future picks only.
create table publishing_policy (
  version integer primary key,
  min_ev double precision not null check (min_ev >= 0),
  min_lead_minutes integer not null check (min_lead_minutes >= 0),
  max_lead_hours integer not null check (max_lead_hours > 0),
  disclose_minutes integer not null check (disclose_minutes >= 0),
  valid_from timestamptz not null,
  note text not null
);

-- The last serial given out on each brand-zone day; one row is locked while a batch is published, so no serial is skipped.
create table pick_day (
  day date primary key,
  last_no integer not null check (last_no >= 0),
  closed_at timestamptz,
  final_count integer,
  head_hash text
);

create table pick_batch (
  id uuid primary key,
  day date not null references pick_day,
  sequence integer not null,
  merkle_root text not null check (merkle_root ~ '^[0-9a-f]{64}$'),
  pick_count integer not null check (pick_count > 0),
  first_no integer not null,
  last_no integer not null,
  previous_hash text not null check (previous_hash ~ '^[0-9a-f]{64}$'),
  batch_hash text not null unique check (batch_hash ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null,
  check (last_no - first_no + 1 = pick_count),
  unique (day, sequence),
  unique (day, first_no)
);

create table pick (
  id uuid primary key,
  origin text not null check (origin in ('live', 'backfill')),
  serial_day date,
  serial_no integer,
  batch_id uuid references pick_batch,
  salt text check (salt ~ '^[0-9a-f]{32}$'),
  leaf_hash text check (leaf_hash ~ '^[0-9a-f]{64}$'),
  game_id uuid not null references game,
  league_id text not null references league,
  start_at timestamptz not null,
  bet_type text not null check (bet_type in ('win_loss', 'run_line', 'over_under')),
  side text not null check (side in ('home', 'draw', 'away', 'over', 'under')),
  line numeric(6, 2) check (line * 2 = trunc(line * 2)),
  odds numeric(9, 4) not null check (odds > 1),
  min_odds numeric(9, 4) not null check (min_odds > 1),
  odds_snapshot jsonb not null,
  p_win double precision not null check (p_win >= 0),
  p_push double precision not null check (p_push >= 0),
  p_lose double precision not null check (p_lose >= 0),
  ev double precision not null,
  confidence smallint not null check (confidence between 0 and 100),
  units numeric(3, 1) not null check (units between 0.5 and 3 and units * 2 = trunc(units * 2)),
  drivers jsonb not null,
  tier text not null check (tier in ('A', 'B', 'C')),
  model_version text not null,
  policy_version integer not null references publishing_policy,
  is_free boolean not null,
  data_origin text not null check (data_origin in ('real', 'mixed', 'simulated')),
  source text not null,
  known_at timestamptz not null,
  published_at timestamptz not null,
  check (abs(p_win + p_push + p_lose - 1) <= 1e-9),
  check ((bet_type = 'win_loss') = (line is null)),
  check ((bet_type = 'over_under') = (side in ('over', 'under'))),
  check (side <> 'draw' or bet_type = 'win_loss'),
  check (published_at < start_at),
  check ((origin = 'live') = (serial_day is not null)),
  check ((serial_day is null) = (serial_no is null) and (serial_day is null) = (batch_id is null)
    and (serial_day is null) = (salt is null) and (serial_day is null) = (leaf_hash is null)),
  unique (serial_day, serial_no),
  unique (game_id, bet_type, origin)
);
create index pick_start_at on pick (origin, start_at desc);
create index pick_published_at on pick (origin, published_at desc);

create table pick_withdrawal (
  pick_id uuid primary key references pick,
  reason text not null check (reason in ('line_up', 'starter', 'data_error', 'price_error')),
  note text not null,
  withdrawn_at timestamptz not null
);

-- The newest grade of a pick counts; a correction is a new row beside the old one.
create table pick_grade (
  pick_id uuid not null references pick,
  known_at timestamptz not null,
  result text not null check (result in ('win', 'lose', 'draw', 'cancel')),
  would_be text not null check (would_be in ('win', 'lose', 'draw', 'cancel')),
  profit_cents integer not null,
  home_score smallint,
  away_score smallint,
  closing_odds numeric(9, 4),
  closing_value double precision,
  note text not null,
  source text not null,
  primary key (pick_id, known_at)
);
create index pick_grade_known_at on pick_grade (known_at);

-- An evaluated market without a bet, and why.
create table pick_pass (
  game_id uuid not null references game,
  bet_type text not null check (bet_type in ('win_loss', 'run_line', 'over_under')),
  policy_version integer not null references publishing_policy,
  origin text not null check (origin in ('live', 'backfill')),
  reason text not null check (reason in ('ev_below_policy', 'insufficient_data', 'no_odds', 'quarter_line', 'not_covered')),
  start_at timestamptz not null,
  known_at timestamptz not null,
  source text not null,
  primary key (game_id, bet_type, policy_version, origin)
);
create index pick_pass_start_at on pick_pass (origin, start_at);

-- What a brand says and sells ----------------------------------------------------------------------------------------

create table website_language (
  brand text not null,
  language_code text not null check (language_code in ('en', 'zh_TW', 'zh_HK', 'vi')),
  display_name text not null,
  is_primary smallint not null check (is_primary in (0, 1)),
  position smallint not null,
  enabled boolean not null,
  primary key (brand, language_code)
);
create unique index website_language_one_primary on website_language (brand) where is_primary = 1;

create table brand_setting (
  brand text not null,
  key text not null,
  value jsonb not null,
  updated_at timestamptz not null,
  primary key (brand, key)
);

create table announcement (
  id uuid primary key,
  brand text not null,
  texts jsonb not null,
  position smallint not null,
  from_at timestamptz not null,
  until_at timestamptz,
  is_sample boolean not null
);
create index announcement_brand on announcement (brand, position);

create table contact_info (
  id uuid primary key,
  brand text not null,
  type text not null check (type in ('mail', 'line', 'telegram', 'phone', 'whatsapp', 'zalo')),
  value text not null,
  hours jsonb not null,
  position smallint not null,
  is_sample boolean not null
);
create index contact_info_brand on contact_info (brand, position);

create table customer_feedback (
  id uuid primary key,
  brand text not null,
  name text not null,
  texts jsonb not null,
  rating smallint not null check (rating between 1 and 5),
  given_on date not null,
  approved boolean not null,
  consent boolean not null,
  is_sample boolean not null
);
create index customer_feedback_brand on customer_feedback (brand, given_on desc);

create table news (
  id uuid primary key,
  brand text not null,
  status text not null check (status in ('draft', 'review', 'published')),
  published_at timestamptz,
  is_sample boolean not null,
  check (status <> 'published' or published_at is not null)
);
create index news_published on news (brand, published_at desc) where status = 'published';

create table news_text (
  news_id uuid not null references news,
  language_code text not null check (language_code in ('en', 'zh_TW', 'zh_HK', 'vi')),
  title text not null,
  summary text not null,
  body text not null,
  primary key (news_id, language_code)
);

create table keyword_answer (
  id uuid primary key,
  brand text not null,
  language_code text not null check (language_code in ('en', 'zh_TW', 'zh_HK', 'vi')),
  question text not null,
  keywords text not null,
  answer text not null,
  is_sample boolean not null
);
create index keyword_answer_trigrams on keyword_answer using gin ((question || ' ' || keywords) gin_trgm_ops);
create index keyword_answer_brand on keyword_answer (brand, language_code);

create table seo_text (
  brand text not null,
  language_code text not null check (language_code in ('en', 'zh_TW', 'zh_HK', 'vi')),
  path text not null,
  title text not null,
  description text not null,
  keywords text not null,
  noindex boolean not null,
  primary key (brand, path, language_code)
);

create table redirect_rule (
  id uuid primary key,
  brand text not null,
  language_code text check (language_code in ('en', 'zh_TW', 'zh_HK', 'vi')),
  match text not null check (match in ('exact', 'prefix')),
  path text not null,
  target text not null,
  type text not null check (type in ('internal', 'external')),
  keep_query boolean not null,
  from_at timestamptz not null,
  until_at timestamptz
);
create index redirect_rule_brand on redirect_rule (brand, path);

create table plan (
  id integer generated always as identity primary key,
  brand text not null,
  period text not null check (period in ('daily', 'weekly', 'monthly', 'quarterly', 'yearly')),
  rank smallint not null,
  names jsonb not null,
  price_minor bigint not null check (price_minor > 0),
  currency text not null check (currency = 'TWD'),
  period_days smallint not null,
  features jsonb not null,
  on_sale boolean not null,
  unique (brand, period)
);

-- A published text is never changed: a new wording is a new version, named by the hash of its content.
create table legal_document (
  id uuid primary key,
  brand text not null,
  jurisdiction text not null check (jurisdiction in ('HK', 'TW')),
  type text not null check (type in ('terms', 'privacy', 'purchase', 'notice')),
  language_code text not null check (language_code in ('en', 'zh_TW', 'zh_HK', 'vi')),
  version integer not null check (version > 0),
  title text not null,
  sections jsonb not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  published_at timestamptz not null,
  is_sample boolean not null,
  unique (brand, jurisdiction, type, language_code, version)
);

create table idempotency_key (
  brand text not null,
  scope text not null,
  key uuid not null,
  request_hash text not null,
  http_code smallint,
  answer jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (brand, scope, key)
);
create index idempotency_key_expires_at on idempotency_key (expires_at);

-- Rights --------------------------------------------------------------------------------------------------------------
-- The application runs as trueline_app, which owns nothing. What is a fact, a pick or a published text it can add and read,
-- and nothing else; the rest it can also change.

grant usage on schema public to trueline_app;
grant select, insert on all tables in schema public to trueline_app;
grant update, delete on app_setting, feed_cursor, website_language, brand_setting, announcement, contact_info,
  customer_feedback, news, news_text, keyword_answer, seo_text, redirect_rule, plan, idempotency_key to trueline_app;
grant update on league, season, team, game, pick_day to trueline_app;
-- The row of a model stays for ever; its parameters, some megabytes, only as long as a restart may go on from them.
grant update (parameters) on model_artifact to trueline_app;
revoke all on migration from trueline_app;
