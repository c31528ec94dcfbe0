-- An operator wants the source asked at once; each question is then due that was not asked since.
alter table feed_cursor add column wanted_at timestamptz;
