-- How many picks a kind of custom model finds, counted by a worker with the code that runs the backtests, before a member
-- gives a place to one.
create table custom_model_count (
  source text not null,
  league_id text not null references league,
  sport text not null check (sport in ('baseball', 'basketball', 'soccer')),
  category text not null check (category in ('win_loss', 'run_line', 'over_under')),
  strategy text not null check (strategy in ('average_rate', 'mov', 'expected_value')),
  days smallint not null check (days in (5, 10, 20, 30, 60, 90)),
  model_data text[] not null check (cardinality(model_data) between 1 and 10),
  asked_at timestamptz not null,
  -- Null while the count waits for the worker. A count that is asked for again keeps what was found until it is done again.
  counted_at timestamptz,
  picks integer check (picks >= 0),
  missing jsonb not null,
  primary key (source, league_id, category, strategy, days, model_data),
  check (counted_at is not null or picks is null)
);
create index custom_model_count_waiting on custom_model_count (source, asked_at)
  where counted_at is null or asked_at > counted_at;
grant select, insert, update, delete on custom_model_count to trueline_app;

-- A model that turned out to have too little data gives back what it took: its place, its creation of the day and its trial.
alter table custom_model drop constraint custom_model_account_id_sport_category_trial_no_key;

create or replace function keep_custom_model() returns trigger language plpgsql as $$
begin
  -- Its trial number follows the trials before it, whether it has been deleted or not.
  if old.deleted_at is not null and to_jsonb(new) - 'trial_no' is distinct from to_jsonb(old) - 'trial_no' then
    raise exception 'Model % is deleted.', old.id;
  end if;
  if old.finished_at is not null and (new.status, new.progress, new.finished_at, new.missing, new.runner)
    is distinct from (old.status, old.progress, old.finished_at, old.missing, old.runner) then
    raise exception 'The run of model % is over.', old.id;
  end if;
  return new;
end $$;

update custom_model set trial_no = counted.no from (
  select id, row_number() over (partition by account_id, sport, category order by trial_no) as no
  from custom_model where status <> 'insufficient'
) as counted where counted.id = custom_model.id and custom_model.trial_no <> counted.no;

alter table custom_model add constraint custom_model_trial exclude using btree
  (account_id with =, sport with =, category with =, trial_no with =) where (status <> 'insufficient') deferrable;

create or replace function admit_custom_model() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform 1 from account where id = new.account_id and status <> 'deleted' for no key update;
  if not found then
    raise exception 'There is no account %.', new.account_id;
  end if;
  if new.clone_of is not null and not exists (
    select 1 from custom_model where id = new.clone_of and account_id = new.account_id) then
    raise exception 'Model % is not a model of account %.', new.clone_of, new.account_id;
  end if;
  -- Runs that end without a result are free, but not without end: they cost the worker as much as others.
  if (select count(*) filter (where status <> 'insufficient') >= new.day_limit or count(*) >= 3 * new.day_limit
    from custom_model where account_id = new.account_id and made_on = new.made_on) then
    raise exception 'Account % has made % models today.', new.account_id, new.day_limit
      using errcode = 'check_violation', constraint = 'custom_model_day_limit';
  end if;
  if (select count(*) from custom_model
    where account_id = new.account_id and deleted_at is null and status <> 'insufficient') >= new.live_limit then
    raise exception 'Account % has % models.', new.account_id, new.live_limit
      using errcode = 'check_violation', constraint = 'custom_model_live_limit';
  end if;
  new.trial_no := 1 + (select count(*) from custom_model
    where account_id = new.account_id and sport = new.sport and category = new.category and status <> 'insufficient');
  return new;
end $$;

create function return_custom_trial() returns trigger language plpgsql security definer set search_path = public as $$
begin
  -- What this member stores meanwhile is counted after this.
  perform 1 from account where id = new.account_id for no key update;
  update custom_model set trial_no = trial_no - 1
    where account_id = new.account_id and sport = new.sport and category = new.category
      and trial_no > new.trial_no and status <> 'insufficient';
  return null;
end $$;
create trigger custom_model_gives_its_trial_back after update of status on custom_model
  for each row when (new.status = 'insufficient' and old.status <> 'insufficient') execute function return_custom_trial();
