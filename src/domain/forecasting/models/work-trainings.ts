import { type Transaction, withLock } from '#db/client.ts';
import { insertHeldOutForecasts } from '#db/queries/held-out-forecast.ts';
import { findModel, insertModelScores, lockModels, type ModelRow } from '#db/queries/model.ts';
import { endTraining, type TrainingRow, takeTraining } from '#db/queries/model-training.ts';
import { type Forecaster, openForecaster } from '#domain/forecasting/engine/forecaster.ts';
import type { Services } from '#domain/services.ts';
import { heldOutFrom } from './held-out.ts';
import { measureModel } from './measure-model.ts';
import { auditModel, registerModel } from './register-model.ts';
import { TrainingEnded, watchTraining } from './training-watch.ts';

/** A training that two workers died at is not begun a third time. */
const MAX_ATTEMPTS = 2;

/**
 * Works off the trainings and measurements that wait, one after the other: a second model of a sport takes much memory. Answers
 * how each ended; null where another worker is at them.
 */
export async function workTrainings(
  services: Services,
  { source }: { readonly source: string },
): Promise<Readonly<Record<string, string>> | null> {
  const { db, clock } = services;
  return withLock(db, `train:${source}`, async () => {
    const ended: Record<string, string> = {};
    for (;;) {
      const training = await takeTraining(db, source, clock.now());
      if (training === null) return ended;
      ended[training.id] = await work(services, training);
    }
  });
}

async function work(services: Services, training: TrainingRow): Promise<string> {
  const end = async (failure: string) => {
    const finishedAt = services.clock.now();
    await endTraining(services.db, training.id, { status: 'failed', failure, finishedAt });
    return failure;
  };
  if (training.attempts > MAX_ATTEMPTS) return end('worker_died');
  try {
    return await (training.kind === 'train' ? train(services, training) : measure(services, training));
  } catch (error) {
    if (error instanceof TrainingEnded) return error.why === 'canceled' ? 'canceled' : end(error.why);
    services.log.error({ err: error, training: training.id }, 'a training failed');
    return end('broken');
  }
}

async function train(services: Services, training: TrainingRow): Promise<string> {
  const { source, sport, hyperParameters, askedBy, note } = training;
  const now = services.clock.now();
  const watch = watchTraining(services, training);
  const forecaster = await openForecaster(services, {
    sport,
    source,
    fresh: true,
    model: null,
    hyperParameters,
  });
  const measured = await measureModel(services, { forecaster, heldOutFrom: heldOutFrom(now), watch });
  await watch.note({ stage: 'keeping', done: 0, total: 0 });
  const model = await keep(services, { training, forecaster, measured, by: askedBy, note });
  return model === null ? 'canceled' : 'done';
}

/** The model, its scores and the end of the training: all of them or none. */
async function keep(
  services: Services,
  options: {
    readonly training: TrainingRow;
    readonly forecaster: Forecaster;
    readonly measured: Measured;
    readonly by: string;
    readonly note: string;
  },
): Promise<ModelRow | null> {
  const { training, forecaster, measured, by, note } = options;
  const now = services.clock.now();
  if (forecaster.learnedUntil === null) throw new Error('There is nothing to learn from.');
  const model = await services.db.transaction(async (tx) => {
    await lockModels(tx, training);
    const row = await registerModel(tx, { forecaster, state: 'trained', now, by, note });
    const end = { status: 'done', finishedAt: now, modelId: row.id } as const;
    if (!(await endTraining(tx, training.id, end))) throw new TrainingEnded('canceled');
    await storeMeasured(tx, row.id, { measured, now });
    await auditModel(tx, row, {
      now,
      by: null,
      action: 'model.trained',
      detail: { training: training.id, asked_by: by, games: row.games },
    });
    return row;
  });
  forecaster.become(model);
  await forecaster.save();
  return model;
}

/** Measures one of the site's models as if it were trained now, without touching what it has learned. */
async function measure(services: Services, training: TrainingRow): Promise<string> {
  const { source, sport } = training;
  const model = training.modelId === null ? null : await findModel(services.db, training.modelId);
  if (model === null) throw new Error('The model to measure does not exist.');
  const forecaster = await openForecaster(services, { sport, source, fresh: true, model });
  const watch = watchTraining(services, training);
  const measured = await measureModel(services, { forecaster, heldOutFrom: model.heldOutFrom, watch });
  const now = services.clock.now();
  await services.db.transaction(async (tx) => {
    const end = { status: 'done', finishedAt: now, modelId: model.id } as const;
    if (!(await endTraining(tx, training.id, end))) throw new TrainingEnded('canceled');
    await storeMeasured(tx, model.id, { measured, now });
  });
  return 'done';
}

type Measured = Awaited<ReturnType<typeof measureModel>>;

/** Its scores, and what it said of each held-out game, by which thresholds are tried out. */
async function storeMeasured(
  tx: Transaction,
  modelId: string,
  { measured, now }: { readonly measured: Measured; readonly now: Date },
): Promise<void> {
  await insertModelScores(
    tx,
    measured.scores.map((score) => ({ ...score, modelId, measuredAt: now })),
  );
  await insertHeldOutForecasts(
    tx,
    measured.heldOut.map((row) => ({ ...row, modelId })),
  );
}
