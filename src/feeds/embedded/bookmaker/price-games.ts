import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';
import type { ArchiveGame, ArchiveOdds } from '../../archive.ts';
import { getLeague } from '../../names/leagues.ts';
import { gameKey } from '../../replay/game-key.ts';
import { hasResult } from '../../replay/oddity.ts';
import { type Random, randomFrom } from '../../seeded-random.ts';
import { createBaseballRater } from './baseball-rater.ts';
import { createBasketballRater } from './basketball-rater.ts';
import { type Chances, chancesOf } from './chances.ts';
import { CORNER_MARGIN, cornerLags, followHours, MAX_LAG_HOURS, SAMPLE_CORNER } from './corner.ts';
import { type Exchange, openExchange, SAMPLE_EXCHANGE } from './exchange.ts';
import { type Lines, type Quote, quoteMarkets } from './quote.ts';
import type { Expected, Rater } from './rater.ts';
import { createSoccerRater } from './soccer-rater.ts';
import { drawWay } from './steam.ts';

export const SAMPLE_BOOKMAKER = 'Sample Book';

type Habits = {
  /** Hours before the start at which the market opens, and by how many it may open later. */
  readonly leadHours: number;
  readonly leadJitterHours: number;
  readonly margin: number;
  /** Standard deviation of the market's error as a share of the expected score: soft at the opening, sharp at the close. */
  readonly noise: { readonly open: number; readonly close: number };
  /**
   * From this long after the start a result may be in a price. Longer than the longest game with its interruptions, and
   * an hour more, because moving dates by weeks can bring two games an hour nearer where summer time lies between.
   */
  readonly resultAfterHours: number;
};

const HABITS: Readonly<Record<Sport, Habits>> = {
  soccer: {
    leadHours: 120,
    leadJitterHours: 10,
    margin: 0.045,
    noise: { open: 0.08, close: 0.021 },
    resultAfterHours: 5,
  },
  basketball: {
    leadHours: 38,
    leadJitterHours: 6,
    margin: 0.042,
    noise: { open: 0.009, close: 0.003 },
    resultAfterHours: 7,
  },
  // Baseball opens after the starting pitchers are announced, a day before the game.
  baseball: {
    leadHours: 23,
    leadJitterHours: 2,
    margin: 0.036,
    noise: { open: 0.041, close: 0.01 },
    resultAfterHours: 9,
  },
};

/**
 * Hours before the start at which the market moves, as far as it is open by then, by up to a twentieth more or less. A price that
 * is silent for six hours is none, so the waits are shorter than that.
 */
const MOVE_HOURS: readonly number[] = [24, 19, 14, 9.5, 4.5, 1];
const MOVE_JITTER = 0.05;
/** Standard deviation of what each price is off by for no reason, as a share of the error at the close. */
const TREMOR = 0.45;

type Phase = ArchiveOdds['phase'];
/** What happens at a moment: the market makes prices, the corner copies them, or a result is learned. */
type Happening =
  /** `ahead` is what the market has still to learn until the close. */
  | { readonly kind: 'market'; readonly phase: Phase; readonly ahead: Expected }
  | { readonly kind: 'corner' }
  | { readonly kind: 'result' };
type Event = Happening & { readonly at: number; readonly game: number };
type GamePrices = {
  readonly random: Random;
  readonly exchange: Exchange;
  readonly margin: number;
  readonly error: Expected;
  readonly odds: ArchiveOdds[];
  lines: Lines | null;
  /** What the market last made its prices of. */
  chances: Chances | null;
};

/** Hours after the start from which a result may be part of a price. */
export function resultAfterMs(sport: Sport): number {
  return HABITS[sport].resultAfterHours * HOUR_MS;
}

function createRater(leagueId: string, sport: Sport, games: readonly ArchiveGame[]): Rater {
  switch (sport) {
    case 'soccer':
      return createSoccerRater(leagueId);
    case 'basketball':
      return createBasketballRater(games);
    case 'baseball':
      return createBaseballRater();
  }
}

