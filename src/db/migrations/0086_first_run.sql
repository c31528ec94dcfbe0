-- A site without an operator makes its first owner on a page, once; and what an operator has tried out of the settings.

create table first_run (
  one boolean primary key default true check (one),
  operator_id uuid not null unique references operator,
  -- From the machine itself, or with a token that its log told.
  way text not null check (way in ('machine', 'token')),
  done_at timestamptz not null
);

-- What opens the page from elsewhere. Only the hash stays here; it ends with the first operator.
create table first_run_token (
  token_hash text primary key,
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at)
);

-- Operators are made one after another, so that the page and a command at the same instant know of each other.
create function make_operators_in_turn() returns trigger language plpgsql set search_path = public as $$
begin
  perform pg_advisory_xact_lock(hashtext('operators are made in turn'));
  return new;
end $$;
create trigger operator_in_turn before insert on operator
  for each statement execute function make_operators_in_turn();

-- No one is the first where there is another one, whatever their state.
create function refuse_late_first_run() returns trigger language plpgsql set search_path = public as $$
begin
  if exists (select 1 from operator where id <> new.operator_id) then
    raise exception 'this site has an operator already' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger first_run_of_empty_site before insert on first_run
  for each row execute function refuse_late_first_run();

-- A setting that an operator tried: an e-mail to their own address, or the key of the provider of odds.
create table setting_trial (
  id uuid primary key,
  kind text not null check (kind in ('email', 'odds_key')),
  operator_id uuid not null references operator,
  tried_at timestamptz not null,
  is_good boolean not null
);
create index setting_trial_newest on setting_trial (kind, tried_at desc);

grant select, insert on first_run, setting_trial to trueline_app;
grant select, insert, delete on first_run_token to trueline_app;
