-- Money, concluded: whose a period is, what it was begun with and which plan it came from are as fixed as an order's snapshot;
-- what is over stays over, and no paid time is taken away.

revoke update on subscription from trueline_app;
grant update (status, end_at, frozen_ms, updated_at) on subscription to trueline_app;

-- A plan is taken off sale, never out: orders and periods name it. Its price changes by rows of plan_price.
revoke update, delete on plan from trueline_app;
grant update (names, features, rank, on_sale, version) on plan to trueline_app;

revoke update on receipt_counter from trueline_app;
grant update (last_no) on receipt_counter to trueline_app;

create function keep_period() returns trigger language plpgsql set search_path = public as $$
begin
  if new.end_at < old.end_at or new.frozen_ms < old.frozen_ms then
    raise exception 'a period cannot be shortened' using errcode = 'check_violation';
  end if;
  if old.status = 'voided' and new.status <> 'voided' then
    raise exception 'a period that was taken back stays so' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger subscription_keeps_period before update on subscription
  for each row execute function keep_period();

-- The program's table of transitions says who may do what; whatever it says, these ends are ends, and money that came stays.
create function keep_order_end() returns trigger language plpgsql set search_path = public as $$
begin
  if new.order_status <> old.order_status and old.order_status <> 'pending'
    and (old.order_status, new.order_status) not in
      (('completed', 'failed'), ('cancelled', 'completed'), ('expired', 'completed')) then
    raise exception 'an order cannot go from % to %', old.order_status, new.order_status
      using errcode = 'check_violation';
  end if;
  if new.amount_paid < old.amount_paid or new.version < old.version
    or (old.receipt_no is not null and new.receipt_no is distinct from old.receipt_no)
    or (old.completed_at is not null and new.completed_at is distinct from old.completed_at) then
    raise exception 'an order keeps its money, its receipt and when it was paid' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger member_order_keeps_end before update on member_order
  for each row execute function keep_order_end();

-- A receipt's number follows the one before it.
create function keep_receipts_gapless() returns trigger language plpgsql set search_path = public as $$
begin
  if new.last_no <> old.last_no + 1 then
    raise exception 'a receipt number is left out or given twice' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger receipt_counter_gapless before update on receipt_counter
  for each row execute function keep_receipts_gapless();

-- A request is decided once.
create function keep_decision() returns trigger language plpgsql set search_path = public as $$
begin
  if old.status <> 'open' then
    raise exception 'the request was decided' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger approval_keeps_decision before update on approval
  for each row execute function keep_decision();
