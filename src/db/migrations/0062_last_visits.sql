-- When a reader was last here before this visit, so that home can say what has come of the picks since then. A visit ends with half an
-- hour without a page; a new session knows the last use of the ones before it.
alter table session add column last_visit_at timestamptz;
