-- The analysis of a game in words, in four languages from one table of facts. A text that stands is never changed: when what
-- it rests on changes, a new one is written beside it.

create table article (
  id uuid primary key,
  game_id uuid not null references game,
  known_at timestamptz not null,
  -- Of what forecast and which pick it was written; the same basis is not written of twice.
  basis_hash text not null check (basis_hash ~ '^[0-9a-f]{64}$'),
  pick_id uuid references pick,
  bet_type text check (bet_type in ('win_loss', 'run_line', 'over_under')),
  side text check (side in ('home', 'draw', 'away', 'over', 'under')),
  facts jsonb not null,
  plan jsonb not null,
  texts jsonb not null,
  content_hash text not null check (content_hash ~ '^[0-9a-f]{64}$'),
  check ((pick_id is null) = (bet_type is null) and (pick_id is null) = (side is null)),
  unique (game_id, content_hash)
);
create index article_game on article (game_id, known_at desc);
grant select, insert on article to trueline_app;
