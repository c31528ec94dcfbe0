-- Operators choose how each of them is told what is wrong with the site: by e-mail, on their devices, and not in their quiet hours.

-- Without a row an operator is told by e-mail at any hour.
create table operator_notice_setting (
  operator_id uuid primary key references operator,
  by_email boolean not null,
  by_push boolean not null,
  -- The quiet hours are hours of this zone.
  zone text not null check (length(zone) between 1 and 64),
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  updated_at timestamptz not null,
  check (num_nonnulls(quiet_from, quiet_until) in (0, 2)),
  check (quiet_from is null or quiet_from <> quiet_until)
);

-- A device outlives the session in which it was allowed, since sessions of the office end after hours and alerts come at night.
create table operator_device (
  id uuid primary key,
  operator_id uuid not null references operator,
  endpoint text not null unique check (endpoint ~ '^https?://' and length(endpoint) <= 2048),
  public_key text not null check (public_key ~ '^[\w-]{87}$'),
  auth_secret text not null check (auth_secret ~ '^[\w-]{22}$'),
  -- The key of ours that the browser allowed; under another one the push service takes nothing.
  server_key text not null,
  user_agent text not null check (length(user_agent) <= 512),
  created_at timestamptz not null
);
create index operator_device_operator on operator_device (operator_id, created_at);

-- Who is told of which alert: that it began, and that it is over. Each happens once.
create table operator_notice (
  alert_id uuid not null references operator_alert,
  operator_id uuid not null references operator,
  event text not null check (event in ('opened', 'closed')),
  status text not null check (status in ('waiting', 'told', 'dropped')),
  due_at timestamptz not null,
  done_at timestamptz,
  primary key (alert_id, operator_id, event),
  check ((status = 'waiting') = (done_at is null))
);
create index operator_notice_due on operator_notice (due_at) where status = 'waiting';
create index operator_notice_operator on operator_notice (operator_id);

-- What is on its way to a device.
create table operator_push (
  alert_id uuid not null references operator_alert,
  event text not null check (event in ('opened', 'closed')),
  device_id uuid not null references operator_device on delete cascade,
  status text not null check (status in ('queued', 'sent', 'failed', 'dropped')),
  attempts smallint not null,
  next_attempt_at timestamptz not null,
  expires_at timestamptz not null,
  sent_at timestamptz,
  last_error text,
  primary key (alert_id, event, device_id),
  check ((status = 'sent') = (sent_at is not null))
);
create index operator_push_due on operator_push (next_attempt_at) where status = 'queued';
create index operator_push_device on operator_push (device_id);

-- Those who were told by e-mail of what is open at this moment will be told of its end.
insert into operator_notice (alert_id, operator_id, event, status, due_at, done_at)
  select alert.id, operator.id, 'opened', 'told', alert.told_at, alert.told_at
  from operator_alert as alert join operator on operator.status = 'active'
    and (alert.brand is null or alert.brand = any(operator.brands))
  where alert.closed_at is null and alert.told_at is not null;

alter table setting_trial drop constraint setting_trial_kind_check;
alter table setting_trial add constraint setting_trial_kind_check check (kind in ('email', 'odds_key', 'push'));

grant select, insert, update, delete on operator_notice_setting, operator_device, operator_notice, operator_push to trueline_app;
