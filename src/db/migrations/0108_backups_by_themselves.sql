-- Backups that are taken by themselves: where they lie, how large they are, and when the next one is due.

alter table backup_run
  -- The folder under the target; null for one that a person wrote into a folder of their own.
  add column name text unique check (length(name) <= 60),
  -- As people may read it, without anything that opens it.
  add column target text check (length(target) <= 300),
  add column bytes bigint check (bytes >= 0),
  -- Of the manifest as it was before it was encrypted: only who can open the backup knows it.
  add column manifest_sha256 text check (manifest_sha256 ~ '^[0-9a-f]{64}$'),
  add column ended_at timestamptz,
  add column next_at timestamptz,
  add check (num_nulls(name, target, bytes, manifest_sha256, ended_at) in (0, 5));

create table backup_failure (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  target text not null check (length(target) <= 300),
  reason text not null check (length(reason) between 1 and 500),
  -- When it is tried again.
  next_at timestamptz
);
create index backup_failure_at on backup_failure (at);
grant select on backup_failure to trueline_app;
