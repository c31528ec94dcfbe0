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
