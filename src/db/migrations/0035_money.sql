-- Money, once more: a rehearsal plays with its amounts, and a bank may open an account number for one order alone.

create or replace function keep_order_end() returns trigger language plpgsql set search_path = public as $$
begin
  if new.order_status <> old.order_status and old.order_status <> 'pending'
    and (old.order_status, new.order_status) not in
      (('completed', 'failed'), ('cancelled', 'completed'), ('expired', 'completed')) then
    raise exception 'an order cannot go from % to %', old.order_status, new.order_status
      using errcode = 'check_violation';
  end if;
  -- What comes in a rehearsal is no money, and nobody keeps it.
  if (new.amount_paid < old.amount_paid and not new.is_test) or new.version < old.version
    or (old.receipt_no is not null and new.receipt_no is distinct from old.receipt_no)
    or (old.completed_at is not null and new.completed_at is distinct from old.completed_at) then
    raise exception 'an order keeps its money, its receipt and when it was paid' using errcode = 'check_violation';
  end if;
  return new;
end $$;

-- A bank that opens an account number for each order gives the shop its first digits; an order's own number stays its own.
alter table bank_account add column virtual_prefix text check (virtual_prefix ~ '^[0-9]{3,6}$');
alter table member_order add column virtual_account text unique check (virtual_account ~ '^[0-9]{14}$');
