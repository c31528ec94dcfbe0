-- A model of hundreds of leagues is too large for one document: what each league has learned by itself stands in a row of its own, and what
-- all of them share in the artifact. They are dropped with the artifact's parameters, since no restart goes back that far.
create table model_league (
  version text not null references model_artifact,
  league_id text not null,
  state jsonb not null,
  primary key (version, league_id)
);
grant select, insert, delete on model_league to trueline_app;
