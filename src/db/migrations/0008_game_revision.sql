-- A revision keeps all that a later delivery may change, so that a game that was moved is listed on the day on which it stood then.

alter table game_revision add column start_simulated boolean, add column game_day date;
update game_revision set start_simulated = game.start_simulated, game_day = game.game_day
  from game where game.id = game_revision.game_id;
alter table game_revision alter column start_simulated set not null, alter column game_day set not null;

-- Which games once stood in a window of time, for views as of an instant.
create index game_revision_start_at on game_revision (start_at, replaced_at);
