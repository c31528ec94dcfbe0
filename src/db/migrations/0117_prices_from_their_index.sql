-- A question about the prices of some games is answered from the index alone: the prices of one game lie beside each other there, while their
-- rows lie among those of all games whose prices came in the same hours, each on a page of its own. Readers read while the index is made.
create unique index price_of_game on odds_snapshot (game_id, bet_type, bookmaker, phase, known_at, line)
  include (id, home_odds, draw_odds, away_odds, origin, source) nulls not distinct;
alter table odds_snapshot drop constraint odds_snapshot_told;
alter index price_of_game rename to odds_snapshot_told;

-- An index alone can answer for pages that a vacuum has seen. By the server's own rule it would come after a fifth of a part has been added.
do $$ begin
  for part in 0..15 loop
    execute format('alter table odds_snapshot_%s set (autovacuum_vacuum_insert_scale_factor = 0.02)', to_char(part, 'FM00'));
  end loop;
end $$;
