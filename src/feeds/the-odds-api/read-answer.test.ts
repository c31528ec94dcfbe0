import { describe, expect, it } from 'vitest';
import { MAX_PRICE_AGE_MS } from '#domain/picks/bet/standing-prices.ts';
import { liveLeagueOf } from '#tests/support/league-templates.ts';
import { UnreadableAnswer } from '../answers/unreadable-answer.ts';
import type { Answer, Endpoint } from '../live/answer.ts';
import { type Known, quoteKey } from '../live/learned.ts';
import { canonicalTeam } from '../names/team-names.ts';
import { readAnswer } from './read-answer.ts';
import { REPEAT_AFTER_MS } from './read-prices.ts';

const ASKED_AT = new Date('2026-11-21T12:00:00Z');

const NOTHING_KNOWN: Known = { quotes: new Map(), states: new Map(), meetings: [], reports: new Map() };

/** An event as the provider's own documentation shows one. */
const event = {
  id: 'e912304de2b2ce35b473ce2ecd3d1502',
  sport_key: 'soccer_epl',
  sport_title: 'EPL',
  commence_time: '2026-11-21T15:00:00Z',
  home_team: 'Arsenal',
  away_team: 'Brighton and Hove Albion',
};

const market = (key: string, outcomes: readonly (object | undefined)[]) => ({
  key,
  last_update: '2026-11-21T11:58:00Z',
  outcomes,
});

const h2h = market('h2h', [
  { name: 'Arsenal', price: 1.5 },
  { name: 'Brighton and Hove Albion', price: 6.5 },
  { name: 'Draw', price: 4.4 },
]);

const spreads = market('spreads', [
  { name: 'Arsenal', price: 1.95, point: -1.25 },
  { name: 'Brighton and Hove Albion', price: 1.93, point: 1.25 },
]);

const totals = market('totals', [
  { name: 'Over', price: 1.9, point: 2.75 },
  { name: 'Under', price: 1.98, point: 2.75 },
]);

const book = (markets: readonly object[], title = 'Pinnacle') => ({ key: 'pinnacle', title, markets });

function read(
  endpoint: Endpoint,
  rows: unknown,
  known = NOTHING_KNOWN,
  leagueId: Answer['leagueId'] = 'EPL',
) {
  const body = typeof rows === 'string' ? rows : JSON.stringify(rows);
  const answer: Answer & { readonly body: string } = {
    endpoint,
    leagueId,
    daysFrom: 0,
    askedAt: ASKED_AT,
    status: 200,
    body,
    etag: null,
    quota: { remaining: 10, used: 1 },
    failure: null,
    retryAfterS: null,
  };
  return readAnswer(answer, { league: liveLeagueOf(leagueId), teams: canonicalTeam, known });
}

describe('an answer about events', () => {
  it('is games of the season, under the keys that all sources share', () => {
    const { batch, refused, unknownTeams } = read('events', [event]);
    expect(batch.games).toEqual([
      expect.objectContaining({
        key: event.id,
        leagueId: 'EPL',
        season: '2026-27',
        gameDay: '2026-11-21',
        gameNo: 1,
        homeKey: 'EPL/Arsenal',
        awayKey: 'EPL/Brighton',
        startAt: new Date(event.commence_time),
        origin: 'real',
        knownAt: ASKED_AT,
        startSimulated: false,
      }),
    ]);
    expect([refused, unknownTeams, batch.odds, batch.states]).toEqual([[], [], [], []]);
  });

  it('hands an alias that no one knows to a person, and takes the other games', () => {
    const strange = { ...event, id: 'other', away_team: 'Brightonshire Rovers' };
    const { batch, unknownTeams } = read('events', [strange, event]);
    expect(unknownTeams).toEqual([{ leagueId: 'EPL', alias: 'Brightonshire Rovers' }]);
    expect(batch.games).toHaveLength(1);
  });

  it('counts the second game of a day between the same two', () => {
    const game = { ...event, home_team: 'New York Yankees', away_team: 'Boston Red Sox' };
    const second = { ...game, id: 'second', commence_time: '2026-11-21T23:00:00Z' };
    const { batch } = read('events', [second, game], NOTHING_KNOWN, 'MLB');
    expect(batch.games.map(({ key, gameNo }) => [key, gameNo])).toEqual([
      [event.id, 1],
      ['second', 2],
    ]);
  });

  it.each([
    ['EPL', event.home_team, event.away_team],
    ['NBA', 'Boston Celtics', 'New York Knicks'],
  ] as const)('takes the same meeting again on a day in %s for the same game', (leagueId, home, away) => {
    const first = { ...event, home_team: home, away_team: away };
    const again = { ...first, id: 'another', commence_time: '2026-11-21T19:30:00Z' };
    const { batch, refused } = read('events', [first, again], NOTHING_KNOWN, leagueId);
    expect(batch.games.map(({ key, gameNo }) => [key, gameNo])).toEqual([[event.id, 1]]);
    expect(refused).toEqual([{ row: 'another', reason: 'the same two teams meet twice on a day' }]);
  });

  it.each([
    ['an id that comes twice', [event, event], 1],
    ['the name of a built-in property for an id', [{ ...event, id: '__proto__' }], 0],
    ['a control character in a team', [{ ...event, home_team: 'Arse\u0000nal' }], 0],
    ['half a character in a team', [{ ...event, away_team: 'Brighton \ud800' }], 0],
    ['no id', [{ ...event, id: undefined }], 0],
    ['a start that is none', [{ ...event, commence_time: 'tomorrow' }], 0],
    ['a start in another century', [{ ...event, commence_time: '2126-11-21T15:00:00Z' }], 0],
    ['a team that plays itself', [{ ...event, away_team: 'Arsenal FC' }], 0],
    ['a number for a team', [{ ...event, home_team: 7 }], 0],
    ['null for a row', [null, event], 1],
  ])('leaves out a row with %s', (_, rows, taken) => {
    const { batch, refused } = read('events', rows);
    expect([batch.games.length, refused.length]).toEqual([taken, 1]);
  });

  it.each(['<html>', '{"message":"no"}', '', '[1', `[${'{},'.repeat(2001)}{}]`])(
    'is refused as a whole where it is no list of games: %#',
    (body) => {
      expect(() => read('events', body)).toThrow(UnreadableAnswer);
    },
  );
});

