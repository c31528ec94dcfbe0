-- Money: what a brand's bank account is, coupons, orders with everything they were made of, what the bank says came in, the
-- double-entry ledger, receipts, the two-person rule and the office's sessions. Amounts are whole units of the currency as
-- bigint. What has happened can only be added to; what an order was made of can never be changed.

create table bank_account (
  id uuid primary key,
  brand text not null,
  bank_code text not null check (bank_code ~ '^[0-9]{3,7}$'),
  bank_name text not null,
  branch text not null,
  account_no text not null check (account_no ~ '^[0-9-]{6,20}$'),
  holder text not null,
  status text not null check (status in ('proposed', 'approved', 'retired')),
  is_sample boolean not null,
  created_at timestamptz not null,
  approved_at timestamptz check ((approved_at is null) = (status = 'proposed')),
  retired_at timestamptz check ((retired_at is not null) = (status = 'retired'))
);
-- One account takes a brand's money; members never see one that was not approved.
create unique index bank_account_one_approved on bank_account (brand) where status = 'approved';

-- A price from a moment on. The newest one that has begun counts, and before the first the plan's own.
create table plan_price (
  plan_id integer not null references plan,
  valid_from timestamptz not null,
  price_minor bigint not null check (price_minor > 0),
  created_at timestamptz not null,
  primary key (plan_id, valid_from)
);

create table coupon (
  id uuid primary key,
  brand text not null,
  code text not null check (code ~ '^[A-Z0-9-]{4,32}$'),
  type text not null check (type in ('fixed', 'percent')),
  value integer not null check (value > 0),
  -- Empty: every plan.
  plan_ids integer[] not null,
  from_at timestamptz not null,
  until_at timestamptz check (until_at > from_at),
  max_redemptions integer not null check (max_redemptions > 0),
  per_member integer not null check (per_member > 0),
  first_order_only boolean not null,
  -- Shown to everybody who looks at a plan, without the code being known.
  is_public boolean not null,
  status text not null check (status in ('active', 'disabled')),
  reserved integer not null check (reserved >= 0),
  redeemed integer not null check (redeemed >= 0),
  created_at timestamptz not null,
  unique (brand, code),
  unique (id, brand),
  check (type <> 'percent' or value <= 100),
  check (reserved + redeemed <= max_redemptions)
);

create table member_order (
  id uuid primary key,
  order_no text not null unique,
  brand text not null,
  account_id integer not null,
  plan_id integer not null references plan,
  -- What was bought, as it was then: {names, period, rank}.
  plan jsonb not null,
  list_price bigint not null check (list_price > 0),
  discount bigint not null check (discount >= 0),
  amount_due bigint not null check (amount_due > 0),
  currency text not null check (currency = 'TWD'),
  coupon_id uuid,
  -- {code, type, value}.
  coupon jsonb,
  -- The account to pay into, as it was then: {bankCode, bankName, branch, accountNo, holder}.
  bank_account jsonb not null,
  payment_ref text not null unique,
  -- The terms that were agreed to: {document, version, sha256, language, declaredAge}.
  terms jsonb not null,
  is_test boolean not null,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  order_status text not null check (order_status in ('pending', 'completed', 'cancelled', 'expired', 'failed')),
  payment_status text not null
    check (payment_status in ('unpaid', 'reported', 'partial', 'paid', 'failed', 'error', 'cancelled')),
  amount_paid bigint not null check (amount_paid >= 0),
  -- What the member says he sent: {last5, amount, paidAt, note}.
  report jsonb,
  reported_at timestamptz,
  completed_at timestamptz,
  closed_at timestamptz,
  receipt_no text unique,
  -- Rises with every change, so that whoever decides on an old picture of the order is told.
  version integer not null check (version > 0),
  foreign key (account_id, brand) references account (id, brand),
  foreign key (coupon_id, brand) references coupon (id, brand),
  unique (id, brand),
  check (amount_due = list_price - discount),
  check (coupon_id is not null or discount = 0),
  check ((coupon_id is null) = (coupon is null)),
  check ((report is null) = (reported_at is null)),
  check ((order_status, payment_status) in (
    ('pending', 'unpaid'), ('pending', 'reported'), ('pending', 'partial'), ('pending', 'error'),
    ('completed', 'paid'), ('cancelled', 'cancelled'), ('expired', 'unpaid'), ('failed', 'failed'))),
  check (order_status <> 'completed' or (completed_at is not null and is_test = (receipt_no is null)))
);
create unique index member_order_one_open on member_order (account_id, is_test) where order_status = 'pending';
create index member_order_account on member_order (account_id, created_at desc, id);
create index member_order_expiring on member_order (expires_at) where order_status = 'pending' and payment_status = 'unpaid';
create index member_order_queue on member_order (brand, coalesce(reported_at, created_at), id)
  where order_status = 'pending' and not is_test;
