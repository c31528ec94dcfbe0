import type { ClosingPrice, OpeningPrice, PlayedGame, Price } from '@trueline/predict';
import type { ArchiveGame, ArchiveOdds, ArchiveReference } from '#feeds/archive.ts';
import { findLeague } from '#feeds/names/leagues.ts';
import { zonedDate } from '#feeds/time/zone-time.ts';
import { HOUR_MS } from '#terms/durations.ts';

/** An archived game as the engine is handed it, with what the backtest compares against. */
export type BacktestGame = {
  readonly played: PlayedGame;
  /** The date as the file has it: soccer's files date by the clock of the United Kingdom. */
  readonly date: string;
  /** The league's own game day: games of one day are forecast together. */
  readonly gameDay: string;
  /** As the file has it: null where it does not number its games. */
  readonly gameNo: number | null;
  /** How many hours before the start the market opened; null where no opening price is known. */
  readonly openedHours: number | null;
  readonly references: readonly ArchiveReference[];
};

/** By then every game is over, overtime included. */
const LONGEST_GAME_MS = 4 * HOUR_MS;

export function backtestGame(game: ArchiveGame): BacktestGame {
  const sport = findLeague(game.leagueId)?.sport ?? 'soccer';
  const { leagueId, season, seasonStartYear, home, away, homeScore, awayScore, halfTime, neutral, playoff } =
    game;
  const startAt = game.startAt.getTime();
  return {
    played: {
      id: [leagueId, game.gameDay, home, away, game.gameNo].join('|'),
      sport,
      leagueId,
      season,
      seasonStartYear,
      startAt,
      home,
      away,
      neutral,
      playoff,
      homeStarter: game.homeStarter,
      awayStarter: game.awayStarter,
      homeScore,
      awayScore,
      halfTime,
      knownAt: startAt + LONGEST_GAME_MS,
      statistics:
        sport === 'basketball' ? { ...game.statistics, overtime: game.overtime ? 1 : 0 } : game.statistics,
      opening: game.odds
        .filter((price) => price.phase === 'open')
        .map((price): OpeningPrice => asPrice(price, 'open')),
      closing: game.odds
        .filter((price) => price.phase === 'close')
        .map((price): ClosingPrice => asPrice(price, 'close')),
    },
    date:
      sport === 'soccer' && !game.startSimulated ? zonedDate(game.startAt, 'Europe/London') : game.gameDay,
    gameDay: game.gameDay,
    gameNo: game.numbered ? game.gameNo : null,
    openedHours: openedHours(game),
    references: game.references,
  };
}

function openedHours({ odds, startAt }: ArchiveGame): number | null {
  const open = odds.filter(({ phase }) => phase === 'open').map(({ knownAt }) => knownAt.getTime());
  return open.length > 0 ? (startAt.getTime() - Math.min(...open)) / HOUR_MS : null;
}

function asPrice<Phase extends 'open' | 'close'>(price: ArchiveOdds, phase: Phase): Price<Phase> {
  const { betType, line, bookmaker, homeOdds, drawOdds, awayOdds } = price;
  return { phase, betType, line, bookmaker, homeOdds, drawOdds, awayOdds };
}

/** Games by sport and game day, days in order, games of a day by their start. */
export function daysOf(games: readonly BacktestGame[]): readonly (readonly BacktestGame[])[] {
  const byDay = Map.groupBy(games, (game) => game.gameDay);
  return [...byDay.keys()].sort().map((day) => byDay.get(day) ?? []);
}
