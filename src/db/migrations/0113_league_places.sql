-- The Championship's play-offs have six teams from 2026-27 on (English Football League, 5 March 2026: the third to the eighth; Reuters, The
-- Straits Times). The Netherlands are seventh of UEFA's list since 2026, so the Eredivisie of 2026-27 sends one club into the Champions League, the
-- second into its qualifying and the third into the Europa League's (sportnieuws.nl, 12 March 2026); with one ticket less the fourth to the
-- seventh play for the last one, as in 2021-22, when the country had five as well (nu.nl, April 2022).
create function pg_temp.newer_places(league_id text) returns jsonb language sql immutable as $$
  select case league_id
    when 'CHAMPIONSHIP' then '{"since":"2026","grouping":"league","places":[{"zone":"promotion","from":1,"to":2},{"zone":"promotion_playoff","from":3,"to":8},{"zone":"relegation","from":-3,"to":-1}]}'::jsonb
    when 'EREDIVISIE' then '{"since":"2026","grouping":"league","places":[{"zone":"champions","from":1,"to":1},{"zone":"champions_qualifying","from":2,"to":2},{"zone":"europa","from":3,"to":3},{"zone":"conference_playoff","from":4,"to":7},{"zone":"relegation_playoff","from":-3,"to":-3},{"zone":"relegation","from":-2,"to":-1}]}'::jsonb
  end
$$;

-- A league whose places nobody has changed since it was added follows its template.
update league set
  rules = jsonb_set(league.rules, '{places}', jsonb_build_array(pg_temp.newer_places(league.id)) || (league.rules -> 'places')),
  version = league.version + 1
  from league_template as template
  where league.id in ('CHAMPIONSHIP', 'EREDIVISIE') and template.id = league.id
    and league.rules -> 'places' = template.rules -> 'places';
update league_template set rules = jsonb_set(rules, '{places}', jsonb_build_array(pg_temp.newer_places(id)) || (rules -> 'places'))
  where id in ('CHAMPIONSHIP', 'EREDIVISIE');
drop function pg_temp.newer_places(text);
