-- Two ids are two persons only where neither was made by the other. A new operator, and one whose sign-in was reset, gets a link at
-- their own address and sets their own password there; and for three days whoever made, reset or changed an operator, and the
-- operator they did it to, cannot be the two persons of one request.

-- A link with which an operator sets password and second factor. Only its hash stays here; it works once.
create table operator_setup (
  token_hash text primary key,
  operator_id uuid not null references operator,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index operator_setup_open on operator_setup (operator_id) where used_at is null;

-- Who made an operator, reset their sign-in, or changed what they may do.
create table operator_touch (
  id uuid primary key,
  operator_id uuid not null references operator,
  by_id uuid not null references operator,
  act text not null check (act in ('made', 'reset', 'changed', 'taken_back')),
  at timestamptz not null,
  check (operator_id <> by_id)
);
create index operator_touch_at on operator_touch (at);

grant select, insert, delete on operator_setup to trueline_app;
grant update (used_at) on operator_setup to trueline_app;
grant select, insert on operator_touch to trueline_app;

-- Whether two operators are one, or are joined by such acts of the three days before an instant, also over others: of two accounts
-- that a third person made, neither is the second person for the other.
create function operators_linked(one uuid, other uuid, moment timestamptz) returns boolean
  language sql stable set search_path = public as $$
  with recursive linked (id) as (
    select one
    union
    select case when touch.operator_id = linked.id then touch.by_id else touch.operator_id end
    from linked
    join operator_touch touch on linked.id in (touch.operator_id, touch.by_id)
    where touch.at > moment - interval '72 hours'
  )
  select exists (select 1 from linked where linked.id = other)
$$;

create function refuse_linked_persons() returns trigger language plpgsql set search_path = public as $$
begin
  if new.status = 'approved' and new.decided_by <> new.proposed_by
    and operators_linked(new.proposed_by, new.decided_by, new.decided_at) then
    raise exception 'the second person was made, reset or changed by the first, or the first by the second'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger approval_by_two_persons before insert or update on approval
  for each row execute function refuse_linked_persons();

-- The same where operators are written down by their addresses.
create function refuse_linked_addresses() returns trigger language plpgsql set search_path = public as $$
begin
  if new.approved and exists (
    select 1 from operator one, operator other
    where one.email = new.proposed_by and other.email = new.decided_by and one.id <> other.id
      and operators_linked(one.id, other.id, new.decided_at)) then
    raise exception 'the second person was made, reset or changed by the first, or the first by the second'
      using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger grade_decision_by_two_persons before insert on grade_decision
  for each row execute function refuse_linked_addresses();
create trigger policy_decision_by_two_persons before insert on policy_decision
  for each row execute function refuse_linked_addresses();
create trigger manual_result_decision_by_two_persons before insert on manual_result_decision
  for each row execute function refuse_linked_addresses();
