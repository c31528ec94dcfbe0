-- Tests of texts and layout: what is tried, how many visitors that needs, and how it ended. What was planned does not change once a test
-- has begun, so that nobody can move the goal after they have seen the ball.
create table experiment (
  id uuid primary key,
  brand text not null,
  place text not null check (place in ('home', 'subscribe', 'register')),
  kind text not null check (kind in ('count', 'text', 'layout')),
  goal text not null check (goal in ('register', 'order')),
  -- Why it is worth trying, in the operator's words.
  why text not null check (why <> ''),
  message_key text check (message_key like place || '.%'),
  -- What each side says, by language; A's words are those that the brand had when the test was planned.
  texts_a jsonb,
  texts_b jsonb,
  layout_switch text check (layout_switch ~ '^[a-z_]{2,40}$'),
  -- The ended test whose rows said how many visitors come and how many of them convert, with what they said.
  baseline_id uuid references experiment,
  baseline_visitors integer check (baseline_visitors > 0),
  baseline_converted integer check (baseline_converted between 1 and baseline_visitors),
  -- The smallest difference of the two rates worth finding, in hundredths of a percentage point.
  difference_bp integer check (difference_bp between 1 and 5000),
  -- How many visitors each variant needs, by the formula for two rates.
  planned_visitors integer check (planned_visitors >= 200),
  planned_days integer not null check (planned_days between 1 and 60),
  state text not null check (state in ('planned', 'running', 'ended')),
  version integer not null check (version > 0),
  created_by uuid not null references operator,
  created_at timestamptz not null,
  started_by uuid references operator,
  started_at timestamptz,
  ended_by uuid references operator,
  ended_at timestamptz,
  end_reason text check (end_reason <> ''),
  adopted_by uuid references operator,
  adopted_at timestamptz,
  check ((kind = 'text') = (message_key is not null)),
  check ((kind = 'layout') = (layout_switch is not null)),
  check (num_nulls(message_key, texts_a, texts_b) in (0, 3)),
  check (texts_b is null or (texts_a ?& array['en', 'zh_TW', 'zh_HK', 'vi'] and texts_b ?& array['en', 'zh_TW', 'zh_HK', 'vi'])),
  -- Only what counts alone needs no baseline: it is where a baseline comes from.
  check (num_nulls(baseline_id, baseline_visitors, baseline_converted, difference_bp, planned_visitors)
    = case when kind = 'count' then 5 else 0 end),
  check (num_nulls(started_by, started_at) = case when state = 'planned' then 2 else 0 end),
  check (num_nulls(ended_by, ended_at, end_reason) = case when state = 'ended' then 0 else 3 end),
  check (ended_at >= started_at),
  check (num_nulls(adopted_by, adopted_at) in (0, 2)),
  check (adopted_at is null or (state = 'ended' and kind <> 'count'))
);
create unique index experiment_running on experiment (brand, place) where state = 'running';
create index experiment_brand on experiment (brand, created_at desc);

-- Only numbers: nobody's row says which variant they saw.
create table experiment_count (
  experiment_id uuid not null references experiment,
  variant text not null check (variant in ('a', 'b')),
  visitors integer not null check (visitors >= 0),
  registered integer not null check (registered between 0 and visitors),
  ordered integer not null check (ordered between 0 and visitors),
  primary key (experiment_id, variant)
);

create function hold_experiment() returns trigger language plpgsql as $$
declare
  may_change text[];
begin
  if tg_op = 'DELETE' then
    if old.state <> 'planned' then raise exception 'a test that has begun is not removed' using errcode = 'check_violation'; end if;
    return old;
  end if;
  if tg_op = 'INSERT' then
    if new.state <> 'planned' then raise exception 'a test is planned before it begins' using errcode = 'check_violation'; end if;
    return new;
  end if;
  if (old.state, new.state) not in (('planned', 'running'), ('running', 'ended'), ('ended', 'ended')) then
    raise exception 'a test goes from planned to running to ended' using errcode = 'check_violation';
  end if;
  may_change := array['version', 'adopted_by', 'adopted_at'] || (case old.state
    when 'planned' then array['state', 'started_by', 'started_at']
    when 'running' then array['state', 'ended_by', 'ended_at', 'end_reason']
    else array[]::text[] end);
  if to_jsonb(new) - may_change <> to_jsonb(old) - may_change then
    raise exception 'what was planned is not changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger experiment_is_held before insert or update or delete on experiment
  for each row execute function hold_experiment();

create function hold_experiment_count() returns trigger language plpgsql as $$
begin
  if not exists (select 1 from experiment where id = new.experiment_id and state = 'running') then
    raise exception 'only a running test counts' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and ((new.experiment_id, new.variant) <> (old.experiment_id, old.variant)
    or new.visitors < old.visitors or new.registered < old.registered or new.ordered < old.ordered) then
    raise exception 'counts only grow' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger experiment_count_is_held before insert or update on experiment_count
  for each row execute function hold_experiment_count();

-- What a page says depends on it.
create trigger experiment_is_counted after insert or update or delete on experiment
  for each statement execute function note_facts('wording');

grant select, insert, update, delete on experiment to trueline_app;
grant select, insert, update on experiment_count to trueline_app;
