-- What the site checked of itself, and how it ended: one row of each check for each run. Rows are only added, so what was red stays red
-- in the history.
create table public_check (
  name text not null check (name ~ '^[a-z_]{2,40}$'),
  -- The instant of the run, the same for all its checks.
  checked_at timestamptz not null,
  state text not null check (state in ('holds', 'broken', 'few', 'failed')),
  -- How many rows were looked at, and how many are needed before anything is said.
  n integer not null check (n >= 0),
  needed integer not null check (needed > 0),
  -- How many of them are wrong, and which is the first.
  faults integer not null check (faults >= 0),
  first_fault text,
  value double precision,
  low double precision,
  high double precision,
  -- What the value, or its interval, is held against.
  bound double precision,
  -- True where a game or a price of the sample was simulated.
  simulated boolean not null,
  primary key (checked_at, name),
  check (state <> 'holds' or (n >= needed and faults = 0))
);

grant select, insert on public_check to trueline_app;
