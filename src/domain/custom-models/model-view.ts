import { type Deflated, deflate, FEATURE_GROUPS } from '@trueline/predict';
import {
  countTrials,
  listPauses,
  listRuns,
  type ModelRow,
  type PauseRow,
  type RunRow,
} from '#db/queries/custom-model.ts';
import { listVerdicts, sumOpenBets, type VerdictRow } from '#db/queries/custom-model-record.ts';
import { listLeagueRows } from '#db/queries/league.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { MODEL_DAYS } from './model-limits.ts';
import { type ModelRecord, modelFigures, modelRecord, type SettledBet } from './model-report.ts';
import { readRecord } from './record-schema.ts';

/** Some models of a member with all that their views are made of. */
export type ModelBook = {
  readonly now: Date;
  readonly leagueNames: ReadonlyMap<string, string>;
  readonly trials: ReadonlyMap<string, number>;
  readonly runs: ReadonlyMap<string, RunRow>;
  readonly deflated: ReadonlyMap<string, Deflated | null>;
  readonly verdicts: ReadonlyMap<string, readonly VerdictRow[]>;
  readonly pauses: readonly PauseRow[];
};

export async function openBook(
  services: Services,
  options: {
    readonly member: Pick<Member, 'id'>;
    readonly locale: Locale;
    readonly models: readonly ModelRow[];
  },
): Promise<ModelBook> {
  const { db, clock } = services;
  const { member, locale, models } = options;
  const now = clock.now();
  const ids = models.map((model) => model.id);
  const since = new Date(Math.min(...models.map((model) => model.createdAt.getTime()), now.getTime()));
  const [leagues, trials, runs, sums, verdicts, pauses] = await Promise.all([
    listLeagueRows(db, { asOf: now, sources: [feedSource(services)] }),
    countTrials(db, member.id),
    listRuns(db, ids),
    sumOpenBets(db, ids),
    listVerdicts(db, { modelIds: ids, startedBy: now }),
    listPauses(db, member.id, since),
  ]);
  const trialsOf = new Map(models.map((model) => [model.id, trials.get(marketOf(model)) ?? model.trialNo]));
  return {
    now,
    trials,
    pauses,
    leagueNames: new Map(leagues.map((league) => [league.id, localText(league.names, locale)])),
    runs: new Map(runs.map((run) => [run.modelId, run])),
    deflated: new Map(sums.map((sum) => [sum.modelId, deflate(sum, trialsOf.get(sum.modelId) ?? 1)])),
    verdicts: Map.groupBy(verdicts, (verdict) => verdict.modelId),
  };
}

const marketOf = ({ sport, category }: Pick<ModelRow, 'sport' | 'category'>) => `${sport}/${category}`;

/** A model as its owner made it, and how its run stands. */
export function modelView(model: ModelRow, book: ModelBook) {
  const { id, name, category, sport, strategy, modelData, status, progress, missing } = model;
  const pause = model.deletedAt === null ? book.pauses.find((one) => one.untilAt === null) : undefined;
  return {
    id,
    name,
    category,
    sport,
    strategy,
    status,
    progress,
    missing,
    days: daysOf(model),
    league: { id: model.leagueId, name: book.leagueNames.get(model.leagueId) ?? model.leagueId },
    model_data: FEATURE_GROUPS.filter((group) => modelData.includes(group)),
    clone_of: model.cloneOf,
    created_at: model.createdAt.toISOString(),
    deleted_at: model.deletedAt?.toISOString() ?? null,
    finished_at: model.finishedAt?.toISOString() ?? null,
    paused: pause
      ? { since: laterOf(pause.fromAt, model.createdAt).toISOString(), reason: pause.reason }
      : null,
    trial: { no: model.trialNo, of: book.trials.get(marketOf(model)) ?? model.trialNo },
  };
}

/** The look-back as one of those that the database allows. */
function daysOf({ id, days }: ModelRow): (typeof MODEL_DAYS)[number] {
  const found = MODEL_DAYS.find((one) => one === days);
  if (found === undefined) throw new Error(`model ${id} looks back ${days} days`);
  return found;
}

/** A line of the list: the backtest's figures never stand without those of the forward record. */
export function modelRowView(model: ModelRow, book: ModelBook) {
  const run = book.runs.get(model.id);
  const verdicts = book.verdicts.get(model.id) ?? [];
  return {
    ...modelView(model, book),
    backtest: run ? readRecord(run.report).full : null,
    deflated: book.deflated.get(model.id) ?? null,
    forward: modelFigures(settledBets(verdicts), verdicts.length),
    lock_box: lockState(run),
  };
}

function lockState(run: RunRow | undefined): 'none' | 'locked' | 'opened' {
  return run === undefined ? 'none' : run.openedAt === null ? 'locked' : 'opened';
}

/** The lock-box: what is in it stays out of every answer until its owner has opened it. */
export function lockBoxView(run: RunRow | undefined) {
  return {
    state: lockState(run),
    from: run?.lockFrom.toISOString() ?? null,
    until: run?.untilAt.toISOString() ?? null,
    opened_at: run?.openedAt?.toISOString() ?? null,
    result: run?.openedAt ? readRecord(run.lockedReport) : null,
  };
}

/** What a model has done since it was made, with the spans in which it did nothing. */
export function forwardView(model: ModelRow, book: ModelBook) {
  const verdicts = book.verdicts.get(model.id) ?? [];
  const until = model.deletedAt ?? book.now;
  const record: ModelRecord = modelRecord(
    { from: model.createdAt, until },
    settledBets(verdicts),
    verdicts.map((verdict) => verdict.startAt),
  );
  const gaps = book.pauses.filter((one) => one.fromAt < until && (one.untilAt ?? until) > model.createdAt);
  return {
    ...record,
    gaps: gaps.map(({ fromAt, untilAt, reason }) => ({
      from: laterOf(fromAt, model.createdAt).toISOString(),
      until: untilAt?.toISOString() ?? null,
      reason,
    })),
    open: verdicts.filter((verdict) => verdict.side !== null && verdict.result === null).length,
  };
}

/** The graded picks among some verdicts. */
function settledBets(verdicts: readonly VerdictRow[]): SettledBet[] {
  return verdicts.flatMap(({ startAt, odds, pWin, pLose, ev, result, closingValue }) =>
    result === null || odds === null || pWin === null || pLose === null || ev === null
      ? []
      : [{ startAt, odds, pWin, pLose, ev, result, closingValue }],
  );
}

function laterOf(one: Date, other: Date): Date {
  return one > other ? one : other;
}
