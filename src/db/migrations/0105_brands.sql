-- A brand can be a row instead of a folder of the program: written in the office as a draft, opened by a second owner, closed by two.
create table brand (
  key text primary key check (key ~ '^[a-z][a-z0-9]{2,19}$'),
  state text not null check (state in ('draft', 'live', 'closed')),
  name text not null check (length(name) between 1 and 40),
  legal_entity text not null check (length(legal_entity) between 1 and 120),
  jurisdiction text not null check (jurisdiction in ('TW', 'HK')),
  languages text[] not null check (cardinality(languages) between 1 and 4),
  primary_language text not null check (primary_language = any(languages)),
  texts jsonb not null,
  look jsonb not null,
  prices jsonb not null,
  -- The picture that was drawn of the logo, never the file that came.
  logo bytea not null check (length(logo) between 1 and 1048576),
  logo_hash text not null check (logo_hash ~ '^[0-9a-f]{16}$'),
  logo_width smallint not null check (logo_width > 0),
  logo_height smallint not null check (logo_height > 0),
  -- For which brand its maker worked; its owners see the draft and decide on it.
  made_for text not null,
  made_by uuid not null references operator,
  made_at timestamptz not null,
  updated_at timestamptz not null,
  live_at timestamptz,
  closed_at timestamptz,
  version integer not null default 1,
  check ((state = 'draft') = (live_at is null)),
  check ((state = 'closed') = (closed_at is not null))
);

-- A host leads to one brand.
create table brand_host (
  host text primary key check (length(host) between 4 and 253 and host ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$'),
  brand text not null references brand,
  position smallint not null check (position between 1 and 5),
  unique (brand, position)
);

-- What its members agreed to stays: once open, a brand keeps its company and law, and it goes from draft to live, to closed, and back to live.
create function guard_brand() returns trigger language plpgsql set search_path = public as $$
begin
  if new.key <> old.key or new.made_by <> old.made_by or new.made_at <> old.made_at or new.made_for <> old.made_for then
    raise exception 'a brand keeps its key and who made it' using errcode = 'check_violation';
  end if;
  if old.state <> 'draft' and (new.jurisdiction <> old.jurisdiction or new.legal_entity <> old.legal_entity) then
    raise exception 'an open brand keeps its company and its law' using errcode = 'check_violation';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (('draft', 'live'), ('live', 'closed'), ('closed', 'live')) then
    raise exception 'a brand cannot go from % to %', old.state, new.state using errcode = 'check_violation';
  end if;
  if new.version <> old.version + 1 then
    raise exception 'a change of a brand is its next version' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger brand_is_guarded before update on brand for each row execute function guard_brand();

-- Pages that were stored of a brand end with each change.
create trigger brand_is_counted after insert or update on brand
  for each statement execute function note_facts('wording');

grant select, insert, update on brand to trueline_app;
grant select, insert, delete on brand_host to trueline_app;
