import type pg from 'pg';
import { z } from 'zod';
import { readRows } from '#db/read-rows.ts';

type RecordLoad = {
  readonly games: number;
  readonly gamesPerDay: number;
  /** Prices of each game, spread over its three markets and four bookmakers. */
  readonly oddsPerGame: number;
  /** The instant at which the load stands: games before it are over, the last two days of games are to come. */
  readonly now: Date;
  /** The picks of so many last days are left without a grade; none where it is left out. */
  readonly ungradedDays?: number;
};

const SOURCE = 'replay';
const LEAGUES = [
  ['EPL', 'soccer'],
  ['LIGUE1', 'soccer'],
  ['LALIGA', 'soccer'],
  ['BUNDESLIGA', 'soccer'],
  ['SERIEA', 'soccer'],
  ['MLS', 'soccer'],
  ['NBA', 'basketball'],
  ['MLB', 'baseball'],
] as const;
const TEAMS = 20;

/**
 * Fills an empty database with a made-up record of any size: games of eight leagues, three picks on each, prices, grades,
 * withdrawals, corrections and passes. Everything follows from the row's own number, so two loads are the same. The sums are
 * not built: anyone who loads calls `rebuildRecord`.
 */
export async function loadRecord(client: pg.ClientBase, load: RecordLoad): Promise<void> {
  await client.query(`create function pg_temp.draw(words text) returns double precision language sql immutable as
    $$ select (hashtextextended(words, 0) & 4294967295)::double precision / 4294967296.0 $$`);
  await client.query(
    "set work_mem = '256MB'; set maintenance_work_mem = '512MB'; set synchronous_commit = off",
  );
  await client.query(`create function pg_temp.roll(no bigint, seed bigint) returns double precision language sql immutable as
    $$ select (hashint8extended(no, seed) & 4294967295)::double precision / 4294967296.0 $$`);
  await loadGround(client, load.now);
  for (const statement of [GAMES, STATES, FORECASTS]) await client.query(named(statement, load));
  await withoutConstraints(client, 'odds_snapshot', () => client.query(named(ODDS, load)));
  for (const statement of [BATCHES, PICKS, WITHDRAWALS, GRADES, PASSES]) {
    await client.query(named(statement, load));
  }
  await loadCorrections(client);
  await client.query('analyze');
}

const ownerRow = z.object({ own: z.boolean() });
const ruleRow = z.object({ name: z.string(), rule: z.string() });

/**
 * Fills a table that no one else uses yet in a tenth of the time: its indexes are built and its rules are checked once, when all
 * rows are there, and no trigger looks at millions of rows.
 */
async function withoutConstraints(
  client: pg.ClientBase,
  table: string,
  fill: () => Promise<unknown>,
): Promise<void> {
  const { rows: owners } = await client.query(
    'select relowner = current_user::regrole as own from pg_class where oid = $1::regclass',
    [table],
  );
  // A small load in a test comes as the application, which may not touch a table's rules, and need not.
  if (readRows(ownerRow, owners)[0]?.own !== true) return void (await fill());
  const found = await client.query(
    `select conname as name, pg_get_constraintdef(oid) as rule from pg_constraint
     where conrelid = $1::regclass and contype in ('p', 'u', 'f', 'c')`,
    [table],
  );
  const rows = readRows(ruleRow, found.rows);
  await client.query(`alter table ${table} disable trigger user`);
  for (const { name } of rows) await client.query(`alter table ${table} drop constraint ${name}`);
  await fill();
  for (const { name, rule } of rows) {
    // The load follows the rules by itself; only what is looked things up by has to be built over its rows.
    const unchecked = /^(FOREIGN KEY|CHECK)/.test(rule) ? ' not valid' : '';
    await client.query(`alter table ${table} add constraint ${name} ${rule}${unchecked}`);
  }
  await client.query(`alter table ${table} enable trigger user`);
}

/** Numbers and instants of the load in a statement. */
function named(statement: string, load: RecordLoad): string {
  return statement
    .replaceAll(':games', String(load.games))
    .replaceAll(':perDay', String(load.gamesPerDay))
    .replaceAll(':odds', String(load.oddsPerGame))
    .replaceAll(':ungraded', String(load.ungradedDays ?? 0))
    .replaceAll(':now', `'${load.now.toISOString()}'::timestamptz`);
}

async function loadGround(client: pg.ClientBase, now: Date): Promise<void> {
  for (const [position, [id, sport]] of LEAGUES.entries()) {
    const names = { en: id, zh_TW: id, zh_HK: id, vi: id };
    await client.query(
      `insert into league values ($1, $2, $3, 'Somewhere', $4, true, $5, '2000-01-01') on conflict do nothing`,
      [id, sport, names, position, SOURCE],
    );
    await client.query(
      `insert into team select md5($1 || '/' || n)::uuid, $1, $1 || '/' || n,
         jsonb_build_object('en', $1 || ' ' || n, 'zh_TW', $1 || ' ' || n), $2, '2000-01-01'
       from generate_series(0, $3 - 1) as n`,
      [id, SOURCE, TEAMS],
    );
  }
  await client.query(
    `insert into publishing_policy (version, min_ev, min_lead_minutes, max_lead_hours, disclose_minutes, valid_from, note)
     values (1, 0.02, 15, 48, 0, '2000-01-01', 'load')`,
  );
  await client.query(`insert into app_setting values ('shown_sources', $1, $2)`, [
    JSON.stringify([SOURCE]),
    now,
  ]);
}

