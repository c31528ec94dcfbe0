import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#terms/durations.ts';
import { embeddedLeague } from '#tests/support/embedded-league.ts';
import type { ArchiveGame, ArchiveOdds } from '../../archive.ts';
import { randomFrom } from '../../seeded-random.ts';
import { SAMPLE_CORNER } from './corner.ts';
import { SAMPLE_EXCHANGE } from './exchange.ts';
import { priceGames, resultAfterMs, SAMPLE_BOOKMAKER } from './price-games.ts';

/** Each instant lies shortly before a full day of games, where a price that knew too much would show it. */
const LEAGUES = [
  ['EPL', 'soccer', Date.parse('2016-02-06T12:00:00Z')],
  ['NBA', 'basketball', Date.parse('2016-12-20T23:30:00Z')],
  ['MLB', 'baseball', Date.parse('2017-07-01T12:00:00Z')],
] as const;

/** Hands the results of all games from `from` on to other games of the list. */
function permuteResults(games: readonly ArchiveGame[], from: number): ArchiveGame[] {
  const coming = games.filter((game) => game.startAt.getTime() >= from);
  const givers = randomFrom('permutation').shuffle(coming);
  const result = new Map(coming.map((game, index) => [game, givers[index]]));
  return games.map((game) => {
    const giver = result.get(game);
    if (giver === undefined) return game;
    const { homeScore, awayScore, halfTime, overtime, statistics } = giver;
    return { ...game, homeScore, awayScore, halfTime, overtime, statistics };
  });
}

const pricesUntil = (games: readonly ArchiveGame[], until: number): string =>
  JSON.stringify(games.map((game) => game.odds.filter((odds) => odds.knownAt.getTime() < until)));

/** What each place keeps of a market; beyond these only rounding could bring it. */
const MARGINS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  [SAMPLE_BOOKMAKER]: [0.02, 0.07],
  [SAMPLE_EXCHANGE]: [0.005, 0.04],
  [SAMPLE_CORNER]: [0.01, 0.05],
};

function isOrdinary(row: ArchiveOdds, startAt: Date, sport: string): boolean {
  const prices = [row.homeOdds, row.drawOdds, row.awayOdds].filter((price) => price !== null);
  const margin = prices.reduce((sum, price) => sum + 1 / price, -1);
  const isThreeWay = sport === 'soccer' && row.betType === 'win_loss';
  const [least, most] = MARGINS[row.bookmaker] ?? [1, 0];
  return (
    (row.bookmaker === SAMPLE_BOOKMAKER || row.phase === 'move') &&
    (row.phase === 'close' ? row.knownAt.getTime() === startAt.getTime() : row.knownAt < startAt) &&
    margin > least &&
    margin < most &&
    prices.length === (isThreeWay ? 3 : 2) &&
    (row.betType === 'win_loss' ? row.line === null : Number.isInteger((row.line ?? 0.25) * 2))
  );
}

describe.each(LEAGUES)('prices of %s', (leagueId, sport, boundary) => {
  const games = embeddedLeague(leagueId);

  it('do not change when the results of coming games are permuted', () => {
    // A month of coming games shows what a price knew of them; the seasons behind it would only be priced again.
    const near = games.filter(({ startAt }) => startAt.getTime() < boundary + 30 * DAY_MS);
    const permuted = priceGames(leagueId, permuteResults(near, boundary));
    // A result may be in a price only after it can have become known, so the first change lies that much later.
    const firstKnown = boundary + resultAfterMs(sport);
    expect(pricesUntil(permuted, firstKnown)).toBe(pricesUntil(near, firstKnown));
    expect(pricesUntil(permuted, Infinity)).not.toBe(pricesUntil(near, Infinity));
  });

  it('never contain the result of their own game', () => {
    for (const index of [10, 400, 900]) {
      // What comes after a game is in none of its prices, so it need not be priced again.
      const changed = games
        .slice(0, index + 1)
        .map((game, place) =>
          place === index ? { ...game, homeScore: game.awayScore + 9, awayScore: game.homeScore } : game,
        );
      expect(priceGames(leagueId, changed)[index]?.odds).toEqual(games[index]?.odds);
    }
  });

  it('open, move and close on three markets, with whole or half lines and an ordinary margin', () => {
    // The corner follows the opening and each move, at which the exchange trades too; baseball opens too late for one or two.
    const phases =
      /^open,open,open(,move){3}(,move,move,move,move,move,move,move,move,move){4,6},close,close,close$/;
    const wrong = games.flatMap(({ odds, startAt }) => {
      const inOrder = phases.test(odds.map((row) => row.phase).join());
      return inOrder && odds.every((row) => isOrdinary(row, startAt, sport)) ? [] : [odds];
    });
    expect(wrong).toEqual([]);
  });

  it('foretell the games better at the close than the base rate does, and are nearly even on the lines', () => {
    let [logLoss, over, under] = [0, 0, 0];
    const outcomes = [0, 0, 0];
    for (const game of games) {
      const close = game.odds.filter((odds) => odds.phase === 'close');
      const [winLoss, , total] = close;
      const chances = [winLoss?.homeOdds, winLoss?.drawOdds, winLoss?.awayOdds].map((price) =>
        price ? 1 / price : 0,
      );
      const outcome = Math.sign(game.awayScore - game.homeScore) + 1;
      logLoss -= Math.log((chances[outcome] ?? 0) / chances.reduce((sum, chance) => sum + chance, 0));
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      const points = game.homeScore + game.awayScore;
      if (points > (total?.line ?? 0)) over += 1;
      if (points < (total?.line ?? 0)) under += 1;
    }
    const baseRate = outcomes.reduce(
      (sum, count) => sum - (count > 0 ? count * Math.log(count / games.length) : 0),
      0,
    );
    expect(logLoss).toBeLessThan(baseRate * 0.995);
    expect(over / (over + under)).toBeGreaterThan(0.46);
    expect(over / (over + under)).toBeLessThan(0.54);
  });
});
