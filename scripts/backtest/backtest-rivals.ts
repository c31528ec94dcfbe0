import { devig, normalCdf, type Outcome, type PlayedGame, type Price, type Result } from '@trueline/predict';
import type { BacktestGame } from './backtest-games.ts';

/** Forecasts that ours are measured against; null where the game has none. */
export type Rivals = {
  readonly base: Outcome | null;
  readonly open: Outcome | null;
  readonly close: Outcome | null;
  readonly reference: Outcome | null;
};

/** Sharpest first; a book that is not named comes after these, in the order of the file. */
const BOOKS: readonly string[] = ['Pinnacle', 'Market average', 'Bet365'];
/** Points of spread per standard deviation of the margin, the usual reading of basketball's closing spread. */
const SPREAD_SD = 12;

export function resultOf(game: PlayedGame): Result {
  return game.homeScore > game.awayScore ? 'home' : game.homeScore < game.awayScore ? 'away' : 'draw';
}

/** The league's frequencies in the seasons before a game's own. */
export type BaseRates = Map<string, Map<number, Record<Result, number>>>;

export function countResult(rates: BaseRates, game: PlayedGame): void {
  const seasons = rates.get(game.leagueId) ?? new Map<number, Record<Result, number>>();
  const counts = seasons.get(game.seasonStartYear) ?? { home: 0, draw: 0, away: 0 };
  counts[resultOf(game)] += 1;
  seasons.set(game.seasonStartYear, counts);
  rates.set(game.leagueId, seasons);
}

export function rivalsOf(rates: BaseRates, { played, references }: BacktestGame): Rivals {
  const reference = references.find((one) => !one.provider.includes('elo')) ?? references[0];
  return {
    base: baseRate(rates, played),
    open: fairWinner(played, played.opening),
    close: fairWinner(played, played.closing),
    reference: reference ? rounded(reference) : null,
  };
}

/** A reference's probabilities, none below ½ %: some published tables hold zeros, which one upset would make infinitely wrong. */
function rounded({ home, draw, away }: Outcome): Outcome {
  const floor = (p: number) => Math.max(0.005, p);
  const sum = floor(home) + (draw === null ? 0 : floor(draw)) + floor(away);
  return { home: floor(home) / sum, draw: draw === null ? null : floor(draw) / sum, away: floor(away) / sum };
}

function baseRate(rates: BaseRates, game: PlayedGame): Outcome | null {
  const sums = { home: 0, draw: 0, away: 0 };
  for (const [season, counts] of rates.get(game.leagueId) ?? []) {
    if (season >= game.seasonStartYear) continue;
    sums.home += counts.home;
    sums.draw += counts.draw;
    sums.away += counts.away;
  }
  const n = sums.home + sums.draw + sums.away;
  if (n === 0) return null;
  return { home: sums.home / n, draw: game.sport === 'soccer' ? sums.draw / n : null, away: sums.away / n };
}

/** The market's probabilities: soccer's best source by the power method, basketball's spread, baseball's proportional moneyline. */
function fairWinner(game: PlayedGame, prices: readonly Price<'open' | 'close'>[]): Outcome | null {
  if (game.sport === 'basketball') {
    const spread = prices.find((price) => price.betType === 'run_line' && price.line !== null)?.line;
    if (spread !== undefined && spread !== null) {
      const home = normalCdf(-spread / SPREAD_SD);
      return { home, draw: null, away: 1 - home };
    }
  }
  const odds = winnerOdds(game, prices);
  const fair = odds && devig(odds, game.sport === 'soccer' ? 'power' : 'proportional');
  return fair ? outcomeOf(game, fair) : null;
}

/** The sharpest book's odds on the winner, home first and soccer's draw second; null where no one prices it. */
export function winnerOdds(
  game: PlayedGame,
  prices: readonly Price<'open' | 'close'>[],
): readonly (number | null)[] | null {
  const rank = (price: Price<'open' | 'close'>) => {
    const place = BOOKS.indexOf(price.bookmaker);
    return place < 0 ? BOOKS.length : place;
  };
  const [price] = prices.filter((one) => one.betType === 'win_loss').sort((a, b) => rank(a) - rank(b));
  if (!price) return null;
  const { homeOdds, drawOdds, awayOdds } = price;
  return game.sport === 'soccer' ? [homeOdds, drawOdds, awayOdds] : [homeOdds, awayOdds];
}

/** Fair probabilities in the order of `winnerOdds`. */
export function outcomeOf(game: PlayedGame, [home = 0, second = 0, third = 0]: readonly number[]): Outcome {
  return game.sport === 'soccer' ? { home, draw: second, away: third } : { home, draw: null, away: second };
}

/** Fair probability of home or over at exactly this line; ½ where the line stands without a price, null where it does not stand. */
export function fairLine(
  prices: readonly Price<'open' | 'close'>[],
  betType: 'run_line' | 'over_under',
  line: number,
): number | null {
  const price = prices.find((one) => one.betType === betType && one.line === line);
  if (!price) return null;
  if (price.homeOdds === null || price.awayOdds === null) return 0.5;
  return devig([price.homeOdds, price.awayOdds], 'proportional')?.[0] ?? null;
}
