-- Operators are told of what is wrong with the site by e-mail, once when it begins and once when it is over.

-- When operators were told that it began; null where it is not told by e-mail, or not yet.
alter table operator_alert add column told_at timestamptz;
grant update (told_at) on operator_alert to trueline_app;

-- The language in which an operator used the office last; null before the first sign-in.
alter table operator add column locale text check (locale in ('en', 'zh_TW', 'zh_HK', 'vi'));

-- The disk on which a process keeps its data, as it last saw it.
alter table process_beat add column disk_free bigint check (disk_free >= 0);
alter table process_beat add column disk_size bigint check (disk_size >= 0);

-- Every backup that was finished, so that its age can be told without looking at the place where it lies.
create table backup_run (
  id bigint generated always as identity primary key,
  taken_at timestamptz not null,
  rows bigint not null check (rows >= 0)
);
grant select on backup_run to trueline_app;
