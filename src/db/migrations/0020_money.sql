-- Money, continued: what comes for an order that is over is noted, a typed payment finds its line, and a statement knows what
-- it has added.

alter table order_event drop constraint order_event_action_check;
alter table order_event add constraint order_event_action_check check (action in ('create', 'report', 'confirm',
  'record_partial', 'record_error', 'cancel', 'revive', 'expire', 'reject', 'void', 'record_owed'));

-- Money that an operator read at the bank before the statement came is the line that tells of it later. Only this can be added
-- to a payment, and once.
grant update (bank_line_id) on payment to trueline_app;
create function keep_payment_line() returns trigger language plpgsql set search_path = public as $$
begin
  if old.bank_line_id is not null and new.bank_line_id is distinct from old.bank_line_id then
    raise exception 'a payment keeps its line of the bank' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger payment_keeps_line before update of bank_line_id on payment
  for each row execute function keep_payment_line();

-- The number of lines that a statement has added is known once they are in, so the statement's own row comes after them.
alter table bank_line alter constraint bank_line_statement_id_fkey deferrable initially deferred;
update bank_statement set lines_added = (select count(*) from bank_line where statement_id = bank_statement.id);