const leagueIds = `(array[${LEAGUES.map(([id]) => `'${id}'`).join(', ')}])`;
const BET_TYPES = `(values ('win_loss', 1), ('run_line', 2), ('over_under', 3)) as market (bet_type, bet_no)`;

/** Game `i` of n; the last two days of them start after the load's now. Half-hour starts, so that days have many at once. */
const GAMES = `insert into game
  select md5('game ' || i)::uuid, '${SOURCE}', 'game ' || i, league, to_char(start_at, 'YYYY'),
    md5(league || '/' || home)::uuid, md5(league || '/' || (home + 1 + (pg_temp.draw('away ' || i) * 18)::int) % ${TEAMS})::uuid,
    start_at, false, start_at::date, 1, false, false, null, null,
    case when pg_temp.draw('origin ' || i) < 0.7 then 'real' else 'simulated' end, start_at - interval '30 days'
  from generate_series(0, :games - 1) as i,
    lateral (select ${leagueIds}[1 + i % 8] as league, floor(pg_temp.draw('home ' || i) * ${TEAMS})::int as home,
      date_trunc('hour', :now) + (i / :perDay - :games / :perDay + 2) * interval '1 day'
        + (i % :perDay) * interval '1 day' / :perDay + interval '30 minutes' as start_at) as placed`;

const STATES = `insert into game_state (game_id, known_at, status, reason, home_score, away_score, parts, statistics, origin, source)
  select game.id, start_at + minutes * interval '1 minute', status, case when status = 'canceled' then 'abandoned' end,
    (draw * 6)::int, (pg_temp.draw('away score ' || game.key) * 5)::int, '[]', '{}', origin, source
  from game, lateral (select pg_temp.draw('score ' || key) as draw) as drawn,
    lateral (values (1, 'in_progress'), (118, case when draw < 0.02 then 'canceled' else 'completed' end)) as state (minutes, status)
  where start_at + minutes * interval '1 minute' <= :now`;

const FORECASTS = `insert into forecast (id, game_id, origin, known_at, computed_at, model_version, tier, state, missing,
    distribution, p_home, p_draw, p_away, expected_home, expected_away, spread, drivers, content_hash)
  select md5('forecast ' || key)::uuid, id, 'live', start_at - interval '50 hours', start_at - interval '50 hours',
    league_id || '-load', 'B', 'ready', '[]', '{"kind": "soccer", "lambda": 1.5, "mu": 1.2, "rho": -0.05}', 0.45, 0.27, 0.28,
    1.5, 1.2, null, '[{"code": "elo", "contribution": 0.2}]', key
  from game where start_at - interval '50 hours' <= :now`;

const ODDS = `insert into odds_snapshot
    (game_id, bet_type, line, bookmaker, phase, home_odds, draw_odds, away_odds, origin, source, known_at)
  select id, bet_type, case bet_no when 2 then -0.5 when 3 then 2.5 + (n % 12) / 8 end,
    'book ' || n % 4, case when n < 4 then 'open' when n >= :odds / 3 - 4 then 'close' else 'move' end,
    (1.6 + pg_temp.roll(no * 256 + n, 1) * 1.2)::numeric(9, 2),
    case when bet_no = 1 and league_id not in ('NBA', 'MLB') then 3.4 end,
    (1.6 + pg_temp.roll(no * 256 + n, 2) * 1.2)::numeric(9, 2), origin, source,
    start_at - interval '49 hours' + n * interval '49 hours' / (:odds / 3)
  from game, ${BET_TYPES}, lateral (select substr(key, 6)::bigint * 3 + bet_no as no) as numbered,
    generate_series(0, :odds / 3 - 1) as n
  where start_at - interval '49 hours' + n * interval '49 hours' / (:odds / 3) <= :now`;

const PICKED = `select game.*, bet_type, bet_no, start_at - lead as published_at,
    row_number() over (partition by ((start_at - lead) at time zone 'Asia/Taipei')::date order by start_at, game.id, bet_no) as no,
    ((start_at - lead) at time zone 'Asia/Taipei')::date as day, pg_temp.draw(key || bet_type) as luck
  from game, ${BET_TYPES}, lateral (select (16 + 1400 * pg_temp.draw('lead ' || key))::int * interval '1 minute' as lead) as l
  where start_at - lead <= :now`;

