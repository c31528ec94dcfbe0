-- Why a process does not rely on its clock, and how far that is ahead of what speaks against it; null while it does.

alter table process_beat add column clock_reason text check (clock_reason in ('stepped', 'database', 'silence', 'backward'));
alter table process_beat add column clock_ahead_ms bigint;
alter table process_beat add constraint process_beat_clock_check check ((clock_reason is null) = (clock_ahead_ms is null));