create index member_order_completed on member_order (brand, completed_at desc) where order_status = 'completed';
create index member_order_created on member_order (brand, created_at desc, id);

alter table subscription add foreign key (order_id, brand) references member_order (id, brand);

-- What happened to an order, in its order; the page shows it as a timeline.
create table order_event (
  order_id uuid not null references member_order,
  no integer not null check (no > 0),
  at timestamptz not null,
  action text not null check (action in ('create', 'report', 'confirm', 'record_partial', 'record_error', 'cancel',
    'revive', 'expire', 'reject', 'void')),
  from_state text,
  to_state text not null,
  actor_kind text not null check (actor_kind in ('member', 'operator', 'system')),
  actor_id text not null,
  detail jsonb not null,
  primary key (order_id, no)
);

create table coupon_use (
  coupon_id uuid not null references coupon,
  order_id uuid not null references member_order,
  account_id integer not null references account,
  state text not null check (state in ('reserved', 'redeemed', 'released')),
  changed_at timestamptz not null,
  primary key (coupon_id, order_id)
);
create index coupon_use_account on coupon_use (account_id, coupon_id) where state <> 'released';

-- What the bank says -------------------------------------------------------------------------------------------------

create table bank_statement (
  id uuid primary key,
  brand text not null,
  bank_account_id uuid not null references bank_account,
  file_name text not null,
  sha256 text not null,
  lines_read integer not null,
  lines_added integer not null,
  imported_by text not null,
  imported_at timestamptz not null
);
create index bank_statement_brand on bank_statement (brand, imported_at desc);

create table bank_line (
  id uuid primary key,
  brand text not null,
  bank_account_id uuid not null references bank_account,
  statement_id uuid not null references bank_statement,
  booking_date date not null,
  amount bigint not null check (amount > 0),
  memo text not null,
  counter_account text not null,
  -- The hash of account, date, amount, memo and counter account; twins of one day are told apart by their occurrence.
  fingerprint text not null,
  occurrence smallint not null check (occurrence > 0),
  imported_at timestamptz not null,
  unique (bank_account_id, fingerprint, occurrence),
  unique (id, brand)
);
create index bank_line_brand on bank_line (brand, booking_date desc, id);
create index bank_line_amount on bank_line (brand, amount, booking_date);

-- Money that was taken for an order. A line of the bank is used at most once, for whichever order.
create table payment (
  id uuid primary key,
  brand text not null,
  order_id uuid not null,
  bank_line_id uuid unique,
  amount bigint not null check (amount > 0),
  paid_on date not null,
  -- Where there is no line yet: what the operator saw, such as the bank's own number.
  reference text not null,
  recorded_by text not null,
  recorded_at timestamptz not null,
  foreign key (order_id, brand) references member_order (id, brand),
  foreign key (bank_line_id, brand) references bank_line (id, brand),
  check (bank_line_id is not null or reference <> '')
);
create index payment_order on payment (order_id);

-- The ledger -----------------------------------------------------------------------------------------------------------

create table ledger_entry (
  id uuid primary key,
  brand text not null,
  at timestamptz not null,
  kind text not null check (kind in ('payment', 'sale', 'owed', 'reversal')),
  order_id uuid not null,
  note text not null,
  actor_id text not null,
  foreign key (order_id, brand) references member_order (id, brand)
);
create index ledger_entry_brand on ledger_entry (brand, at);
create index ledger_entry_order on ledger_entry (order_id);

-- Positive: debit. `bank` is what we hold, `member_funds` what came in for orders that are not settled yet, `revenue` what
-- was sold, `owed` what has to go back to a member.
create table ledger_posting (
  entry_id uuid not null references ledger_entry,
  no smallint not null check (no > 0),
  account text not null check (account in ('bank', 'member_funds', 'revenue', 'owed')),
  amount bigint not null check (amount <> 0),
  primary key (entry_id, no)
);

create function check_ledger_balance() returns trigger language plpgsql set search_path = public as $$
declare
  -- The trigger serves both tables: a posting names its entry, an entry is named by its own id.
  entry uuid := coalesce(to_jsonb(new) ->> 'entry_id', to_jsonb(new) ->> 'id');
