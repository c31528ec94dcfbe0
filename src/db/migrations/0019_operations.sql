-- What runs where, and what each job did last: for whoever looks after the site. Rows of this kind are replaced; nothing rests on them.

create table process_beat (
  id uuid primary key,
  kind text not null check (kind in ('web', 'worker')),
  host text not null,
  pid integer not null,
  -- The build of the pages that a web process serves; a worker has none.
  build text,
  -- The newest migration that the process knows: two releases beside each other are seen by it.
  release text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  ended_at timestamptz
);
create index process_beat_seen on process_beat (seen_at);

create table job_run (
  name text primary key,
  started_at timestamptz not null,
  ended_at timestamptz not null,
  duration_ms integer not null check (duration_ms >= 0),
  -- Of the last run; null where it went well.
  error text,
  failed_at timestamptz,
  runs bigint not null,
  failures bigint not null
);

grant select, insert, update, delete on process_beat to trueline_app;
grant select, insert, update on job_run to trueline_app;
