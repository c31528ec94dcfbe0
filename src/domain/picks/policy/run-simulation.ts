import { setImmediate as nextTurn } from 'node:timers/promises';
import { withLock } from '#db/client.ts';
import {
  countEvidence,
  type EvidenceCursor,
  type EvidenceRow,
  listEvidence,
} from '#db/queries/held-out-forecast.ts';
import { findNewestPolicy, type PolicyRow } from '#db/queries/pick.ts';
import { listAllOdds } from '#db/queries/played-game.ts';
import { insertSimulation, listTriedSettings, type SimulationRow } from '#db/queries/policy-room.ts';
import { earliest } from '#domain/forecasting/engine/earliest.ts';
import { monthStart } from '#domain/forecasting/models/held-out.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type ReplayFigures, replayFigures } from './replay-figures.ts';
import { type ReplayedPick, replayGame } from './replay-game.ts';
import { isSame, type Settings, settingsOf } from './settings.ts';

const PAGE = 400;
/** More games than the held-out time of eight leagues has; beyond it a replay would keep the site's processor for too long. */
const MAX_GAMES = 20_000;
const TIME_LIMIT_MS = 45_000;
/** With fewer decided picks luck decides. */
const FEWEST_PICKS = 100;

type SimulationReport = {
  readonly games: number;
  readonly days: number;
  /** How many different settings were tried beside this version of the policy, this one included. */
  readonly tried: number;
  /** What the proposed settings show, read at the level that so many tries ask for. */
  readonly verdict: 'too_few' | 'profit' | 'luck' | 'loss';
  readonly proposed: ReplayFigures;
  readonly present: ReplayFigures;
  /** Picks of either that the other leaves alone. */
  readonly added: number;
  readonly dropped: number;
};

type Months = { readonly from: string; readonly until: string };

/**
 * Replays settings on held-out months beside the policy in force, and keeps what came of it. Every game was forecast before it
 * was played, at prices that stood then (docs/product/operators.md). Throws invalid for months without held-out forecasts, conflict while another
 * replay runs.
 */
export async function runSimulation(
  services: Services,
  options: { readonly settings: Settings; readonly months: Months; readonly operator: Operator },
): Promise<SimulationRow> {
  const policy = await findNewestPolicy(services.db);
  if (policy === null) throw new AppError('conflict', 'the site is not prepared yet');
  const window = await heldOutWindow(services, options.months);
  const settings = settingsOf(options.settings);
  const row = await withLock(services.db, 'simulate-policy', async () => {
    const [proposed = [], present = []] = await replay(services, { ...window, settings: [settings, policy] });
    const tried = await countTries(services, policy, settings);
    const report = compare({ proposed, present, tried, ...window });
    return keep(services, { policy, settings, window, report, operator: options.operator });
  });
  if (row === null) throw new AppError('conflict', 'a replay runs', base('policy.oneAtATime'));
  return row;
}

type Window = {
  readonly from: Date;
  readonly until: Date;
  readonly games: number;
  /** The start of the first game that is replayed. */
  readonly firstAt: Date;
};

/** The instants of some months. Only months of which held-out forecasts exist can be evidence. */
async function heldOutWindow(services: Services, months: Months): Promise<Window> {
  const { db, clock } = services;
  const now = clock.now();
  const known = await countEvidence(db, { source: feedSource(services), now });
  const [first] = known;
  const chosen = known.filter(({ month }) => month >= months.from && month <= months.until);
  if (first === undefined || months.from < first.month || chosen.length === 0) {
    throw new AppError('invalid', 'no held-out months', {
      fields: { from: [{ key: 'office.policy.notHeldOut', params: { month: first?.month ?? '-' } }] },
    });
  }
  const until = monthStart(new Date(`${months.until}-15T00:00:00Z`), 1);
  return {
    from: monthStart(new Date(`${months.from}-15T00:00:00Z`)),
    until: earliest([until, now]) ?? now,
    games: chosen.reduce((sum, { games }) => sum + games, 0),
    firstAt: earliest(chosen.map(({ firstAt }) => firstAt)) ?? now,
  };
}

