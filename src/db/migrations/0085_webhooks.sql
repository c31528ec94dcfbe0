-- Webhooks (Standard Webhooks): addresses of programs of members and operators, what happened, and what is sent of it.

create table webhook_endpoint (
  id uuid primary key,
  account_id integer,
  brand text,
  operator_id uuid references operator,
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  -- Sealed; what deliveries are signed with.
  secret text not null,
  events text[] not null check (cardinality(events) > 0 and events <@
    array['order.paid', 'pick.published', 'pick.price_gone', 'pick.settled', 'pick.corrected']),
  created_at timestamptz not null,
  -- Since when no attempt has succeeded; null where the last one did.
  failing_since timestamptz,
  disabled_at timestamptz,
  foreign key (account_id, brand) references account (id, brand),
  check (num_nonnulls(account_id, operator_id) = 1 and (brand is null) = (account_id is null))
);
create index webhook_endpoint_account on webhook_endpoint (account_id) where account_id is not null;
create index webhook_endpoint_operator on webhook_endpoint (operator_id) where operator_id is not null;

-- What happened, written in the transaction in which it happened. A worker looks whose program is told of it.
create table webhook_event (
  id uuid primary key default gen_random_uuid(),
  kind text not null check
    (kind in ('order.paid', 'pick.published', 'pick.price_gone', 'pick.settled', 'pick.corrected')),
  -- What the event is about: of each kind it happens once.
  subject text not null,
  pick_id uuid references pick,
  order_id uuid references member_order,
  at timestamptz not null,
  spread_at timestamptz,
  unique (kind, subject),
  check (num_nonnulls(pick_id, order_id) = 1)
);
create index webhook_event_waiting on webhook_event (at) where spread_at is null;
create index webhook_event_at on webhook_event (at);

create table webhook_delivery (
  id uuid primary key default gen_random_uuid(),
  event_id uuid not null references webhook_event on delete cascade,
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  status text not null check (status in ('queued', 'sent', 'failed', 'dropped')),
  attempts smallint not null,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  last_attempt_at timestamptz,
  answer_status smallint,
  last_error text,
  unique (event_id, endpoint_id)
);
create index webhook_delivery_due on webhook_delivery (next_attempt_at) where status = 'queued';
create index webhook_delivery_waiting on webhook_delivery (endpoint_id, next_attempt_at) where status = 'queued';
create index webhook_delivery_endpoint on webhook_delivery (endpoint_id, created_at);

-- What members' devices are told of picks, programs can be told too.
create function note_webhooks_of_picks() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into webhook_event (kind, subject, pick_id, at)
    select case kind when 'new_pick' then 'pick.published' when 'price_gone' then 'pick.price_gone'
        when 'settled' then 'pick.settled' else 'pick.corrected' end, subject, pick_id, at
    from added where kind in ('new_pick', 'price_gone', 'settled', 'correction') on conflict do nothing;
  return null;
end $$;
create trigger push_event_is_hooked after insert on push_event referencing new table as added
  for each statement execute function note_webhooks_of_picks();

create function note_webhooks_of_orders() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into webhook_event (kind, subject, order_id, at)
    values ('order.paid', new.id, new.id, coalesce(new.completed_at, new.created_at)) on conflict do nothing;
  return null;
end $$;
create trigger order_paid_is_hooked after update of payment_status on member_order for each row
  when (new.payment_status = 'paid' and old.payment_status <> 'paid' and not new.is_test)
  execute function note_webhooks_of_orders();

-- No more than five of one person, whichever way they are made.
create function refuse_too_many_webhooks() returns trigger language plpgsql set search_path = public as $$
begin
  if new.account_id is not null then
    perform 1 from account where id = new.account_id for update;
  else
    perform 1 from operator where id = new.operator_id for update;
  end if;
  if (select count(*) from webhook_endpoint
      where account_id = new.account_id or operator_id = new.operator_id) >= 5 then
    raise exception 'five webhooks of one person are there already' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger webhook_endpoint_is_one_of_five before insert on webhook_endpoint
  for each row execute function refuse_too_many_webhooks();

grant select, insert, update, delete on webhook_endpoint, webhook_event, webhook_delivery to trueline_app;
