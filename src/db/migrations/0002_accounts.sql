-- Accounts: who a member is, how he signs in, what he has agreed to, which plan he holds; the letters that are to be sent;
-- operators; and the chained audit log. A brand is a shop of its own: every row carries it, and the same e-mail address at
-- two brands is two members. Secrets are stored as hashes only. No column has a default now(): the application says the time.

create table account (
  id integer generated always as identity primary key,
  uuid uuid not null unique,
  brand text not null,
  -- Trimmed, lower case, NFC; of a deleted account a made-up address, so that the real one is free again.
  email text not null check (char_length(email) between 3 and 320),
  nick_name text not null,
  phone text,
  avatar_path text,
  -- PHC string of Argon2id; null where the member signs in through a provider only.
  password_hash text,
  -- Being on a break is not stored here: it follows from break_until.
  status text not null check (status in ('active', 'unverified', 'suspended', 'deleted')),
  email_verified_at timestamptz,
  locale text not null check (locale in ('en', 'zh_TW', 'zh_HK', 'vi')),
  time_zone text,
  break_from timestamptz,
  break_until timestamptz check (break_until > break_from),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz check ((deleted_at is not null) = (status = 'deleted')),
  unique (brand, email),
  unique (id, brand)
);

-- The pictures of members, small and encoded by us; every process that serves can read them.
create table avatar (
  path text primary key,
  account_id integer not null references account,
  bytes bytea not null check (octet_length(bytes) < 262144),
  created_at timestamptz not null
);
create index avatar_account on avatar (account_id);

create table session (
  id uuid primary key,
  account_id integer not null,
  brand text not null,
  token_hash text not null unique,
  method text not null check (method in ('password', 'google', 'command')),
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  -- Slides on with use, never beyond ends_at.
  expires_at timestamptz not null,
  ends_at timestamptz not null check (expires_at <= ends_at),
  revoked_at timestamptz,
  user_agent text not null,
  client_ip text not null,
  foreign key (account_id, brand) references account (id, brand)
);
create index session_account on session (account_id, created_at) where revoked_at is null;
create index session_expires_at on session (expires_at);

-- A provider's name for a person. The key is the provider's subject and never an address, which can change hands.
create table account_identity (
  brand text not null,
  provider text not null check (provider in ('google')),
  subject text not null,
  account_id integer not null,
  linked_at timestamptz not null,
  primary key (brand, provider, subject),
  foreign key (account_id, brand) references account (id, brand)
);
create index account_identity_account on account_identity (account_id);

-- What was mailed to the owner of an address so that he can set a password or confirm the address.
create table mail_token (
  token_hash text primary key,
  brand text not null,
  account_id integer not null,
  purpose text not null check (purpose in ('password', 'verify')),
  -- The identity that is linked when the token is used: {provider, subject}.
  link jsonb,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz,
  foreign key (account_id, brand) references account (id, brand)
);
create index mail_token_account on mail_token (account_id);
create index mail_token_expires_at on mail_token (expires_at);

-- A sign-in that a provider has vouched for and that still waits for something: the browser to fetch it, consent, a password.
create table sign_in_ticket (
  token_hash text primary key,
  brand text not null,
  kind text not null check (kind in ('exchange', 'consent', 'link')),
  provider text not null check (provider in ('google')),
  subject text not null,
  email text not null,
  name text not null,
  -- The account that is signed in to or linked; null where consent makes a new one.
  account_id integer references account,
  -- Of the browser that began the sign-in; a ticket is worth nothing in another one.
  state_hash text,
  return_to text,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  used_at timestamptz
);
create index sign_in_ticket_expires_at on sign_in_ticket (expires_at);

-- What a member has agreed to, word for word: the document is named by the hash of its text.
create table consent (
  id uuid primary key,
  brand text not null,
  account_id integer not null,
  occasion text not null check (occasion in ('registration', 'subscription')),
  document text not null check (document in ('terms', 'privacy', 'purchase')),
  version integer not null,
  sha256 text not null,
  language text not null check (language in ('en', 'zh_TW', 'zh_HK', 'vi')),
  declared_age smallint not null check (declared_age >= 18),
  agreed_at timestamptz not null,
  foreign key (account_id, brand) references account (id, brand)
);
create index consent_account on consent (account_id);

create table throttle (
  key text primary key,
  attempts integer not null,
  blocked_until timestamptz,
  forget_at timestamptz not null
);
create index throttle_forget_at on throttle (forget_at);

-- A period in which a member has a plan. Paid periods come from an order; a granted one names who gave it and why.
create table subscription (
  id uuid primary key,
  brand text not null,
  account_id integer not null,
  plan_id integer not null references plan,
  kind text not null check (kind in ('paid', 'granted')),
  order_id uuid,
  status text not null check (status in ('active', 'superseded', 'voided', 'expired')),
  plan_names jsonb not null,
  plan_rank smallint not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  -- How much of the time until end_at was given back for breaks.
  frozen_ms bigint not null check (frozen_ms >= 0),
  -- The period whose unused time went into this one.
  supersedes uuid references subscription,
  granted_by text,
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  foreign key (account_id, brand) references account (id, brand),
  check ((kind = 'paid') = (order_id is not null)),
  check ((kind = 'granted') = (granted_by is not null and reason is not null))
);
create unique index subscription_one_active on subscription (account_id) where status = 'active';
create unique index subscription_order on subscription (order_id) where order_id is not null;
create index subscription_account on subscription (account_id, start_at);
create index subscription_ending on subscription (end_at) where status = 'active';

create table outbox (
  id uuid primary key,
  brand text not null,
  account_id integer references account,
  recipient text not null,
  letter text not null,
  locale text not null check (locale in ('en', 'zh_TW', 'zh_HK', 'vi')),
  subject text not null,
  body_html text not null,
  body_text text not null,
  status text not null check (status in ('queued', 'sent', 'kept', 'failed')),
  attempts smallint not null,
  next_attempt_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz check ((sent_at is not null) = (status = 'sent')),
  last_error text
);
create index outbox_queued on outbox (next_attempt_at) where status = 'queued';
create index outbox_recipient on outbox (recipient, created_at);

create table operator (
  id uuid primary key,
  email text not null unique,
  role text not null check (role in ('owner', 'finance', 'support', 'content', 'analyst', 'auditor')),
  brands text[] not null check (cardinality(brands) > 0),
  password_hash text not null,
  totp_secret text not null,
  -- The time step of the last code that was taken, so that no code counts twice.
  totp_last_step bigint,
  recovery_hashes text[] not null,
  status text not null check (status in ('active', 'disabled')),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- Who did what. Each row carries the hash of the one before it, so that a changed or missing row breaks the chain.
create table audit (
  seq bigint primary key check (seq > 0),
  at timestamptz not null,
  brand text,
  actor_kind text not null check (actor_kind in ('member', 'operator', 'command', 'system')),
  actor_id text not null,
  action text not null,
  subject_kind text not null,
  subject_id text not null,
  detail jsonb not null,
  previous_hash text not null,
  hash text not null unique
);
create index audit_subject on audit (subject_kind, subject_id, seq);

-- Rights. Accounts are never deleted, only emptied; consents and the audit log can only be added to.
grant select, insert, update on account, session, mail_token, sign_in_ticket, subscription, outbox, operator to trueline_app;
grant select, insert on consent, audit to trueline_app;
grant select, insert, update, delete on throttle to trueline_app;
grant delete on session, mail_token, sign_in_ticket, outbox to trueline_app;
grant select, insert, delete on account_identity, avatar to trueline_app;
