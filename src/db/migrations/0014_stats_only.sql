-- A member may have the site without anything about bets: forecasts and figures of sport stay (stats-only mode).
alter table account add column stats_only boolean not null default false;
