import type { BetType, Side, Sport } from '@trueline/predict';
import type { FinalReport } from '#db/queries/league-history.ts';
import type { OddsSnapshotRow } from '#db/queries/played-game.ts';
import { gradeColumns } from '#domain/picks/grade/grade-pick.ts';
import type { SettledResult } from '#terms/results.ts';

type PlacedBet = { readonly side: Side; readonly line: number | null; readonly odds: number };

export type BetGrade = {
  readonly result: SettledResult;
  readonly homeScore: number | null;
  readonly awayScore: number | null;
  readonly closingValue: number | null;
};

/** The grade of a model's pick, by the same rules as the house's own. */
export function gradeBet(
  bet: PlacedBet,
  options: {
    readonly sport: Sport;
    readonly category: BetType;
    readonly final: Pick<FinalReport, 'status' | 'homeScore' | 'awayScore' | 'parts' | 'reason'>;
    readonly closing: readonly OddsSnapshotRow[];
  },
): BetGrade {
  const { sport, category, final, closing } = options;
  const grade = gradeColumns({
    bet: { sport, betType: category, side: bet.side, line: bet.line },
    final,
    units: 1,
    odds: bet.odds,
    withdrawn: false,
    closing,
  });
  const { homeScore, awayScore } = final;
  return {
    result: grade.result,
    homeScore,
    awayScore,
    closingValue: grade.result === 'cancel' ? null : grade.closingValue,
  };
}
