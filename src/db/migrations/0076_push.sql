-- Web Push (RFC 8030): the devices that members have allowed to be told, what they want to hear there, what happened, and what is sent.

create table push_subscription (
  id uuid primary key,
  account_id integer not null,
  brand text not null,
  -- A device is told only as long as the session lives in which it was allowed: after a log-out nothing comes any more.
  session_id uuid not null references session on delete cascade,
  -- Where the browser's push service takes messages for it.
  endpoint text not null unique check (endpoint ~ '^https?://' and length(endpoint) <= 2048),
  -- The keys of the browser that messages are encrypted for (RFC 8291).
  public_key text not null check (public_key ~ '^[\w-]{87}$'),
  auth_secret text not null check (auth_secret ~ '^[\w-]{22}$'),
  -- The key of ours that the browser allowed; under another one the push service takes nothing.
  server_key text not null,
  created_at timestamptz not null,
  foreign key (account_id, brand) references account (id, brand)
);
create index push_subscription_account on push_subscription (account_id, created_at);
create index push_subscription_session on push_subscription (session_id);

-- Without a row a member has allowed no device yet.
create table push_setting (
  account_id integer primary key,
  brand text not null,
  kinds text[] not null check
    (kinds <@ array['new_pick', 'price_gone', 'started', 'settled', 'correction', 'plan_ends']),
  updated_at timestamptz not null,
  foreign key (account_id, brand) references account (id, brand)
);

-- What happened, written in the transaction in which it happened. A worker looks who wants to hear of it.
create table push_event (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('new_pick', 'price_gone', 'started', 'settled', 'correction', 'plan_ends')),
  -- What the event is about: of each kind it happens once.
  subject text not null,
  pick_id uuid references pick,
  -- Null where it is about a pick, which may concern anyone.
  account_id integer references account,
  -- Days until a plan ends.
  days smallint,
  at timestamptz not null,
  spread_at timestamptz,
  unique (kind, subject),
  check (num_nonnulls(pick_id, account_id) = 1 and (days is null) = (account_id is null))
);
create index push_event_waiting on push_event (at) where spread_at is null;
create index push_event_at on push_event (at);
create index push_event_account on push_event (account_id) where account_id is not null;

create table push_delivery (
  event_id uuid not null references push_event on delete cascade,
  subscription_id uuid not null references push_subscription on delete cascade,
  status text not null check (status in ('queued', 'sent', 'failed', 'dropped')),
  attempts smallint not null,
  next_attempt_at timestamptz not null,
  -- After this instant it is no news any more.
  expires_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  primary key (event_id, subscription_id),
  check ((status = 'sent') = (sent_at is not null))
);
create index push_delivery_due on push_delivery (next_attempt_at) where status = 'queued';
create index push_delivery_subscription on push_delivery (subscription_id);

create function note_push_of_picks() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into push_event (kind, subject, pick_id, at)
    select 'new_pick', id, id, published_at from added where origin = 'live' on conflict do nothing;
  return null;
end $$;
create trigger pick_is_pushed after insert on pick referencing new table as added
  for each statement execute function note_push_of_picks();

-- A first grade settles a pick; a later one corrects it.
create function note_push_of_grades() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into push_event (kind, subject, pick_id, at)
    select case when added.correction_id is null then 'settled' else 'correction' end,
      concat_ws(':', added.pick_id, added.correction_id), added.pick_id, added.known_at
    from added join pick on pick.id = added.pick_id where pick.origin = 'live' on conflict do nothing;
  return null;
end $$;
create trigger pick_grade_is_pushed after insert on pick_grade referencing new table as added
  for each statement execute function note_push_of_grades();

-- The best of each bookmaker's newest price on the side and line of a pick is below the price that the pick needs.
create function note_push_of_prices() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into push_event (kind, subject, pick_id, at)
    select 'price_gone', pick.id, pick.id, fresh.at
    from (select game_id, bet_type, max(known_at) as at from added group by game_id, bet_type) as fresh
    join pick on pick.game_id = fresh.game_id and pick.bet_type = fresh.bet_type
    join pick_pending on pick_pending.pick_id = pick.id
    cross join lateral (
      select max(case when pick.side in ('home', 'over') then price.home_odds
          when pick.side = 'draw' then price.draw_odds else price.away_odds end) as odds
      from (select distinct on (bookmaker) line, home_odds, draw_odds, away_odds from odds_snapshot
        where game_id = pick.game_id and bet_type = pick.bet_type and known_at <= fresh.at
        order by bookmaker, known_at desc, id desc) as price
      where price.line is not distinct from pick.line) as best
    where pick.origin = 'live' and pick.published_at < fresh.at and best.odds < pick.min_odds
    on conflict do nothing;
  return null;
end $$;
create trigger odds_snapshot_is_pushed after insert on odds_snapshot referencing new table as added
  for each statement execute function note_push_of_prices();

create function note_push_of_reminders() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into push_event (kind, subject, account_id, days, at)
    select 'plan_ends', added.subscription_id || ':' || added.days_before, subscription.account_id, added.days_before, added.sent_at
    from added join subscription on subscription.id = added.subscription_id on conflict do nothing;
  return null;
end $$;
create trigger renewal_reminder_is_pushed after insert on renewal_reminder referencing new table as added
  for each statement execute function note_push_of_reminders();

grant select, insert, update, delete on push_subscription, push_setting, push_event, push_delivery to trueline_app;