begin
  if (select coalesce(sum(amount), 1) from ledger_posting where entry_id = entry) <> 0 then
    raise exception 'ledger entry % does not sum to zero', entry using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_posting_balanced after insert on ledger_posting
  deferrable initially deferred for each row execute function check_ledger_balance();
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function check_ledger_balance();

-- The last receipt number of a brand's year; locked while one is given out, so none is skipped.
create table receipt_counter (
  brand text not null,
  year smallint not null,
  last_no integer not null check (last_no >= 0),
  primary key (brand, year)
);

-- Periods ---------------------------------------------------------------------------------------------------------------

-- A reminder that a plan ends, sent once for each number of days before.
create table renewal_reminder (
  subscription_id uuid not null references subscription,
  days_before smallint not null,
  sent_at timestamptz not null,
  primary key (subscription_id, days_before)
);

-- A member's break. The time between from_at and until_at is given back to the plan that ran when it began (B12).
create table member_break (
  id uuid primary key,
  brand text not null,
  account_id integer not null,
  from_at timestamptz not null,
  until_at timestamptz not null check (until_at > from_at),
  subscription_id uuid references subscription,
  created_at timestamptz not null,
  foreign key (account_id, brand) references account (id, brand)
);
create index member_break_account on member_break (account_id, from_at desc);

-- Nobody can end a break early or make it shorter, whoever he is: the column only moves forward.
create function keep_break() returns trigger language plpgsql set search_path = public as $$
begin
  if old.break_until is not null and (new.break_until is null or new.break_until < old.break_until) then
    raise exception 'a break cannot be shortened' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger account_keeps_break before update of break_until on account
  for each row execute function keep_break();

-- A pick that a member opened before its start (B2): what he was shown, when, and at which odds.
create table pick_opening (
  account_id integer not null references account,
  pick_id uuid not null references pick,
  opened_at timestamptz not null,
  odds numeric(9, 4) not null check (odds > 1),
  primary key (account_id, pick_id)
);

-- The office -----------------------------------------------------------------------------------------------------------

create table operator_session (
  id uuid primary key,
  operator_id uuid not null references operator,
  token_hash text not null unique,
  created_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > created_at),
  revoked_at timestamptz,
  client_ip text not null,
  user_agent text not null
);
create index operator_session_operator on operator_session (operator_id, created_at desc);

-- The two-person rule (B15): one operator asks, another one decides.
create table approval (
  id uuid primary key,
  brand text not null,
  kind text not null check (kind in ('grant', 'price', 'bank_account', 'revive_order', 'void_order', 'correct_grade',
    'manual_result')),
  subject_id text not null,
  payload jsonb not null,
  reason text not null check (reason <> ''),
  status text not null check (status in ('open', 'approved', 'refused', 'withdrawn', 'lapsed')),
  proposed_by uuid not null references operator,
  proposed_at timestamptz not null,
  lapses_at timestamptz not null check (lapses_at > proposed_at),
  decided_by uuid references operator,
  decided_at timestamptz,
  check (status not in ('approved', 'refused') or (decided_by is not null and decided_at is not null)),
  check (status <> 'approved' or decided_by <> proposed_by)
);
create index approval_open on approval (brand, proposed_at) where status = 'open';
create unique index approval_one_open on approval (kind, subject_id) where status = 'open';

-- A note about a member, for the office only.
create table member_note (
  id uuid primary key,
  brand text not null,
  account_id integer not null,
  text text not null check (text <> ''),
  written_by uuid not null references operator,
  written_at timestamptz not null,
  foreign key (account_id, brand) references account (id, brand)
);
create index member_note_account on member_note (account_id, written_at desc);

-- Rights: an order's snapshot, the ledger, events, lines and payments can only be added to.
grant select, insert on bank_account, plan_price, coupon, member_order, order_event, coupon_use, bank_statement, bank_line,
  payment, ledger_entry, ledger_posting, receipt_counter, renewal_reminder, member_break, pick_opening, operator_session,
  approval, member_note to trueline_app;
grant update (status, approved_at, retired_at) on bank_account to trueline_app;
grant update (status, reserved, redeemed, until_at, max_redemptions, is_public) on coupon to trueline_app;
grant update (order_status, payment_status, amount_paid, report, reported_at, completed_at, closed_at, receipt_no, version)
  on member_order to trueline_app;
grant update (state, changed_at) on coupon_use to trueline_app;
grant update on receipt_counter to trueline_app;
grant update (revoked_at) on operator_session to trueline_app;
grant update (status, decided_by, decided_at) on approval to trueline_app;
