import type { PickInsert } from '#db/queries/pick.ts';
import type { ChosenBet } from '#domain/picks/bet/choose-bet.ts';

export type PickContext = {
  readonly game: {
    readonly id: string;
    readonly leagueId: string;
    readonly startAt: Date;
    readonly origin: PickInsert['dataOrigin'];
    readonly source: string;
  };
  readonly forecast: {
    readonly modelVersion: string;
    readonly tier: PickInsert['tier'];
    readonly drivers: unknown;
  };
  readonly policyVersion: number;
  readonly publishedAt: Date;
  /** When the row was made: the same moment for a live pick, today for a back-filled one. */
  readonly knownAt: Date;
};

/** The columns that live and back-filled picks share: the bet, its price as it was, and what it was made with. */
export function pickColumns(bet: ChosenBet, context: PickContext) {
  const { offered } = bet;
  return {
    gameId: context.game.id,
    leagueId: context.game.leagueId,
    startAt: context.game.startAt,
    betType: bet.betType,
    side: bet.side,
    line: bet.line,
    odds: bet.odds,
    minOdds: bet.minOdds,
    oddsSnapshot: {
      snapshotId: offered.id,
      bookmaker: offered.bookmaker,
      takenAt: offered.knownAt.toISOString(),
      homeOdds: offered.homeOdds,
      drawOdds: offered.drawOdds,
      awayOdds: offered.awayOdds,
    },
    pWin: bet.pWin,
    pPush: bet.pPush,
    pLose: bet.pLose,
    ev: bet.expectedValue,
    confidence: bet.confidence,
    units: bet.units,
    drivers: context.forecast.drivers,
    tier: context.forecast.tier,
    modelVersion: context.forecast.modelVersion,
    policyVersion: context.policyVersion,
    dataOrigin: context.game.origin,
    source: context.game.source,
    knownAt: context.knownAt,
    publishedAt: context.publishedAt,
  };
}

/** What a leaf's hash covers: everything that a reader sees of a pick, under the names that the API uses. */
export function sealedContent(
  columns: ReturnType<typeof pickColumns>,
  serial: { readonly day: string; readonly no: number },
): Record<string, unknown> {
  return {
    serial: serialText(serial.day, serial.no),
    game_id: columns.gameId,
    league: columns.leagueId,
    start_at: columns.startAt.toISOString(),
    bet_type: columns.betType,
    side: columns.side,
    line: columns.line,
    odds: columns.odds,
    min_odds: columns.minOdds,
    odds_snapshot: columns.oddsSnapshot,
    p_win: columns.pWin,
    p_push: columns.pPush,
    p_lose: columns.pLose,
    ev: columns.ev,
    confidence: columns.confidence,
    units: columns.units,
    tier: columns.tier,
    model_version: columns.modelVersion,
    policy_version: columns.policyVersion,
    published_at: columns.publishedAt.toISOString(),
  };
}

/** A serial as readers see it: 2026-11-20/0007. */
export function serialText(day: string, no: number): string {
  return `${day}/${String(no).padStart(4, '0')}`;
}
