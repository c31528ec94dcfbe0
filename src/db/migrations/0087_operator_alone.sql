-- While there is one operator alone, no second person can agree to the account that takes the money. What they ask for is then announced to
-- them by e-mail and takes effect by itself three days later, unless they take it back or a second operator has been made.

alter table approval add column effective_at timestamptz;
alter table approval add constraint approval_effective check (
  effective_at is null
  or (kind = 'bank_account' and effective_at >= proposed_at + interval '72 hours' and effective_at < lapses_at));

alter table approval drop constraint approval_check2;
alter table approval add constraint approval_two_persons check (
  status <> 'approved' or decided_by <> proposed_by or (effective_at is not null and decided_at >= effective_at));

-- Of a request that takes effect by itself the one who asked is the only operator that there ever was: when they ask, and when it does.
create function refuse_company() returns trigger language plpgsql set search_path = public as $$
begin
  if new.effective_at is not null
    and (tg_op = 'INSERT' or (new.status = 'approved' and new.decided_by = new.proposed_by))
    and exists (select 1 from operator where id <> new.proposed_by) then
    raise exception 'there is a second operator, who has to agree' using errcode = 'check_violation';
  end if;
  if tg_op = 'UPDATE' and new.effective_at is distinct from old.effective_at then
    raise exception 'when a request takes effect does not change' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger approval_of_operator_alone before insert or update on approval
  for each row execute function refuse_company();