/** The times at which prices are made and results learned, in order; a result comes before a price of the same instant. */
function planEvents(games: readonly ArchiveGame[], sport: Sport): Event[] {
  const { leadHours, leadJitterHours, resultAfterHours } = HABITS[sport];
  const events: Event[] = [];
  for (const [game, row] of games.entries()) {
    const startAt = row.startAt.getTime();
    const key = gameKey(row);
    const random = randomFrom('book times', key);
    const lags = cornerLags(key);
    const lead = leadHours - random.next() * leadJitterHours;
    const at = (hours: number) => startAt - Math.round((hours * HOUR_MS) / MINUTE_MS) * MINUTE_MS;
    const addPrices = (phase: 'open' | 'move', hours: number, ahead = ARRIVED) => {
      events.push({ kind: 'market', at: at(hours), phase, ahead, game });
      events.push({ kind: 'corner', at: at(followHours(lags, hours)), game });
    };
    const moves = MOVE_HOURS.map((hours) => hours * (1 + (2 * random.next() - 1) * MOVE_JITTER));
    const open = moves.filter((hours) => hours < lead - MAX_LAG_HOURS);
    const [first, ...way] = drawWay(randomFrom('steam', key), open.length);
    addPrices('open', lead, first);
    for (const [move, hours] of open.entries()) addPrices('move', hours, way[move]);
    events.push({ kind: 'market', at: startAt, phase: 'close', ahead: ARRIVED, game });
    if (hasResult(row)) events.push({ kind: 'result', at: startAt + resultAfterHours * HOUR_MS, game });
  }
  return events.sort((a, b) => a.at - b.at || rankOf(a) - rankOf(b) || a.game - b.game);
}

const ARRIVED: Expected = { home: 0, away: 0 };

const rankOf = ({ kind }: Event) => (kind === 'result' ? 0 : 1);

function openPrices(game: ArchiveGame, margin: number): GamePrices {
  const random = randomFrom('book', gameKey(game));
  return {
    random,
    exchange: openExchange(gameKey(game)),
    margin: margin + (random.next() - 0.5) * 0.012,
    error: { home: random.normal(), away: random.normal() },
    odds: [],
    lines: null,
    chances: null,
  };
}

/** Appends one snapshot of the three markets at the book, and where it is a move, at the exchange. */
function quoteStage(
  prices: GamePrices,
  sport: Sport,
  expected: Expected,
  event: { readonly at: number; readonly phase: Phase; readonly ahead: Expected },
): void {
  const { noise } = HABITS[sport];
  const way = Math.sqrt(noise.open ** 2 - noise.close ** 2);
  const disturb = (side: 'home' | 'away'): number => {
    const error = prices.error[side] + prices.random.normal() * TREMOR;
    return expected[side] * Math.exp(error * noise.close + event.ahead[side] * way);
  };
  const chances = chancesOf(sport, { home: disturb('home'), away: disturb('away') });
  const { phase } = event;
  const margin = prices.margin + (phase === 'open' ? 0.008 : 0);
  const { quotes, lines } = quoteMarkets(sport, chances, margin, prices.lines);
  prices.lines = lines;
  prices.chances = chances;
  addOdds(prices, quotes, { bookmaker: SAMPLE_BOOKMAKER, phase, at: event.at });
  // An exchange has neither an opening price nor a closing one: it trades in between.
  if (phase !== 'move') return;
  addOdds(prices, quotes.map(prices.exchange), { bookmaker: SAMPLE_EXCHANGE, phase, at: event.at });
}

/** Appends what the corner offers: the lines and chances that the market last made its prices of, at a margin of its own. */
function copyStage(prices: GamePrices, sport: Sport, at: number): void {
  if (prices.chances === null) return;
  const { quotes } = quoteMarkets(sport, prices.chances, CORNER_MARGIN, prices.lines);
  addOdds(prices, quotes, { bookmaker: SAMPLE_CORNER, phase: 'move', at });
}

function addOdds(
  prices: GamePrices,
  quotes: readonly Quote[],
  { bookmaker, phase, at }: { readonly bookmaker: string; readonly phase: Phase; readonly at: number },
): void {
  const knownAt = new Date(at);
  for (const quote of quotes) prices.odds.push({ ...quote, bookmaker, phase, knownAt, origin: 'simulated' });
}

/**
 * Prices of a simulated bookmaker, and of an exchange and a slow corner beside it, for all games of one league, walk-forward: each
 * snapshot is made with what the rater has learned from games that were over by then. Errors, moves and lags come from streams
 * named by the game's key.
 *
 * @param games all games of one league, with their results; any odds they have are replaced
 */
export function priceGames(leagueId: string, games: readonly ArchiveGame[]): ArchiveGame[] {
  const { sport } = getLeague(leagueId);
  const rater = createRater(leagueId, sport, games);
  const pricesByGame = games.map((game) => openPrices(game, HABITS[sport].margin));
  for (const event of planEvents(games, sport)) {
    const [game, prices] = [games[event.game], pricesByGame[event.game]];
    if (game === undefined || prices === undefined) continue;
    switch (event.kind) {
      case 'result':
        rater.learn(game);
        break;
      case 'market':
        quoteStage(prices, sport, rater.expect(game, true), event);
        break;
      case 'corner':
        copyStage(prices, sport, event.at);
        break;
    }
  }
  return games.map((game, index) => ({ ...game, odds: pricesByGame[index]?.odds ?? [] }));
}
