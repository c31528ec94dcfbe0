-- A team's names and colours can be changed by an operator. The kit is three letters, the pattern and its two colours (terms/kits.ts);
-- without one a team has the colours that the program knows, or a letter. What a feed delivers later does not overwrite what was changed.
alter table team
  add column kit text check (kit ~ '^[khsod][rnbswkygcoptieal]{2}$' and substr(kit, 2, 1) <> substr(kit, 3, 1)),
  add column version integer not null default 1;

create function take_team_version() returns trigger language plpgsql set search_path = public as $$
begin
  new.version := coalesce(new.version, 1);
  return new;
end $$;
create trigger team_has_version before insert on team for each row execute function take_team_version();