describe('an answer about odds', () => {
  const rows = [{ ...event, bookmakers: [book([h2h, spreads, totals])] }];
  const prices = (read: ReturnType<typeof readAnswer>) =>
    read.batch.odds.map(({ betType, line, phase, homeOdds, drawOdds, awayOdds }) => [
      betType,
      line,
      phase,
      homeOdds,
      drawOdds,
      awayOdds,
    ]);

  it('opens every market at home’s line', () => {
    expect(prices(read('odds', rows))).toEqual([
      ['win_loss', null, 'open', 1.5, 4.4, 6.5],
      ['run_line', -1.25, 'open', 1.95, null, 1.93],
      ['over_under', 2.75, 'open', 1.9, null, 1.98],
    ]);
  });

  it('reports a price that moved, and one that stands only when it has not been reported for long', () => {
    const repeated = (agoMs: number) => {
      const knownAt = new Date(ASKED_AT.getTime() - agoMs);
      const known: Known = {
        ...NOTHING_KNOWN,
        quotes: new Map([
          [
            quoteKey(event.id, 'win_loss', 'Pinnacle'),
            { line: null, homeOdds: 1.5, drawOdds: 4.4, awayOdds: 6.5, knownAt },
          ],
          [
            quoteKey(event.id, 'over_under', 'Pinnacle'),
            { line: 2.5, homeOdds: 1.9, drawOdds: null, awayOdds: 1.98, knownAt },
          ],
        ]),
      };
      return prices(read('odds', rows, known)).map(([betType, , phase]) => [betType, phase]);
    };
    const moved = [
      ['run_line', 'open'],
      ['over_under', 'move'],
    ];
    expect(repeated(REPEAT_AFTER_MS - 1)).toEqual(moved);
    expect(repeated(REPEAT_AFTER_MS)).toEqual([['win_loss', 'move'], ...moved]);
    // In time for a pick, which no price may be made at that is older than this.
    expect(REPEAT_AFTER_MS).toBeLessThan(MAX_PRICE_AGE_MS);
  });

  it('has no prices of a game in play', () => {
    const begun = [{ ...rows[0], commence_time: '2026-11-21T11:30:00Z' }];
    expect(prices(read('odds', begun))).toEqual([]);
  });

  const [home, away, draw] = h2h.outcomes;
  it.each([
    ['a negative price', market('h2h', [{ ...home, price: -1.5 }, away, draw])],
    ['a price of 1', market('h2h', [{ ...home, price: 1 }, away, draw])],
    ['an absurd price', market('h2h', [{ ...home, price: 1e9 }, away, draw])],
    ['a price as text', market('h2h', [{ ...home, price: '1.5' }, away, draw])],
    ['no draw', market('h2h', [home, away])],
    ['a third team', market('h2h', [home, away, { name: 'Chelsea', price: 3 }])],
    ['a margin that no one takes', market('h2h', [{ ...home, price: 1.05 }, { ...away, price: 1.1 }, draw])],
    ['two lines', market('spreads', [spreads.outcomes[0], { ...spreads.outcomes[1], point: 1 }])],
    [
      'no line',
      market('totals', [
        { name: 'Over', price: 1.9 },
        { name: 'Under', price: 1.9 },
      ]),
    ],
    [
      'a line between quarters',
      market(
        'totals',
        totals.outcomes.map((one) => ({ ...one, point: 2.6 })),
      ),
    ],
  ])('leaves out a market with %s and keeps the others', (_, bad) => {
    const good = bad.key === 'totals' ? spreads : totals;
    const { batch, refused } = read('odds', [{ ...event, bookmakers: [book([bad, good])] }]);
    expect(batch.odds.map(({ betType }) => betType)).toEqual([good === totals ? 'over_under' : 'run_line']);
    expect(refused).toHaveLength(1);
  });

  it.each(['toString', 'constructor', '__proto__', 'hasOwnProperty', 'valueOf'])(
    'passes over a market named %s and keeps the others',
    (key) => {
      const ends = [event.home_team, event.away_team].map((name) => ({ name, price: 1.9, point: 2.5 }));
      const { batch } = read('odds', [{ ...event, bookmakers: [book([market(key, ends), totals], key)] }]);
      expect(batch.odds.map(({ betType, bookmaker }) => [betType, bookmaker])).toEqual([['over_under', key]]);
    },
  );

  it('says four decimals of a price, as the database stores it', () => {
    const outcomes = (price: number) => [
      { name: 'Over', price, point: 2.5 },
      { ...totals.outcomes[1], point: 2.5 },
    ];
    const reported = (price: number) =>
      read('odds', [{ ...event, bookmakers: [book([market('totals', outcomes(price))])] }]);
    expect(reported(1.9123456).batch.odds.map(({ homeOdds }) => homeOdds)).toEqual([1.9123]);
    const asOne = reported(1.00001);
    expect([asOne.batch.odds, asOne.refused.length]).toEqual([[], 1]);
  });

  it('takes a market of a book once', () => {
    const { batch, refused } = read('odds', [{ ...event, bookmakers: [book([h2h]), book([h2h])] }]);
    expect([batch.odds.length, refused.length]).toEqual([1, 1]);
  });
});
