import type { EvidenceRow } from '#db/queries/held-out-forecast.ts';
import type { OddsSnapshotRow } from '#db/queries/played-game.ts';
import { parseDistribution } from '#domain/forecasting/engine/distribution-schema.ts';
import { LEAD_MS } from '#domain/forecasting/engine/forecast-by-day.ts';
import { gradeOf } from '#domain/picks/backfill/backfill-picks.ts';
import type { ChosenBet } from '#domain/picks/bet/choose-bet.ts';
import { chooseForGame } from '#domain/picks/bet/choose-for-game.ts';
import { standingPrices } from '#domain/picks/bet/standing-prices.ts';
import { BET_TYPES, type BetType } from '#terms/bets.ts';
import type { SettledResult } from '#terms/results.ts';
import type { Settings } from './settings.ts';

/** A pick that a policy would have published, and what became of it. */
export type ReplayedPick = {
  readonly gameId: string;
  readonly leagueId: string;
  readonly betType: BetType;
  readonly startAt: number;
  readonly side: ChosenBet['side'];
  readonly line: number | null;
  readonly odds: number;
  readonly units: number;
  readonly expectedValue: number;
  readonly result: SettledResult;
  /** Of the stake, in US cents. */
  readonly profitCents: number;
  readonly closingValue: number | null;
};

/** What each of some settings would have published on a game at the prices that stood an hour before its start. */
export function replayGame(
  game: EvidenceRow,
  options: { readonly odds: readonly OddsSnapshotRow[]; readonly settings: readonly Settings[] },
): ReplayedPick[][] {
  const startAt = new Date(game.start_at);
  const decidedAt = new Date(startAt.getTime() - LEAD_MS);
  const offers = standingPrices(options.odds, decidedAt);
  const distribution = parseDistribution(game.distribution);
  return options.settings.map((settings) =>
    [
      ...chooseForGame(settings, {
        leagueId: game.league_id,
        distribution,
        offers,
        undecided: BET_TYPES,
        staked: [],
      }),
    ].flatMap(([betType, choice]): ReplayedPick[] => {
      if (choice.state === 'pass') return [];
      const { result, profitCents, closingValue } = gradeOf(choice, graded(game, options.odds));
      const { side, line, odds, units, expectedValue } = choice;
      return [
        {
          gameId: game.game_id,
          leagueId: game.league_id,
          betType,
          startAt: startAt.getTime(),
          side,
          line,
          odds,
          units,
          expectedValue,
          result,
          profitCents,
          // A bet that was called off took no price, so it says nothing of how good our prices were.
          closingValue: result === 'cancel' ? null : closingValue,
        },
      ];
    }),
  );
}

function graded(game: EvidenceRow, odds: readonly OddsSnapshotRow[]) {
  const { sport, status, home_score: homeScore, away_score: awayScore, parts, reason } = game;
  return { row: { sport }, final: { status, homeScore, awayScore, parts, reason }, odds };
}
