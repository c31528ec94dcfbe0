-- What a site can start from: leagues with their names and rules. Those that are covered are there on the first day of a site with a
-- provider; the others are offered to the operator who adds a league.
create table league_template (
  id text primary key check (id ~ '^[A-Z0-9]{2,16}$'),
  sport text not null check (sport in ('baseball', 'basketball', 'soccer')),
  country text not null,
  position smallint not null,
  covered boolean not null,
  names jsonb not null,
  rules jsonb not null check (jsonb_typeof(rules) = 'object')
);
insert into league_template (id, sport, country, position, covered, names, rules) values
  ('EPL', 'soccer', 'England', 0, true, '{"en":"Premier League","zh_TW":"英超","zh_HK":"英超","vi":"Ngoại hạng Anh"}',
    '{"provider_keys":{"the-odds-api":"soccer_epl"},"zone":"Europe/London","season":{"from":"08-05","to":"06-05","crosses_year":true},"points":{"win":3,"draw":1,"loss":0},"draws":"half","criteria":["points","difference","scored","direct_points","direct_away_scored"],"places":[{"since":"2009","grouping":"league","places":[{"zone":"champions","from":1,"to":4},{"zone":"europa","from":5,"to":5},{"zone":"relegation","from":-3,"to":-1}]}],"playoff":{"kind":"none","from":null},"teams":20,"groups":[]}'),
  ('LIGUE1', 'soccer', 'France', 1, true, '{"en":"Ligue 1","zh_TW":"法甲","zh_HK":"法甲","vi":"Ligue 1"}',
    '{"provider_keys":{"the-odds-api":"soccer_france_ligue_one"},"zone":"Europe/Paris","season":{"from":"08-05","to":"06-05","crosses_year":true},"points":{"win":3,"draw":1,"loss":0},"draws":"half","criteria":["points","difference","direct_points","direct_difference","direct_scored","direct_away_scored","scored","away_scored"],"places":[{"since":"2023","grouping":"league","places":[{"zone":"champions","from":1,"to":4},{"zone":"europa","from":5,"to":5},{"zone":"relegation_playoff","from":-3,"to":-3},{"zone":"relegation","from":-2,"to":-1}]},{"since":"2022","grouping":"league","places":[{"zone":"champions","from":1,"to":3},{"zone":"europa","from":4,"to":4},{"zone":"relegation","from":-4,"to":-1}]},{"since":"2016","grouping":"league","places":[{"zone":"champions","from":1,"to":3},{"zone":"europa","from":4,"to":4},{"zone":"relegation_playoff","from":-3,"to":-3},{"zone":"relegation","from":-2,"to":-1}]},{"since":"2011","grouping":"league","places":[{"zone":"champions","from":1,"to":3},{"zone":"europa","from":4,"to":4},{"zone":"relegation","from":-3,"to":-1}]}],"playoff":{"kind":"relegation","from":null},"teams":18,"groups":[]}'),
  ('LALIGA', 'soccer', 'Spain', 2, true, '{"en":"La Liga","zh_TW":"西甲","zh_HK":"西甲","vi":"La Liga"}',
    '{"provider_keys":{"the-odds-api":"soccer_spain_la_liga"},"zone":"Europe/Madrid","season":{"from":"08-05","to":"06-05","crosses_year":true},"points":{"win":3,"draw":1,"loss":0},"draws":"half","criteria":["points","direct_points","direct_difference","difference","scored"],"places":[{"since":"2009","grouping":"league","places":[{"zone":"champions","from":1,"to":4},{"zone":"europa","from":5,"to":5},{"zone":"relegation","from":-3,"to":-1}]}],"playoff":{"kind":"none","from":null},"teams":20,"groups":[]}'),
  ('BUNDESLIGA', 'soccer', 'Germany', 3, true, '{"en":"Bundesliga","zh_TW":"德甲","zh_HK":"德甲","vi":"Bundesliga"}',
    '{"provider_keys":{"the-odds-api":"soccer_germany_bundesliga"},"zone":"Europe/Berlin","season":{"from":"08-05","to":"06-05","crosses_year":true},"points":{"win":3,"draw":1,"loss":0},"draws":"half","criteria":["points","difference","scored","direct_difference","direct_away_scored","away_scored"],"places":[{"since":"2012","grouping":"league","places":[{"zone":"champions","from":1,"to":4},{"zone":"europa","from":5,"to":5},{"zone":"relegation_playoff","from":-3,"to":-3},{"zone":"relegation","from":-2,"to":-1}]}],"playoff":{"kind":"relegation","from":null},"teams":18,"groups":[]}'),
  ('SERIEA', 'soccer', 'Italy', 4, true, '{"en":"Serie A","zh_TW":"義甲","zh_HK":"意甲","vi":"Serie A"}',
    '{"provider_keys":{"the-odds-api":"soccer_italy_serie_a"},"zone":"Europe/Rome","season":{"from":"08-05","to":"06-05","crosses_year":true},"points":{"win":3,"draw":1,"loss":0},"draws":"half","criteria":["points","direct_points","direct_difference","difference","scored"],"places":[{"since":"2017","grouping":"league","places":[{"zone":"champions","from":1,"to":4},{"zone":"europa","from":5,"to":5},{"zone":"relegation","from":-3,"to":-1}]},{"since":"2012","grouping":"league","places":[{"zone":"champions","from":1,"to":3},{"zone":"europa","from":4,"to":5},{"zone":"relegation","from":-3,"to":-1}]}],"playoff":{"kind":"none","from":null},"teams":20,"groups":[]}'),
  ('MLS', 'soccer', 'United States', 5, true, '{"en":"MLS","zh_TW":"美國職業足球大聯盟","zh_HK":"美職聯","vi":"Nhà nghề Mỹ MLS"}',
    '{"provider_keys":{"the-odds-api":"soccer_usa_mls"},"zone":"America/New_York","season":{"from":"02-15","to":"12-15","crosses_year":false},"points":{"win":3,"draw":1,"loss":0},"draws":"half","criteria":["points","wins","difference","scored"],"places":[],"playoff":{"kind":"championship","from":null},"teams":30,"groups":[]}'),
  ('NBA', 'basketball', 'United States', 6, true, '{"en":"NBA","zh_TW":"NBA","zh_HK":"NBA","vi":"NBA"}',
    '{"provider_keys":{"the-odds-api":"basketball_nba"},"zone":"America/New_York","season":{"from":"10-10","to":"06-25","crosses_year":true},"points":{"win":3,"draw":1,"loss":0},"draws":"half","criteria":["win_pct","direct_pct","shared_division_pct","conference_pct","difference"],"places":[{"since":"2020","grouping":"conference","places":[{"zone":"playoffs","from":1,"to":6},{"zone":"play_in","from":7,"to":10}]},{"since":"2015","grouping":"conference","places":[{"zone":"playoffs","from":1,"to":8}]}],"playoff":{"kind":"championship","from":null},"teams":30,"groups":[]}'),
  ('MLB', 'baseball', 'United States', 7, true, '{"en":"MLB","zh_TW":"MLB 美國職棒","zh_HK":"MLB 美國職棒","vi":"MLB"}',
    '{"provider_keys":{"the-odds-api":"baseball_mlb"},"zone":"America/New_York","season":{"from":"03-15","to":"11-10","crosses_year":false},"points":{"win":3,"draw":1,"loss":0},"draws":"half","criteria":["win_pct","direct_pct","division_pct","interdivision_pct"],"places":[{"since":"2013","grouping":"division","places":[{"zone":"division","from":1,"to":1}]}],"playoff":{"kind":"championship","from":null},"teams":30,"groups":[]}'),
  ('CHAMPIONSHIP', 'soccer', 'England', 8, false, '{"en":"Championship","zh_TW":"英冠","zh_HK":"英冠","vi":"Hạng Nhất Anh"}',
    '{"provider_keys":{"the-odds-api":"soccer_efl_champ"},"zone":"Europe/London","season":{"from":"08-01","to":"05-31","crosses_year":true},"points":{"win":3,"draw":1,"loss":0},"draws":"half","criteria":["points","difference","scored","direct_points","wins","away_scored"],"places":[{"since":"2004","grouping":"league","places":[{"zone":"promotion","from":1,"to":2},{"zone":"promotion_playoff","from":3,"to":6},{"zone":"relegation","from":-3,"to":-1}]}],"playoff":{"kind":"promotion","from":null},"teams":24,"groups":[]}'),
  ('EREDIVISIE', 'soccer', 'Netherlands', 9, false, '{"en":"Eredivisie","zh_TW":"荷甲","zh_HK":"荷甲","vi":"Hà Lan Eredivisie"}',
    '{"provider_keys":{"the-odds-api":"soccer_netherlands_eredivisie"},"zone":"Europe/Amsterdam","season":{"from":"08-01","to":"06-05","crosses_year":true},"points":{"win":3,"draw":1,"loss":0},"draws":"half","criteria":["points","difference","scored","direct_points","direct_difference","direct_away_scored"],"places":[{"since":"2024","grouping":"league","places":[{"zone":"champions","from":1,"to":2},{"zone":"champions_qualifying","from":3,"to":3},{"zone":"europa","from":4,"to":4},{"zone":"conference_playoff","from":5,"to":8},{"zone":"relegation_playoff","from":-3,"to":-3},{"zone":"relegation","from":-2,"to":-1}]}],"playoff":{"kind":"relegation","from":null},"teams":18,"groups":[]}'),
  ('NPB', 'baseball', 'Japan', 10, false, '{"en":"NPB","zh_TW":"日本職棒","zh_HK":"日本職棒","vi":"Bóng chày Nhật Bản NPB"}',
    '{"provider_keys":{"the-odds-api":"baseball_npb"},"zone":"Asia/Tokyo","season":{"from":"03-20","to":"11-15","crosses_year":false},"points":{"win":3,"draw":1,"loss":0},"draws":"left_out","criteria":["win_pct","direct_pct","conference_pct"],"places":[{"since":"2007","grouping":"conference","places":[{"zone":"playoffs","from":1,"to":3}]}],"playoff":{"kind":"championship","from":null},"teams":12,"groups":[{"id":"central_league","names":{"en":"Central League","zh_TW":"中央聯盟","zh_HK":"中央聯盟","vi":"Central League"},"teams":["Chunichi Dragons","Hanshin Tigers","Hiroshima Toyo Carp","Hiroshima Carp","Tokyo Yakult Swallows","Yakult Swallows","Yokohama DeNA BayStars","Yokohama BayStars","Yomiuri Giants"]},{"id":"pacific_league","names":{"en":"Pacific League","zh_TW":"太平洋聯盟","zh_HK":"太平洋聯盟","vi":"Pacific League"},"teams":["Chiba Lotte Marines","Fukuoka SoftBank Hawks","Fukuoka S. Hawks","Hokkaido Nippon-Ham Fighters","Orix Buffaloes","Saitama Seibu Lions","Tohoku Rakuten Golden Eagles","Rakuten Gold. Eagles"]}]}');
