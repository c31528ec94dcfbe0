-- Money that an operator types counts once in a brand: the same words for the same amount of the same day are the same transfer,
-- for whichever order. What a second person has agreed to says so.

-- Words as they are compared: capitals, widths and spaces tell no transfers apart.
create function payment_words(said text) returns text language sql immutable as $$
  select lower(regexp_replace(normalize(said, NFKC), '\s+', '', 'g'))
$$;

alter table payment
  -- What was typed, as it is compared; null where the payment was a line of the bank from the first.
  add column typed_reference text,
  add column approval_id uuid references approval;

-- Payments of the past: what is not word for word its line was typed. Of those that say the same the later ones are numbered, so
-- that the books stay as they were.
with typed as (
  select payment.id, payment_words(payment.reference) as words,
    row_number() over (partition by payment.brand, paid_on, payment.amount, payment_words(payment.reference)
      order by recorded_at, payment.id) as no
  from payment left join bank_line line on line.id = payment.bank_line_id
  where bank_line_id is null or payment.reference <> line.memo)
update payment set typed_reference = words || case when no = 1 then '' else ' #' || no end
from typed where typed.id = payment.id;

create unique index payment_typed_once on payment (brand, paid_on, amount, typed_reference);
create index payment_unmatched on payment (brand, recorded_at) where bank_line_id is null;
create index payment_typed_by on payment (recorded_by, recorded_at) where typed_reference is not null;

-- A transfer cannot have been seen before it was made. Rows of the past are left as they are.
alter table payment add constraint payment_was_made
  check (typed_reference is null or paid_on <= (recorded_at at time zone 'Asia/Taipei')::date) not valid;

create function keep_typed_words() returns trigger language plpgsql set search_path = public as $$
begin
  if new.bank_line_id is null then
    new.typed_reference := coalesce(new.typed_reference, payment_words(new.reference));
  end if;
  return new;
end $$;
create trigger payment_keeps_words before insert on payment
  for each row execute function keep_typed_words();