const BATCHES = `with picked as (${PICKED}), days as (select day, count(*)::int as n, max(published_at) as at from picked group by 1),
  counters as (insert into pick_day (day, last_no) select day, n from days)
  insert into pick_batch select md5('batch ' || day)::uuid, day, 1, md5(day::text) || md5(day::text), n, 1, n,
    repeat('0', 64), md5('b' || day) || md5('h' || day), at from days`;

/** Every price is one that the game's first bookmaker offered; the probability lies around what it says. */
const PICKS = `with picked as (${PICKED})
  insert into pick
  select md5('pick ' || key || bet_type)::uuid, 'live', day, no, md5('batch ' || day)::uuid, md5(key || bet_type),
    md5(key || bet_type) || md5(bet_type || key), picked.id, league_id, start_at, bet_type,
    case when bet_no = 3 then case when luck < 0.5 then 'over' else 'under' end
      when luck < 0.5 then 'home' else 'away' end,
    case bet_no when 2 then -0.5 when 3 then 2.5 end, odds, round(odds * 0.96, 4),
    jsonb_build_object('snapshotId', 1, 'bookmaker', 'book 0', 'takenAt', published_at, 'homeOdds', odds, 'drawOdds', null,
      'awayOdds', 1.8),
    chance, 0, 1 - chance, chance * (odds - 1)::float8 - (1 - chance), round(chance * 100),
    0.5 + floor(luck * 5.9) / 2, jsonb_build_array(jsonb_build_object('code', 'elo', 'contribution', luck)), 'B',
    league_id || '-load', 1, no = 1, origin, source, published_at, published_at
  from picked, lateral (select round((1.6 + luck * 1.2)::numeric, 2) as odds) as priced,
    lateral (select 0.25 + 0.5 * pg_temp.draw('chance ' || key || bet_type) as chance) as forecast`;

const WITHDRAWALS = `insert into pick_withdrawal
  select id, 'line_up', 'load', published_at + interval '10 minutes' from pick
  where pg_temp.draw('withdrawn ' || id) < 0.03 and published_at + interval '10 minutes' <= :now`;

const GRADES = `insert into pick_grade
  select pick.id, game_state.known_at + interval '12 minutes', result, would_be,
    case result when 'win' then round(units * 10000 * (odds - 1))::int when 'lose' then -(units * 10000)::int else 0 end,
    home_score, away_score, round(odds * 0.98, 4), pg_temp.draw('close ' || pick.id) * 0.2 - 0.1, '', pick.source,
    case when result <> 'cancel' then round((pg_temp.draw('margin ' || pick.id) * 12)::numeric - 6) / 2 end, null
  from pick join game_state on game_state.game_id = pick.game_id and status in ('completed', 'canceled')
  left join pick_withdrawal on pick_withdrawal.pick_id = pick.id,
    lateral (select case when status = 'canceled' then 'cancel' when pg_temp.draw('result ' || pick.id) < p_win then 'win'
      when pg_temp.draw('result ' || pick.id) > 0.97 then 'draw' else 'lose' end as would_be) as graded,
    lateral (select case when pick_withdrawal.pick_id is null then would_be else 'cancel' end as result) as stood
  where game_state.known_at + interval '12 minutes' <= :now - :ungraded * interval '1 day'`;

const PASSES = `insert into pick_pass
  select id, bet_type, 1, 'live', (array['ev_below_policy', 'no_odds', 'insufficient_data'])[1 + (draw * 12)::int % 3], start_at,
    start_at - interval '15 minutes', source
  from game, ${BET_TYPES}, lateral (select pg_temp.draw('pass ' || key || bet_type) as draw) as drawn
  where draw < 0.25 and start_at - interval '15 minutes' <= :now`;

/** One pick in a hundred is graded again a day after its first grade, by two people. */
async function loadCorrections(client: pg.ClientBase): Promise<void> {
  const chosen = `from pick_grade where pg_temp.draw('corrected ' || pick_id) < 0.01
    and known_at + interval '1 day' <= (select max(known_at) from pick_grade) and result in ('win', 'lose')`;
  await client.query(`insert into grade_proposal
    select md5('proposal ' || pick_id)::uuid, pick_id, 'completed', 1, 1, '[]', 'load', 'one', known_at + interval '1 hour' ${chosen}`);
  await client.query(`insert into grade_decision
    select id, proposed_by, 'two', true, '', proposed_at + interval '1 hour' from grade_proposal`);
  await client.query(`insert into pick_grade
    select pick_id, pick_grade.known_at + interval '1 day', case result when 'win' then 'lose' else 'win' end,
      case result when 'win' then 'lose' else 'win' end,
      case result when 'lose' then round(units * 10000 * (pick.odds - 1))::int else -(units * 10000)::int end,
      1, 1, closing_odds, closing_value, 'load', pick_grade.source, -1, md5('proposal ' || pick_id)::uuid
    from pick_grade join pick on pick.id = pick_id
    where exists (select 1 from grade_proposal where grade_proposal.pick_id = pick_grade.pick_id)`);
}
