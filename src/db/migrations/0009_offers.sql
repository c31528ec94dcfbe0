-- The office's rules: what two operators may change bears a version, so that the second is told of the first; more kinds of
-- requests can need a second person; an account that was refused stays to be seen.

-- Rises with every change that the office makes; what the member changes of himself does not count.
alter table account add column office_version integer not null default 1 check (office_version > 0);
alter table coupon add column version integer not null default 1 check (version > 0);
alter table plan add column version integer not null default 1 check (version > 0);
alter table operator add column version integer not null default 1 check (version > 0);
grant update (version) on coupon to trueline_app;

-- Which kinds there are is the program's to say (domain/approval/approval-kinds.ts).
alter table approval drop constraint approval_kind_check;
alter table approval add constraint approval_kind_check check (kind ~ '^[a-z_]{3,40}$');

alter table bank_account drop constraint bank_account_status_check;
alter table bank_account add constraint bank_account_status_check
  check (status in ('proposed', 'approved', 'retired', 'refused'));
alter table bank_account drop constraint bank_account_check;
alter table bank_account add constraint bank_account_approved_check
  check ((approved_at is null) = (status in ('proposed', 'refused')));

-- The office finds members by a part of their name, orders by their number, and its own log by who, where and when.
create index account_nick_name on account using gin (nick_name gin_trgm_ops);
create index account_created on account (brand, created_at desc, id desc);
create index payment_recorded on payment (brand, recorded_at, id);
create index audit_actor on audit (actor_id, seq desc);
create index audit_brand on audit (brand, seq desc);
create index audit_at on audit (at);
