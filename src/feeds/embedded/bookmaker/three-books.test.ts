import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import type { ArchiveGame, ArchiveOdds } from '../../archive.ts';
import { SAMPLE_CORNER } from './corner.ts';
import { SAMPLE_EXCHANGE } from './exchange.ts';
import { SAMPLE_BOOKMAKER } from './price-games.ts';

const BOOKS = [SAMPLE_BOOKMAKER, SAMPLE_EXCHANGE, SAMPLE_CORNER] as const;
const MARKETS = ['win_loss', 'run_line', 'over_under'] as const;
const LEAGUES = ['EPL', 'NBA', 'MLB'] as const;
const MAX_LAG_MS = 2 * HOUR_MS;

const inverseOf = ({ homeOdds, drawOdds, awayOdds }: ArchiveOdds): number[] =>
  [homeOdds, drawOdds, awayOdds].map((price) => (price === null ? 0 : 1 / price));
const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);
const fairOf = (row: ArchiveOdds): number[] => {
  const inverse = inverseOf(row);
  return inverse.map((share) => share / sumOf(inverse));
};
const distance = (one: ArchiveOdds, other: ArchiveOdds): number => {
  const [left, right] = [fairOf(one), fairOf(other)];
  return Math.max(...left.map((share, side) => Math.abs(share - (right[side] ?? 0))));
};

/** The newest price of each place on a market at an instant. */
function standingAt(market: readonly ArchiveOdds[], at: number): ArchiveOdds[] {
  return BOOKS.flatMap((book) => {
    const row = market.findLast((odds) => odds.bookmaker === book && odds.knownAt.getTime() <= at);
    return row === undefined ? [] : [row];
  });
}

/** Whether the best prices of all places on one line would pay anyone who bets on every side. */
function paysAnyone(standing: readonly ArchiveOdds[]): boolean {
  return [...Map.groupBy(standing, ({ line }) => line).values()].some((rows) => {
    const sides = rows.map(inverseOf);
    return sumOf([0, 1, 2].map((side) => Math.min(...sides.map((inverse) => inverse[side] ?? 0)))) < 1;
  });
}

/** How long at a stretch the places of a market pay anyone, before the game starts. */
function longestGift(market: readonly ArchiveOdds[], startMs: number): number {
  const instants = [...new Set(market.map(({ knownAt }) => knownAt.getTime())), startMs];
  let [longest, since] = [0, Number.NaN];
  for (const at of instants) {
    longest = Math.max(longest, Number.isNaN(since) ? 0 : at - since);
    if (!paysAnyone(standingAt(market, at))) since = Number.NaN;
    else if (Number.isNaN(since)) since = at;
  }
  return longest;
}

const marketsOf = ({ odds }: ArchiveGame) =>
  MARKETS.map((betType) => odds.filter((row) => row.betType === betType));

describe.each(LEAGUES)('the three places that price %s', (leagueId) => {
  const games = embeddedLeague(leagueId);

  it('are led by two, which the third follows within two hours, line and price', () => {
    const wrong = games.flatMap((game) =>
      marketsOf(game).flatMap((market) =>
        market.filter((row, index) => {
          if (row.bookmaker !== SAMPLE_CORNER) return false;
          const led = market.slice(0, index).findLast(({ bookmaker }) => bookmaker === SAMPLE_BOOKMAKER);
          if (led === undefined) return true;
          const lag = row.knownAt.getTime() - led.knownAt.getTime();
          const isLate = lag < 5 * MINUTE_MS || lag > MAX_LAG_MS;
          return isLate || led.line !== row.line || distance(led, row) > 0.01;
        }),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('agree at the start within their margins', () => {
    let [compared, apart] = [0, 0];
    for (const game of games) {
      for (const market of marketsOf(game)) {
        const [book, ...others] = standingAt(market, game.startAt.getTime());
        for (const other of others) {
          if (book === undefined || other.line !== book.line) continue;
          const margins = sumOf(inverseOf(book)) + sumOf(inverseOf(other)) - 2;
          compared += 1;
          if (distance(book, other) > margins / 2) apart += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(4 * games.length);
    expect(apart / compared).toBeLessThan(0.002);
  });

  it('pay anyone who bets on every side only while one of them has not followed yet', () => {
    const gifts = games.flatMap((game) =>
      marketsOf(game).map((market) => longestGift(market, game.startAt.getTime())),
    );
    expect(gifts.filter((gift) => gift > MAX_LAG_MS).length / gifts.length).toBeLessThan(0.002);
    expect(gifts.filter((gift) => gift > 0).length / gifts.length).toBeGreaterThan(0.02);
  });
});

describe('the prices of all three leagues together', () => {
  const games = LEAGUES.flatMap(embeddedLeague);

  // In a single league luck can weigh more than what an opening does not know yet.
  it('foretell the winners better at the close than at the opening', () => {
    const surprise = (phase: 'open' | 'close') =>
      sumOf(
        games.map((game) => {
          const price = game.odds.find((row) => row.phase === phase && row.betType === 'win_loss');
          const sides = price === undefined ? [] : fairOf(price);
          return -Math.log(sides[Math.sign(game.awayScore - game.homeScore) + 1] ?? 0);
        }),
      ) / games.length;
    expect(surprise('close')).toBeLessThan(surprise('open'));
  });
});
