-- Keys by which programs act for one member at their brand, or for one operator.

create table api_key (
  id uuid primary key,
  account_id integer,
  brand text,
  operator_id uuid references operator,
  name text not null check (length(name) between 1 and 60),
  -- SHA-256 of the key, which is shown once and stored nowhere: 256 random bits need no slow hash.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- The last four characters, by which a person tells their keys apart.
  hint text not null check (hint ~ '^[\w-]{4}$'),
  scopes text[] not null check (cardinality(scopes) between 1 and 40),
  created_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > created_at),
  -- Written at most once an hour.
  last_used_at timestamptz,
  revoked_at timestamptz,
  foreign key (account_id, brand) references account (id, brand),
  check (num_nonnulls(account_id, operator_id) = 1 and (brand is null) = (account_id is null))
);
create index api_key_account on api_key (account_id, created_at) where account_id is not null;
create index api_key_operator on api_key (operator_id, created_at) where operator_id is not null;
create index api_key_end on api_key (expires_at);

-- No more than ten of one person are good at one time, whichever way they are made.
create function refuse_too_many_api_keys() returns trigger language plpgsql set search_path = public as $$
begin
  if new.account_id is not null then
    perform 1 from account where id = new.account_id for update;
  else
    perform 1 from operator where id = new.operator_id for update;
  end if;
  if (select count(*) from api_key
      where (account_id = new.account_id or operator_id = new.operator_id)
        and revoked_at is null and expires_at > new.created_at) >= 10 then
    raise exception 'ten API keys of one person are good already' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger api_key_is_one_of_ten before insert on api_key
  for each row execute function refuse_too_many_api_keys();

-- What a key is for and whose it is never changes; it can only be used and end.
grant select, insert, delete on api_key to trueline_app;
grant update (last_used_at, revoked_at) on api_key to trueline_app;