/** What each of some settings would have published in a window, from stored forecasts and stored prices alone. */
export async function replay(
  services: Services,
  options: { readonly from: Date; readonly until: Date; readonly settings: readonly Settings[] },
): Promise<ReplayedPick[][]> {
  const { db, clock } = services;
  const source = feedSource(services);
  const startedAt = clock.now().getTime();
  const picks: ReplayedPick[][] = options.settings.map(() => []);
  let after: EvidenceCursor | null = null;
  for (let seen = 0; ; seen += PAGE) {
    if (seen > MAX_GAMES || clock.now().getTime() - startedAt > TIME_LIMIT_MS)
      throw new AppError('conflict', 'too much to replay', base('policy.tooMuch'));
    const page: EvidenceRow[] = await listEvidence(db, {
      source,
      from: options.from,
      until: options.until,
      asOf: clock.now(),
      after,
      limit: PAGE,
    });
    const odds = Map.groupBy(
      await listAllOdds(
        db,
        page.map((game) => game.game_id),
      ),
      (price) => price.gameId,
    );
    for (const game of page) {
      const own = odds.get(game.game_id) ?? [];
      for (const [index, made] of replayGame(game, { odds: own, settings: options.settings }).entries())
        picks[index]?.push(...made);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return picks;
    after = { startAt: new Date(last.start_at), gameId: last.game_id };
    // Whatever else the process has to answer goes first.
    await nextTurn();
  }
}

async function countTries({ db }: Services, policy: PolicyRow, settings: Settings): Promise<number> {
  const known = await listTriedSettings(db, policy.version);
  return known.filter((one) => !isSame(one, policy) && !isSame(one, settings)).length + 1;
}

function compare(
  options: Window & {
    readonly proposed: readonly ReplayedPick[];
    readonly present: readonly ReplayedPick[];
    readonly tried: number;
  },
): SimulationReport {
  const days = Math.max(1, (options.until.getTime() - options.firstAt.getTime()) / DAY_MS);
  const proposed = replayFigures(options.proposed, { days, tried: options.tried });
  const keyOf = ({ gameId, betType, side, line, odds }: ReplayedPick) =>
    [gameId, betType, side, line, odds].join();
  const [mine, theirs] = [new Set(options.proposed.map(keyOf)), new Set(options.present.map(keyOf))];
  return {
    games: options.games,
    days: Math.round(days),
    tried: options.tried,
    verdict: verdictOf(proposed),
    proposed,
    present: replayFigures(options.present, { days, tried: 1 }),
    added: mine.difference(theirs).size,
    dropped: theirs.difference(mine).size,
  };
}

function verdictOf({ decided, roi_interval: usual, roi_interval_tried: tried }: ReplayFigures) {
  if (decided < FEWEST_PICKS || usual === null || tried === null) return 'too_few';
  if (tried[0] > 0) return 'profit';
  return usual[1] < 0 ? 'loss' : 'luck';
}

async function keep(
  services: Services,
  options: {
    readonly policy: PolicyRow;
    readonly settings: Settings;
    readonly window: Window;
    readonly report: SimulationReport;
    readonly operator: Operator;
  },
): Promise<SimulationRow> {
  const { policy, settings, window, report, operator } = options;
  const now = services.clock.now();
  const row: SimulationRow = {
    id: newId(),
    policyVersion: policy.version,
    ...settings,
    report,
    windowFrom: window.from,
    windowUntil: window.until,
    askedBy: operator.email,
    askedAt: now,
  };
  await services.db.transaction(async (tx) => {
    await insertSimulation(tx, row);
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: operator.id,
      action: 'policy.simulate',
      subjectKind: 'policy',
      subjectId: String(policy.version),
      detail: { simulation: row.id, ...settings, tried: report.tried, roi: report.proposed.roi },
    });
  });
  return row;
}

function base(key: string) {
  return { fields: { base: [{ key: `office.${key}` }] } };
}
