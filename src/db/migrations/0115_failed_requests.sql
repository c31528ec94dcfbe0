-- Of an owner's request whose time has come and that could not be carried out for a reason that no one foresaw: when it was tried last, and
-- why it failed. It stays open and is tried again.

alter table approval add column failed_at timestamptz;
alter table approval add column failure text;
alter table approval add constraint approval_failure check ((failed_at is null) = (failure is null));
grant update (failed_at, failure) on approval to trueline_app;
