import { findModel, findModelInRole, type HyperParameters, type ModelPlace } from '#db/queries/model.ts';
import { endTraining, findTraining, insertTraining, type TrainingRow } from '#db/queries/model-training.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { trainModelsJob } from '#jobs/train-models.job.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';

const TIME_LIMIT_S = { least: 60, usual: 1800, most: 7200 } as const;

type Ask = ModelPlace & {
  readonly hyperParameters: HyperParameters;
  readonly timeLimitS: number;
  readonly note: string;
  readonly operator: Operator;
};

/** An operator asks for a new model. One training a sport at a time; throws conflict where one waits or runs. */
export async function askTraining(services: Services, options: Ask): Promise<TrainingRow> {
  const day = options.hyperParameters.history_from;
  if (day !== null && new Date(day) >= services.clock.now()) {
    throw new AppError('invalid', 'nothing to learn', {
      fields: { history_from: [{ key: 'office.models.historyAhead' }] },
    });
  }
  return queue(services, { ...options, kind: 'train', modelId: null });
}

/** An operator asks for a model to be measured again on its held-out time, which has grown since. */
export async function askMeasurement(
  services: Services,
  options: { readonly modelId: string; readonly operator: Operator },
): Promise<TrainingRow> {
  const model = await findModel(services.db, options.modelId);
  if (model === null) throw new AppError('not_found', 'no such model');
  const { source, sport, hyperParameters } = model;
  return queue(services, {
    source,
    sport,
    hyperParameters,
    kind: 'measure',
    modelId: model.id,
    operator: options.operator,
    timeLimitS: TIME_LIMIT_S.usual,
    note: 'Measured again.',
  });
}

async function queue(
  services: Services,
  options: Ask & Pick<TrainingRow, 'kind' | 'modelId'>,
): Promise<TrainingRow> {
  const { operator, ...asked } = options;
  const now = services.clock.now();
  const row: TrainingRow = {
    ...asked,
    id: newId(),
    askedBy: operator.email,
    askedAt: now,
    status: 'queued',
    stage: null,
    done: 0,
    total: 0,
    attempts: 0,
    startedAt: null,
    finishedAt: null,
    failure: null,
  };
  await services.db.transaction(async (tx) => {
    if (!(await insertTraining(tx, row))) {
      throw new AppError('conflict', 'one is at it', {
        fields: { base: [{ key: 'office.models.oneAtATime' }] },
      });
    }
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: operator.id,
      action: `model.${options.kind}`,
      subjectKind: 'training',
      subjectId: row.id,
      detail: {
        sport: options.sport,
        hyper_parameters: options.hyperParameters,
        note: options.note,
        model: options.modelId,
      },
    });
    await services.queue?.enqueue(tx, trainModelsJob);
  });
  return row;
}

/** The measurements that are due by themselves: of each model that is live or in the shadow. */
export async function queueMeasurements(
  services: Services,
  { source, sports }: { readonly source: string; readonly sports: readonly ModelPlace['sport'][] },
): Promise<number> {
  let queued = 0;
  for (const sport of sports) {
    const model = await findModelInRole(services.db, { source, sport, role: 'live' });
    if (model === null) continue;
    const isNew = await insertTraining(services.db, {
      id: newId(),
      kind: 'measure',
      source,
      sport,
      hyperParameters: model.hyperParameters,
      note: 'Measured on schedule.',
      askedBy: 'system',
      askedAt: services.clock.now(),
      status: 'queued',
      timeLimitS: TIME_LIMIT_S.usual,
      modelId: model.id,
    });
    if (isNew) queued += 1;
  }
  return queued;
}

/** Calls off a training that waits or runs; one that runs ends with its next step. */
export async function cancelTraining(
  services: Services,
  options: { readonly id: string; readonly operator: Operator },
): Promise<TrainingRow> {
  const { id, operator } = options;
  const now = services.clock.now();
  return services.db.transaction(async (tx) => {
    const row = await findTraining(tx, id);
    if (row === null) throw new AppError('not_found', 'no such training');
    if (!(await endTraining(tx, id, { status: 'canceled', finishedAt: now }))) {
      throw new AppError('conflict', 'it has ended', {
        fields: { base: [{ key: 'office.models.trainingEnded' }] },
      });
    }
    await appendAudit(tx, {
      at: now,
      actorKind: 'operator',
      actorId: operator.id,
      action: 'model.training_canceled',
      subjectKind: 'training',
      subjectId: id,
      detail: { sport: row.sport },
    });
    return { ...row, status: 'canceled', finishedAt: now };
  });
}
