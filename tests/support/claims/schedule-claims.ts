import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { type Claim, day, guest, payer, STANDING } from './claim.ts';

const SCHEDULE = [guest('/schedule'), payer('/schedule')];
const LEAGUES: Readonly<Record<string, string>> = {
  'Premier League': 'EPL',
  'La Liga': 'LALIGA',
  'Serie A': 'SERIEA',
  MLB: 'MLB',
};

/** The day that is shown is the site's present one. */
export const SCHEDULE_CLAIMS: readonly Claim[] = [
  {
    on: SCHEDULE,
    words:
      /(?<league>Premier League|La Liga|Serie A|MLB) \w+ Partly simulated (?<n>\d+) (?:match|game)(?:es|s)? · Standings/g,
    rows: async ({ row, now }, { league = '' }) => ({
      ...(await row(`select count(*)::int as n from game where league_id = '${LEAGUES[league]}' and known_at <= ${now}
        and ${day('start_at')} = ${day(now)}`)),
      league,
    }),
  },
  {
    // The row of a match ends with its links; one that begins at its time has as many picks, or as many that a plan opens. On a phone the
    // number stands without its word.
    on: SCHEDULE,
    words:
      /(?<time>\d\d:\d\d) (?:(?!Head to head).)*?(?<!\S)(?<n>\d+) picks?(?: (?<bare>\d+) Subscription Plan Unlock Content (?<again>\d+) picks? ·)?(?!\S)/g,
    rows: async ({ row, now }, { time = '', n = '', bare = null, again = null }) => {
      const found =
        await row(`select max(${n}) as n from (select count(*) as picks, count(*) filter (where not is_free) as paid
        from pick where ${STANDING} and published_at <= ${now} and ${day('start_at')} = ${day(now)}
        and to_char(start_at at time zone '${BRAND_ZONE}', 'HH24:MI') = '${time}' group by game_id) as game
        where picks = ${n} or paid = ${n}`);
      const counted = found.n ?? null;
      return { time, n: counted, bare: bare && counted, again: again && counted };
    },
  },
];
