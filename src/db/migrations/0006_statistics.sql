-- What team analysis reads: the teams and games of one season, and how each game ended, from the index alone.

create index game_league_season_home on game (league_id, season, home_team_id);
create index game_state_completed on game_state (game_id, known_at desc) include (home_score, away_score)
  where status = 'completed';
