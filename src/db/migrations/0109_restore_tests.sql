-- Each time a stored backup was brought back into an empty place and looked through, and what was found.
create table restore_test (
  id bigint generated always as identity primary key,
  -- Of the backup, as in backup_run.
  name text not null check (length(name) <= 60),
  target text not null check (length(target) <= 300),
  started_at timestamptz not null,
  ended_at timestamptz not null,
  tables integer check (tables > 0),
  rows bigint check (rows >= 0),
  -- Why it did not come back; null where it did.
  error text check (length(error) between 1 and 500),
  -- A report from another machine is read again and again.
  unique (name, ended_at),
  check (num_nulls(tables, rows) = case when error is null then 0 else 2 end)
);
create index restore_test_ended_at on restore_test (ended_at);
grant select on restore_test to trueline_app;
