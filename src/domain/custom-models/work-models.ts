import { lockAccount } from '#db/queries/account.ts';
import { beatModel, claimModel, finishModel, type ModelRow, requeueModel } from '#db/queries/custom-model.ts';
import { putModelCount } from '#db/queries/custom-model-count.ts';
import { type BetInsert, insertRun } from '#db/queries/custom-model-record.ts';
import type { Services } from '#domain/services.ts';
import { newId } from '#platform/id.ts';
import { type BacktestResult, backtestModel } from './backtest-model.ts';
import { foundOf } from './count-kinds.ts';
import type { LeagueCaches } from './league-caches.ts';
import { configOf } from './model-config.ts';
import { kindOf } from './model-kind.ts';
import { createPace } from './pace.ts';

/** After each slice the worker's other jobs get their turn. */
const SLICE_MS = 30;
const HEARTBEAT_MS = 1000;
/** A runner that has not been heard of for so long was killed. */
const LOST_MS = 60_000;
const MAX_ATTEMPTS = 3;

/** A run that must not go on: its model was deleted, or another worker has it. */
class RunEnded extends Error {}

export type WorkOptions = { readonly source: string; readonly caches: LeagueCaches; readonly limit?: number };

/**
 * Runs the backtests that wait, one after the other: a worker never has more than one at work, and that in slices, so that
 * ten members at once cost the site no more than one. Answers how many ended in which way.
 */
export async function workModels(
  services: Services,
  options: WorkOptions,
): Promise<Readonly<Record<string, number>>> {
  const { source, caches, limit = 20 } = options;
  const runner = newId();
  const ended: Record<string, number> = {};
  for (let runs = 0; runs < limit; runs += 1) {
    const now = services.clock.now();
    const lostBefore = new Date(now.getTime() - LOST_MS);
    const model = await claimModel(services.db, { runner, now, lostBefore, source });
    if (model === null) return ended;
    const end = await runModel(services, { model, runner, caches });
    ended[end] = (ended[end] ?? 0) + 1;
  }
  return ended;
}

type Run = { readonly model: ModelRow; readonly runner: string; readonly caches: LeagueCaches };

async function runModel(services: Services, run: Run): Promise<string> {
  const { model, runner } = run;
  try {
    const result = await backtest(services, run);
    await keepResult(services, run, result);
    return result.state;
  } catch (error) {
    if (error instanceof RunEnded) return 'ended';
    services.log.error({ err: error, model: model.id }, 'the run of a model failed');
    const isLast = model.attempts >= MAX_ATTEMPTS;
    const now = services.clock.now();
    if (isLast) await finishModel(services.db, { id: model.id, runner, now, status: 'failed', missing: [] });
    else await requeueModel(services.db, { id: model.id, runner });
    return isLast ? 'failed' : 'requeued';
  }
}

async function backtest(services: Services, { model, runner, caches }: Run): Promise<BacktestResult> {
  const asOf = services.clock.now();
  let progress = 1;
  let beatenAt = asOf.getTime();
  const pace = createPace(SLICE_MS, async () => {
    const now = services.clock.now();
    if (Math.abs(now.getTime() - beatenAt) < HEARTBEAT_MS) return;
    beatenAt = now.getTime();
    if (!(await beatModel(services.db, { id: model.id, runner, now, progress }))) throw new RunEnded();
  });
  const { id, sport, source } = { id: model.leagueId, sport: model.sport, source: model.source };
  return backtestModel(caches.cache({ id, sport, source }), configOf(model), {
    asOf,
    pace,
    onProgress: (done, total) => {
      progress = Math.max(1, Math.min(99, Math.floor((100 * done) / total)));
    },
  });
}

/** A result is kept as a whole or not at all; a model that was deleted meanwhile gets none. */
async function keepResult(services: Services, { model, runner }: Run, result: BacktestResult): Promise<void> {
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const missing = result.state === 'ready' ? [] : result.missing;
    // Such a run gives its trial back, which moves the owner's later models: no one stores one or ends another meanwhile.
    if (result.state === 'insufficient') await lockAccount(tx, model.accountId);
    if (!(await finishModel(tx, { id: model.id, runner, now, status: result.state, missing })))
      throw new RunEnded();
    await putModelCount(tx, { ...foundOf(kindOf(model), result), now });
    if (result.state !== 'ready') return;
    const { span, bets, report, lockedReport } = result;
    await insertRun(
      tx,
      {
        modelId: model.id,
        fromAt: span.from,
        lockFrom: span.lockFrom,
        untilAt: span.until,
        report,
        lockedReport,
        finishedAt: now,
      },
      bets.map((bet): BetInsert => ({ ...bet, modelId: model.id })),
    );
  });
}
