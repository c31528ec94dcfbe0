import { listDisputes } from '#db/queries/dispute.ts';
import type { DifferingGame } from '#db/queries/game-report.ts';
import { listOpenProposals } from '#db/queries/grade.ts';
import { listContradicted, listManualResults, listMissingResults } from '#db/queries/manual-result.ts';
import { listOpenResultChanges } from '#db/queries/result-change.ts';
import { SETTLEMENT } from '#domain/forecasting/settlement/settle-pick.ts';
import { syncAlerts, type Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import { serialText } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';
import { listDisputedResults } from './list-disputed-results.ts';

/** No game of ours lasts longer; after it picks wait for a result that no one reports. */
const RESULT_LATE_MS = 6 * HOUR_MS;
const CONTRADICTED_FOR_MS = 7 * DAY_MS;
const MAX_ROWS = 50;

const KINDS = [
  'result_missing',
  'result_waits',
  'result_contradicted',
  'result_changed',
  'result_differs',
  'correction_waits',
  'dispute_waits',
] as const;

/**
 * Brings the alerts about results to what is so now: games without an end, results and corrections that wait for a second
 * person, results that a source changed or contradicts, and disputes without an answer.
 */
export async function alertResults(
  services: Pick<Services, 'db' | 'clock' | 'env'>,
): Promise<{ readonly opened: number; readonly closed: number }> {
  const { db, clock } = services;
  const now = clock.now();
  const startedBefore = new Date(now.getTime() - RESULT_LATE_MS);
  const [missing, typed, contradicted, changes, proposals, disputes, differing] = await Promise.all([
    listMissingResults(db, { startedBefore, asOf: now, limit: MAX_ROWS }),
    listManualResults(db, { isOpen: true }),
    listContradicted(db, { agreedAfter: new Date(now.getTime() - CONTRADICTED_FOR_MS) }),
    listOpenResultChanges(db, SETTLEMENT),
    listOpenProposals(db),
    listDisputes(db, { isOpen: true }),
    listDisputedResults({ db, clock }),
  ]);
  const troubles = [
    ...missing.map(({ game_id: id, ...game }) =>
      trouble('result_missing', id, { ...namesOf(game), picks: game.picks, league: game.league_id }),
    ),
    ...typed.map(({ result, ...game }) =>
      trouble('result_waits', result.id, {
        ...namesOf({ home_names: game.homeNames, away_names: game.awayNames }),
        who: result.proposedBy,
      }),
    ),
    ...contradicted.map(({ game_id: id, typed: said, reported }) =>
      trouble('result_contradicted', id, { typed: said, told: reported }),
    ),
    ...changes.map(({ change, pick }) =>
      trouble('result_changed', `${change.pickId} ${change.knownAt.toISOString()}`, {
        serial:
          pick.serialDay === null || pick.serialNo === null ? '-' : serialText(pick.serialDay, pick.serialNo),
      }),
    ),
    ...differing.map((game) =>
      trouble('result_differs', game.game_id, {
        ...namesOf(game),
        told: game.reports.map(reportText).join(', '),
      }),
    ),
    ...proposals.map(({ id, proposedBy }) => trouble('correction_waits', id, { who: proposedBy })),
    // One a brand, and for its operators only.
    ...[...new Set(disputes.map(({ dispute }) => dispute.brand))].map((brand) => ({
      ...trouble('dispute_waits', brand, { brand }),
      brand,
      path: `/office/disputes?brand=${brand}` as const,
    })),
  ];
  return syncAlerts(services, { kinds: KINDS, troubles });
}

function reportText({ provider, status, home_score, away_score }: DifferingGame['reports'][number]): string {
  return home_score === null || away_score === null
    ? `${provider} ${status}`
    : `${provider} ${home_score}:${away_score}`;
}

function namesOf(game: {
  readonly home_names: Readonly<Record<string, string>>;
  readonly away_names: Readonly<Record<string, string>>;
}) {
  return { home: game.home_names.en ?? '', away: game.away_names.en ?? '' };
}

function trouble(kind: (typeof KINDS)[number], subject: string, facts: Trouble['facts']): Trouble {
  const isUrgent = ['result_contradicted', 'result_changed', 'result_differs'].includes(kind);
  return {
    kind,
    subject,
    facts,
    severity: isUrgent ? 'critical' : 'warning',
    permission: kind.endsWith('_waits') && kind !== 'dispute_waits' ? 'results.decide' : 'results.view',
    path: kind === 'dispute_waits' ? '/office/disputes' : '/office/results',
  };
}
