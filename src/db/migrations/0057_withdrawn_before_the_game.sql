-- A pick can be withdrawn until its game begins, as that is known, and until it was settled: from then on everybody sees it. The
-- start that it was published with says nothing of a game that was moved. This is the instant of src/db/queries/pick-opens-at.ts.
create or replace function refuse_late_withdrawal() returns trigger language plpgsql as $$
begin
  if not exists (
    select 1 from pick
    where pick.id = new.pick_id and pick.origin = 'live' and new.withdrawn_at < least(
      (select min(grade.known_at) from pick_grade as grade where grade.pick_id = pick.id),
      coalesce(
        (select min(greatest(told.start_at, told.known_at, pick.published_at)) from game_revision as told
          where told.game_id = pick.game_id
            and greatest(told.start_at, told.known_at, pick.published_at) < told.replaced_at),
        (select greatest(told.start_at, told.known_at, pick.published_at) from game as told where told.id = pick.game_id)))
  ) then
    raise exception 'Pick % has started and cannot be withdrawn.', new.pick_id;
  end if;
  return new;
end $$;
