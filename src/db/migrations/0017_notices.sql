-- What members want to hear of: favourites, notices of new picks and results in the inbox and by mail, and a calendar of their own.

create table favourite (
  account_id integer not null,
  brand text not null,
  kind text not null check (kind in ('league', 'team', 'game')),
  -- The id of the league, the team or the game.
  target text not null check (length(target) between 2 and 36),
  created_at timestamptz not null,
  primary key (account_id, kind, target),
  foreign key (account_id, brand) references account (id, brand)
);

-- Without a row a member has asked for nothing.
create table notice_setting (
  account_id integer primary key,
  brand text not null,
  scope text not null check (scope in ('favourites', 'all')),
  renewals_mail boolean not null,
  -- Minutes of the day in the member's zone between which no mail goes out; the end may lie on the next day.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  -- Signs the links that end the mails without a sign-in.
  unsubscribe_secret text not null check (unsubscribe_secret ~ '^[\w-]{43}$'),
  updated_at timestamptz not null,
  foreign key (account_id, brand) references account (id, brand),
  check ((quiet_from is null) = (quiet_until is null) and quiet_from <> quiet_until)
);

-- A channel that a member has opened. What was published or graded up to the two instants he has been told; null: not asked for.
create table notice_channel (
  account_id integer not null references notice_setting,
  channel text not null check (channel in ('inbox', 'mail')),
  picks_until timestamptz,
  results_until timestamptz,
  -- Nothing before this instant: a digest instead of a flood.
  next_at timestamptz not null,
  primary key (account_id, channel),
  check (picks_until is not null or results_until is not null)
);
create index notice_channel_due on notice_channel (channel, next_at);

-- The address of a member's own calendar holds a secret, of which only the hash stays here.
create table calendar_feed (
  account_id integer primary key,
  brand text not null,
  token_hash text not null unique,
  created_at timestamptz not null,
  foreign key (account_id, brand) references account (id, brand)
);

-- Where a letter can be ended with one click (RFC 8058), what the mail program is told.
alter table outbox add column unsubscribe_url text;
create index outbox_account_queued on outbox (account_id) where status = 'queued';

-- What was graded first lies at the end of this index, which is where notices look.
create index pick_grade_first on pick_grade (known_at) where correction_id is null;

grant select, insert, delete on favourite to trueline_app;
grant select, insert, update, delete on notice_setting, notice_channel, calendar_feed to trueline_app;
