-- The publishing policy tried out on held-out time and changed by two persons; results that two persons type where a feed is
-- silent; which dispute a correction answers.

-- What a model said of a game an hour before its start, when it had learned nothing later: the evidence for thresholds. Kept as
-- it was first said, whatever is measured afterwards.
create table held_out_forecast (
  model_id uuid not null references model,
  game_id uuid not null references game,
  known_at timestamptz not null,
  tier text not null check (tier in ('A', 'B', 'C')),
  model_version text not null,
  distribution jsonb not null,
  primary key (model_id, game_id)
);
create index held_out_forecast_known_at on held_out_forecast (model_id, known_at);

-- Every try of thresholds beside the policy of its day, with all that it came to: how many were tried says how much luck there
-- is in the best one.
create table policy_simulation (
  id uuid primary key,
  policy_version integer not null references publishing_policy,
  min_ev double precision not null check (min_ev >= 0 and min_ev < 1),
  min_confidence smallint not null check (min_confidence between 0 and 100),
  leagues text[] check (cardinality(leagues) > 0),
  window_from timestamptz not null,
  window_until timestamptz not null,
  asked_by text not null check (asked_by <> ''),
  asked_at timestamptz not null,
  report jsonb not null,
  check (window_from < window_until)
);
create index policy_simulation_version on policy_simulation (policy_version, asked_at);

create table policy_proposal (
  id uuid primary key,
  simulation_id uuid not null references policy_simulation,
  -- The version that was in force; the proposal lapses with it.
  base_version integer not null references publishing_policy,
  note text not null check (note <> ''),
  proposed_by text not null check (proposed_by <> ''),
  proposed_at timestamptz not null,
  unique (id, proposed_by)
);
create index policy_proposal_version on policy_proposal (base_version, proposed_at);

create table policy_decision (
  proposal_id uuid primary key,
  proposed_by text not null,
  decided_by text not null check (decided_by <> ''),
  approved boolean not null,
  note text not null check (note <> ''),
  decided_at timestamptz not null,
  -- The version that came of it.
  version integer unique references publishing_policy,
  foreign key (proposal_id, proposed_by) references policy_proposal (id, proposed_by),
  check (approved = (version is not null)),
  check (not approved or decided_by <> proposed_by)
);

grant select, insert on held_out_forecast, policy_simulation, policy_proposal, policy_decision to trueline_app;

-- A final result that one operator types and another one types again. Approved, it is a state of the game like a feed's.
create table manual_result (
  id uuid primary key,
  game_id uuid not null references game,
  status text not null check (status in ('completed', 'canceled')),
  -- How a soccer game ended that went beyond its 90 minutes; null where it did not.
  reason text check (reason in ('aet', 'pen')),
  home_score smallint check (home_score >= 0),
  away_score smallint check (away_score >= 0),
  parts jsonb not null,
  evidence text not null check (evidence <> ''),
  proposed_by text not null check (proposed_by <> ''),
  proposed_at timestamptz not null,
  check ((status = 'completed') = (home_score is not null)),
  check ((status = 'completed') = (away_score is not null)),
  unique (id, proposed_by)
);
create index manual_result_game on manual_result (game_id, proposed_at);

create table manual_result_decision (
  result_id uuid primary key,
  proposed_by text not null,
  decided_by text not null check (decided_by <> ''),
  approved boolean not null,
  note text not null check (note <> ''),
  decided_at timestamptz not null,
  foreign key (result_id, proposed_by) references manual_result (id, proposed_by),
  check (not approved or decided_by <> proposed_by)
);

create function refuse_unproved_state() returns trigger language plpgsql as $$
begin
  if new.source = 'manual' and not exists (
    select 1 from manual_result join manual_result_decision on result_id = manual_result.id
    where manual_result.game_id = new.game_id and approved and decided_at = new.known_at
      and (manual_result.status, manual_result.home_score, manual_result.away_score)
        is not distinct from (new.status, new.home_score, new.away_score)) then
    raise exception 'The result of game % was not agreed to by two persons.', new.game_id;
  end if;
  return new;
end $$;
create trigger game_state_by_hand_is_approved before insert on game_state
  for each row when (new.source = 'manual') execute function refuse_unproved_state();

grant select, insert on manual_result, manual_result_decision to trueline_app;

-- Which dispute a correction upholds: its member is told when the second person agrees.
alter table grade_proposal add column dispute_id uuid references pick_dispute;
create index pick_dispute_pick on pick_dispute (pick_id);
