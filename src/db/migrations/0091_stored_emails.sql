-- An e-mail of a site without a mail server is stored. Processes of the release before call that 'kept' until the last of them has ended.
alter table outbox drop constraint outbox_status_check;
update outbox set status = 'stored' where status = 'kept';
alter table outbox add constraint outbox_status_check check (status in ('queued', 'sent', 'stored', 'failed'));

create function store_kept_email() returns trigger language plpgsql set search_path = public as $$
begin
  new.status := 'stored';
  return new;
end $$;
create trigger outbox_kept before insert on outbox for each row when (new.status = 'kept') execute function store_kept_email();
