-- Tables and columns are called as the code calls them.

alter table team_spelling rename to team_alias;
alter table team_alias rename column spelling to alias;
alter index team_spelling_pkey rename to team_alias_pkey;
alter index team_spelling_open rename to team_alias_open;

alter table model_seat rename to model_role;
alter table model_role rename column seat to role;
alter index model_seat_pkey rename to model_role_pkey;

alter table record_rollup rename column cut to dimension;
alter index record_rollup_cut rename to record_rollup_dimension;

alter table operator_touch rename column act to action;
alter table notice_request rename column told_at to notified_at;
alter table operator_alert rename column told_at to notified_at;

alter table operator_notice drop constraint operator_notice_status_check;
update operator_notice set status = 'notified' where status = 'told';
alter table operator_notice add check (status in ('waiting', 'notified', 'dropped'));
