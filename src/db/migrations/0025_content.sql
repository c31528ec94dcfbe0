-- What operators make of a brand's look: every version that was ever shown, the newest in force. Earlier ones are taken up
-- again as a new version, so none is ever changed or deleted.
create table brand_theme (
  brand text not null,
  version integer not null check (version > 0),
  -- The choice, from which the colours follow; null: as the program says.
  look jsonb,
  note text not null,
  made_by uuid not null references operator,
  made_at timestamptz not null,
  primary key (brand, version)
);

grant select, insert on brand_theme to trueline_app;
