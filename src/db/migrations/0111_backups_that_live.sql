-- The process of the backups says that it lives, as web and worker do. Its login reads everything and owns nothing; of the processes it may
-- write its own kind alone, so who takes it over can neither end another process in this list nor hide that one has died.

alter table process_beat drop constraint process_beat_kind_check;
alter table process_beat add constraint process_beat_kind_check check (kind in ('web', 'worker', 'backup'));

alter table process_beat enable row level security;
create policy read_by_all on process_beat for select using (true);
create policy written_by_app on process_beat to trueline_app using (true) with check (true);
create policy added_by_backups on process_beat for insert with check (kind = 'backup');
create policy changed_by_backups on process_beat for update using (kind = 'backup') with check (kind = 'backup');
