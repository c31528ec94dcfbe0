-- A member's secret for the addresses that end e-mails is sealed with a key that lives outside the database, as every other secret. Until
-- the program has started once, values of before stand there as they were.
alter table notice_setting drop constraint notice_setting_unsubscribe_secret_check;
alter table notice_setting add constraint notice_setting_unsubscribe_secret_check
  check (unsubscribe_secret ~ '^([\w-]{43}|sealed\.1\.[0-9a-f]{16}\.[\w-]{40,200})$');
