-- Bets that members have really placed, as they tell of them. Each row is its member's: they change and delete it as they like.
create table own_bet_import (
  id uuid primary key,
  account_id integer not null,
  brand text not null,
  file_name text not null check (file_name <> ''),
  -- Of the file's bytes, so that the same file a second time adds nothing.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  rows_read integer not null check (rows_read > 0),
  created_at timestamptz not null,
  foreign key (account_id, brand) references account (id, brand),
  unique (account_id, sha256)
);

-- Which column of a bookmaker's file says what, as the member has told it once; a file is known by its headings.
create table own_bet_mapping (
  account_id integer not null references account,
  headings text not null check (headings <> ''),
  mapping jsonb not null,
  updated_at timestamptz not null,
  primary key (account_id, headings)
);

create table own_bet (
  id uuid primary key,
  account_id integer not null,
  brand text not null,
  -- Null for a bet that was typed.
  import_id uuid references own_bet_import on delete cascade,
  placed_at timestamptz not null,
  event text not null check (event <> ''),
  selection text not null check (selection <> ''),
  bookmaker text not null,
  odds numeric(9, 4) not null check (odds > 1),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Both in the smallest unit of the currency. What came back includes the stake; null while it is not known.
  stake bigint not null check (stake > 0),
  returned bigint check (returned >= 0),
  -- The prediction that the member followed with it; null for a bet of their own, or where none is known.
  pick_id uuid references pick,
  -- What the row says, as a digest, and its place among rows that say the same: an import that overlaps another adds no bet twice.
  fingerprint text not null,
  occurrence integer not null check (occurrence > 0),
  created_at timestamptz not null,
  foreign key (account_id, brand) references account (id, brand),
  unique (account_id, fingerprint, occurrence)
);
create index own_bet_account on own_bet (account_id, placed_at desc, id);
create index own_bet_import_id on own_bet (import_id) where import_id is not null;
create index own_bet_pick on own_bet (pick_id) where pick_id is not null;

grant select, insert, delete on own_bet_import to trueline_app;
grant select, insert, update, delete on own_bet_mapping to trueline_app;
grant select, insert, delete on own_bet to trueline_app;
grant update (returned, pick_id) on own_bet to trueline_app;
