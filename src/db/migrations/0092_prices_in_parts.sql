-- The prices, by far the largest table, lie in sixteen parts by their game. Every question about prices names games, so it opens the parts
-- of these games alone; each part has indexes of its own, which stay small enough for the memory where one of the whole would not.
-- Writers wait while the rows are copied; readers read the old table until it is taken away at the end.
lock table odds_snapshot in share mode;

create sequence price_number as bigint;
create table price_by_game (
  id bigint not null default nextval('price_number'),
  game_id uuid not null,
  bet_type text not null check (bet_type in ('win_loss', 'run_line', 'over_under')),
  line numeric(6, 2),
  bookmaker text not null,
  phase text not null check (phase in ('open', 'move', 'close')),
  home_odds numeric(9, 4) check (home_odds > 1),
  draw_odds numeric(9, 4) check (draw_odds > 1),
  away_odds numeric(9, 4) check (away_odds > 1),
  origin text not null check (origin in ('real', 'mixed', 'simulated')),
  source text not null,
  known_at timestamptz not null,
  check ((bet_type = 'win_loss') = (line is null))
) partition by hash (game_id);

do $$ begin
  for part in 0..15 loop
    execute format('create table odds_snapshot_%s partition of price_by_game for values with (modulus 16, remainder %s)',
      to_char(part, 'FM00'), part);
  end loop;
end $$;

insert into price_by_game (id, game_id, bet_type, line, bookmaker, phase, home_odds, draw_odds, away_odds, origin, source, known_at)
  select id, game_id, bet_type, line, bookmaker, phase, home_odds, draw_odds, away_odds, origin, source, known_at from odds_snapshot;
select setval('price_number', coalesce(max(id), 1), count(*) > 0) from price_by_game;

-- An index of the whole has to hold what the rows are parted by.
alter table price_by_game add primary key (id, game_id);
alter table price_by_game add constraint price_by_game_told unique nulls not distinct (game_id, bet_type, bookmaker, phase, known_at, line);
alter table price_by_game add foreign key (game_id) references game;

drop table odds_snapshot;
alter table price_by_game rename to odds_snapshot;
alter table odds_snapshot rename constraint price_by_game_pkey to odds_snapshot_pkey;
alter table odds_snapshot rename constraint price_by_game_told to odds_snapshot_told;
alter sequence price_number rename to odds_snapshot_id_seq;
alter sequence odds_snapshot_id_seq owned by odds_snapshot.id;

create trigger odds_snapshot_is_counted after insert on odds_snapshot referencing new table as added
  for each statement execute function note_facts('prices', 'known_at');
create trigger odds_snapshot_is_pushed after insert on odds_snapshot referencing new table as added
  for each statement execute function note_push_of_prices();

-- The application reads and adds to the whole, not to a part, and it counts on from the highest number.
grant select, insert on odds_snapshot to trueline_app;
grant usage on sequence odds_snapshot_id_seq to trueline_app;
