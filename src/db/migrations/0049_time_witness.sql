-- The newest instant that a process vouched for, and the time of day that a person accepted last. Where something ends for good,
-- the application's clock is held against both and against the database's own.

create table time_witness (
  id boolean primary key default true check (id),
  seen_at timestamptz not null,
  accepted_at timestamptz
);
grant select, insert, update on time_witness to trueline_app;
