import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';
import type { ArchiveGame, ArchiveOdds } from '../../archive.ts';
import { getLeague } from '../../names/leagues.ts';
import { gameKey } from '../../replay/game-key.ts';
import { hasResult } from '../../replay/oddity.ts';
import { type Random, randomFrom } from '../../seeded-random.ts';
import { createBaseballRater } from './baseball-rater.ts';
import { createBasketballRater } from './basketball-rater.ts';
import { chancesOf } from './chances.ts';
import { type Exchange, openExchange, SAMPLE_EXCHANGE } from './exchange.ts';
import { type Lines, quoteMarkets } from './quote.ts';
import type { Expected, Rater } from './rater.ts';
import { createSoccerRater } from './soccer-rater.ts';

export const SAMPLE_BOOKMAKER = 'Sample Book';

type Habits = {
  /** Hours before the start at which the market opens, and by how many it may open later. */
  readonly leadHours: number;
  readonly leadJitterHours: number;
  readonly margin: number;
  /** Standard deviation of the book's error at the opening, as a share of the expected score; a third is left at the close. */
  readonly noise: number;
  /**
   * From this long after the start a result may be in a price. Longer than the longest game with its interruptions, and
   * an hour more, because moving dates by weeks can bring two games an hour nearer where summer time lies between.
   */
  readonly resultAfterHours: number;
};

const HABITS: Readonly<Record<Sport, Habits>> = {
  soccer: { leadHours: 120, leadJitterHours: 10, margin: 0.045, noise: 0.065, resultAfterHours: 5 },
  basketball: { leadHours: 38, leadJitterHours: 6, margin: 0.042, noise: 0.009, resultAfterHours: 7 },
  // Baseball opens after the starting pitchers are announced, a day before the game.
  baseball: { leadHours: 23, leadJitterHours: 2, margin: 0.036, noise: 0.03, resultAfterHours: 9 },
};

/**
 * Hours before the start at which the market moves, as far as it is open by then, by up to a tenth more or less. As in real
 * markets one move is soon answered by a second.
 */
const MOVE_HOURS: readonly number[] = [30, 18, 10, 5, 2, 0.75];
const MOVE_JITTER = 0.1;
const ANSWER_MINUTES = { least: 20, spread: 35 } as const;
/** No price is made later than this before the start but the closing one. */
const LAST_MOVE_HOURS = 0.25;
/** What is left of the opening's error at the close, and how fast the rest goes with the way to the start. */
const ERROR_AT_CLOSE = 0.33;
const ERROR_POWER = 0.7;

type Phase = ArchiveOdds['phase'];
/** A moment at which prices are made, or (`phase` null) a result is learned. `place` is 1 at the opening and 0 at the start. */
type Event = {
  readonly at: number;
  readonly phase: Phase | null;
  readonly place: number;
  readonly game: number;
};
type Sheet = {
  readonly random: Random;
  readonly exchange: Exchange;
  readonly margin: number;
  readonly error: Expected;
  readonly odds: ArchiveOdds[];
  lines: Lines | null;
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
    const random = randomFrom('book times', gameKey(row));
    const lead = leadHours - random.next() * leadJitterHours;
    const add = (phase: Phase, hours: number) =>
      events.push({
        at: startAt - Math.round((hours * HOUR_MS) / MINUTE_MS) * MINUTE_MS,
        phase,
        place: hours / lead,
        game,
      });
    add('open', lead);
    for (const hours of MOVE_HOURS) {
      const moved = hours * (1 + (2 * random.next() - 1) * MOVE_JITTER);
      const answered = moved - (ANSWER_MINUTES.least + random.next() * ANSWER_MINUTES.spread) / 60;
      if (moved < lead - 1) add('move', moved);
      if (moved < lead - 1 && answered > LAST_MOVE_HOURS) add('move', answered);
    }
    add('close', 0);
    if (hasResult(row))
      events.push({ at: startAt + resultAfterHours * HOUR_MS, phase: null, place: 0, game });
  }
  return events.sort((a, b) => a.at - b.at || rankOf(a) - rankOf(b) || a.game - b.game);
}

const rankOf = ({ phase }: Event) => (phase === null ? 0 : 1);

function openSheet(game: ArchiveGame, habits: Habits): Sheet {
  const random = randomFrom('book', gameKey(game));
  return {
    random,
    exchange: openExchange(gameKey(game)),
    margin: habits.margin + (random.next() - 0.5) * 0.012,
    error: { home: random.normal() * habits.noise, away: random.normal() * habits.noise },
    odds: [],
    lines: null,
  };
}

/** Appends one snapshot of the three markets. The book's error shrinks from opening to close, with a little fresh noise. */
function quoteStage(
  sheet: Sheet,
  sport: Sport,
  expected: Expected,
  event: { readonly at: number; readonly phase: Phase; readonly place: number },
): void {
  const { noise } = HABITS[sport];
  const left = ERROR_AT_CLOSE + (1 - ERROR_AT_CLOSE) * event.place ** ERROR_POWER;
  const disturb = (mean: number, error: number): number =>
    mean * Math.exp(error * left + sheet.random.normal() * noise * 0.15);
  const disturbed = {
    home: disturb(expected.home, sheet.error.home),
    away: disturb(expected.away, sheet.error.away),
  };
  const { phase } = event;
  const margin = sheet.margin + (phase === 'open' ? 0.008 : 0);
  const { quotes, lines } = quoteMarkets(sport, chancesOf(sport, disturbed), margin, sheet.lines);
  sheet.lines = lines;
  const knownAt = new Date(event.at);
  for (const quote of quotes) {
    sheet.odds.push({ ...quote, bookmaker: SAMPLE_BOOKMAKER, phase, knownAt, origin: 'simulated' });
  }
  // An exchange has neither an opening price nor a closing one: it trades in between.
  if (phase !== 'move') return;
  for (const quote of quotes) {
    const traded = sheet.exchange(quote);
    sheet.odds.push({ ...traded, bookmaker: SAMPLE_EXCHANGE, phase, knownAt, origin: 'simulated' });
  }
}

/**
 * Prices of a simulated bookmaker, and of an exchange beside it, for all games of one league, walk-forward: each snapshot is made with what the
 * rater has learned from games that were over by then. Noise comes from streams named by the game's key.
 *
 * @param games all games of one league, with their results; any odds they have are replaced
 */
export function priceGames(leagueId: string, games: readonly ArchiveGame[]): ArchiveGame[] {
  const { sport } = getLeague(leagueId);
  const rater = createRater(leagueId, sport, games);
  const sheets = games.map((game) => openSheet(game, HABITS[sport]));
  for (const event of planEvents(games, sport)) {
    const [game, sheet] = [games[event.game], sheets[event.game]];
    if (game === undefined || sheet === undefined) continue;
    const { at, phase, place } = event;
    if (phase === null) rater.learn(game);
    else quoteStage(sheet, sport, rater.expect(game, true), { at, phase, place });
  }
  return games.map((game, index) => ({ ...game, odds: sheets[index]?.odds ?? [] }));
}
