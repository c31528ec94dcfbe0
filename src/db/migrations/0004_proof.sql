-- The close of each brand-zone day: how many picks it had, and where the chain of batches stood. Days without a pick are
-- closed too, so that a day that was left out would show, and no batch can be added to a day that is closed.

create table day_close (
  day date primary key,
  final_count integer not null check (final_count >= 0),
  batch_count integer not null check (batch_count >= 0 and batch_count <= final_count),
  head_hash text not null check (head_hash ~ '^[0-9a-f]{64}$'),
  previous_close_hash text not null unique check (previous_close_hash ~ '^[0-9a-f]{64}$'),
  audit_head text check (audit_head ~ '^[0-9a-f]{64}$'),
  close_hash text not null unique check (close_hash ~ '^[0-9a-f]{64}$'),
  closed_at timestamptz not null
);

create function refuse_batch_on_closed_day() returns trigger language plpgsql as $$
begin
  if exists (select 1 from day_close where day_close.day = new.day) then
    raise exception 'The day % is closed.', new.day;
  end if;
  return new;
end $$;
create trigger pick_batch_day_is_open before insert on pick_batch
  for each row execute function refuse_batch_on_closed_day();

-- The close has a table of its own, which cannot be changed; of the counter only the last number moves.
alter table pick_day drop column closed_at, drop column final_count, drop column head_hash;
revoke update on pick_day from trueline_app;
grant update (last_no) on pick_day to trueline_app;
grant select, insert on day_close to trueline_app;
