-- A pick opens when its game begins, so what readers keep of picks is no longer good once the start of such a game is moved. A new
-- starter or a live score moves no start and leaves it as it is. The name comes before that of game_is_changed, so that the
-- versions of 'record' and 'games' are locked in the same order as by whoever adds leagues first.
create function note_moved_starts() returns trigger language plpgsql security definer set search_path = public as $$
declare
  newest timestamptz;
begin
  select max(added.known_at) into newest
    from added join before on before.id = added.id
    where added.start_at <> before.start_at
      and exists (select 1 from pick where pick.game_id = added.id and pick.origin = 'live');
  if newest is not null then
    update fact_version set version = version + 1, known_until = greatest(known_until, newest) where topic = 'record';
  end if;
  return null;
end $$;

create trigger game_begins_at_another_time after update on game referencing old table as before new table as added
  for each statement execute function note_moved_starts();
