-- When somebody outside says that they saw a batch, or the close of a day: timestamp tokens of RFC 3161 over the hash, one of each
-- authority. They are only added; a token that could not be verified never comes here.
create table timestamp_token (
  id uuid primary key,
  -- The host of the authority.
  authority text not null check (authority <> ''),
  batch_id uuid references pick_batch,
  day date references day_close,
  -- DER, as it came.
  token bytea not null,
  serial text not null,
  -- By the authority's clock.
  stamped_at timestamptz not null,
  received_at timestamptz not null,
  check (num_nonnulls(batch_id, day) = 1),
  unique nulls not distinct (authority, batch_id, day)
);
create index timestamp_token_batch on timestamp_token (batch_id) where batch_id is not null;
create index timestamp_token_day on timestamp_token (day) where day is not null;

grant select, insert on timestamp_token to trueline_app;
