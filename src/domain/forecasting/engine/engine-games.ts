import type { ClosingPrice, Fixture, OpeningPrice, PlayedGame } from '@trueline/predict';
import type { FixtureRow } from '#db/queries/fixture.ts';
import type { OddsSnapshotRow, PlayedGameRow } from '#db/queries/played-game.ts';
import { asPrice, pricesAtHand } from './prices-at-hand.ts';

type Sport = FixtureRow['sport'];

/** A finished game as the engine learns from it. Canceled games never reach this point. */
export function playedGame(row: PlayedGameRow, sport: Sport, odds: readonly OddsSnapshotRow[]): PlayedGame {
  if (row.homeScore === null || row.awayScore === null) throw new Error('A completed game needs a score.');
  return {
    ...input(row, sport),
    knownAt: row.knownAt.getTime(),
    homeScore: row.homeScore,
    awayScore: row.awayScore,
    halfTime: sport === 'soccer' ? (row.parts[0] ?? null) : null,
    statistics: row.statistics,
    opening: openingPrices(odds),
    closing: odds
      .filter((price) => price.phase === 'close')
      .map((price): ClosingPrice => asPrice(price, 'close')),
  };
}

/** A coming game with the prices that are known of it, oldest first; the engine chooses its tier by what is there. */
export function fixture(row: FixtureRow, odds: readonly OddsSnapshotRow[]): Fixture<'B'> | Fixture<'C'> {
  if (odds.length === 0) return input(row, row.sport);
  return { ...input(row, row.sport), ...pricesAtHand(odds, row.game.startAt) };
}

function openingPrices(odds: readonly OddsSnapshotRow[]): OpeningPrice[] {
  return odds.filter((price) => price.phase === 'open').map((price): OpeningPrice => asPrice(price, 'open'));
}

function input({ game, homeKey, awayKey }: Pick<FixtureRow, 'game' | 'homeKey' | 'awayKey'>, sport: Sport) {
  return {
    id: game.id,
    sport,
    leagueId: game.leagueId,
    season: game.season,
    seasonStartYear: Number(game.season.slice(0, 4)),
    startAt: game.startAt.getTime(),
    home: homeKey,
    away: awayKey,
    neutral: game.neutral,
    playoff: game.playoff,
    homeStarter: game.homeStarter,
    awayStarter: game.awayStarter,
  };
}