grant select on league_template to trueline_app;

-- The rules of a league stand in its row. A source that tells of a league (an archive, a replay) knows no rules: it takes those of the
-- template, or what the league's sport has in common.
create function league_rules_of(league_id text, sport text) returns jsonb language sql stable set search_path = public as $$
  select coalesce((select rules from league_template where id = league_id), jsonb_build_object(
    'provider_keys', '{}'::jsonb,
    'zone', 'UTC',
    'season', '{"from": "01-01", "to": "12-31", "crosses_year": false}'::jsonb,
    'points', '{"win": 3, "draw": 1, "loss": 0}'::jsonb,
    'draws', 'half',
    'criteria', case sport
      when 'soccer' then '["points", "difference", "scored"]'::jsonb
      when 'basketball' then '["win_pct", "direct_pct", "difference"]'::jsonb
      else '["win_pct", "direct_pct"]'::jsonb end,
    'places', '[]'::jsonb,
    'playoff', '{"kind": "none", "from": null}'::jsonb,
    'teams', null,
    'groups', '[]'::jsonb))
$$;

alter table league
  add column rules jsonb,
  add column version integer not null default 1;
update league set rules = league_rules_of(id, sport);
alter table league
  alter column rules set not null,
  add check (jsonb_typeof(rules) = 'object');
-- Two leagues that asked the provider the same question would hold the same games twice.
create unique index league_provider_key on league ((rules #>> '{provider_keys,the-odds-api}'));

create function take_league_rules() returns trigger language plpgsql set search_path = public as $$
begin
  new.rules := coalesce(new.rules, league_rules_of(new.id, new.sport));
  new.version := coalesce(new.version, 1);
  return new;
end $$;
create trigger league_has_rules before insert on league for each row execute function take_league_rules();
