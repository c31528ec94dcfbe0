import { findAppSetting } from '#db/queries/app-setting.ts';
import {
  countModelEvents,
  findModel,
  listModelEvents,
  listModels,
  listModelVersions,
  listNewestScores,
  type ModelRow,
  type ModelScoreRow,
  type ModelState,
} from '#db/queries/model.ts';
import { listTrainings, type TrainingRow } from '#db/queries/model-training.ts';
import { modelName } from '#domain/forecasting/engine/hyper-parameters.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { SPORTS } from '#terms/sports.ts';
import { compareShadow } from './compare-shadow.ts';

const TRAININGS = 20;
const VERSIONS = 10;

/** Every model of the site's source with its newest scores, what was asked for last, and how often each sport has changed. */
export async function showRegistry(services: Services) {
  const { db } = services;
  const source = feedSource(services);
  const [models, trainings, versions] = await Promise.all([
    listModels(db, source),
    listTrainings(db, source, TRAININGS),
    Promise.all(SPORTS.map((sport) => countModelEvents(db, { source, sport }))),
  ]);
  const scores = Map.groupBy(
    await listNewestScores(
      db,
      models.map(({ model }) => model.id),
    ),
    ({ modelId }) => modelId,
  );
  return {
    source,
    sports: SPORTS.map((sport, index) => ({ sport, version: versions[index] ?? 0 })),
    models: models.map(({ model, state, since }) => ({
      ...modelView(model, { state, since }),
      scores: (scores.get(model.id) ?? []).map(scoreView),
    })),
    trainings: trainings.map(trainingView),
  };
}

/** One model in full: what it was trained with, its scores, its history, its kept versions and, of a shadow, the report. */
export async function showModel(services: Services, id: string) {
  const { db } = services;
  const row = await findModel(db, id);
  if (row === null) throw new AppError('not_found', 'no such model');
  const [events, scores, artifacts, version, schedule] = await Promise.all([
    listModelEvents(db, [id]),
    listNewestScores(db, [id]),
    listModelVersions(db, id, VERSIONS),
    countModelEvents(db, row),
    findAppSetting(db, `model_report:${row.sport}`),
  ]);
  const [newest] = events;
  const state = newest?.state ?? 'trained';
  const isCompared = state === 'shadow' || events.some((event) => event.state === 'shadow');
  return {
    ...modelView(row, { state, since: newest?.at ?? row.trainedAt }),
    version,
    scores: scores.map(scoreView),
    was_live: events.some((event) => event.state === 'live'),
    comparison: isCompared ? await compareShadow(services, id) : null,
    events: events.map((event) => ({
      state: event.state,
      at: event.at.toISOString(),
      by: event.by,
      note: event.note,
      report: event.report ?? null,
    })),
    versions: artifacts.map(({ version: name, fittedAt, games, windowUntil }) => ({
      version: name,
      games,
      kept_at: fittedAt.toISOString(),
      until: windowUntil.toISOString(),
    })),
    /** What the last training on schedule came to. */
    schedule: schedule ?? null,
  };
}

function modelView(row: ModelRow, now: { readonly state: ModelState; readonly since: Date }) {
  return {
    id: row.id,
    name: modelName(row),
    sport: row.sport,
    state: now.state,
    since: now.since.toISOString(),
    trained_at: row.trainedAt.toISOString(),
    trained_by: row.trainedBy,
    window: { from: row.windowFrom?.toISOString() ?? null, until: row.windowUntil.toISOString() },
    held_out_from: row.heldOutFrom.toISOString(),
    games: row.games,
    features: row.features,
    hyper_parameters: row.hyperParameters,
  };
}

function scoreView(row: ModelScoreRow) {
  const { closeBrier, closeLogLoss, closeRps, closeEce, difference, differenceLow, differenceHigh } = row;
  return {
    league: row.leagueId,
    bet_type: row.betType,
    n: row.n,
    measured_at: row.measuredAt.toISOString(),
    held_out: { from: row.heldOutFrom.toISOString(), until: row.heldOutUntil.toISOString() },
    brier: row.brier,
    log_loss: row.logLoss,
    rps: row.rps,
    ece: row.ece,
    close_n: row.closeN,
    close:
      closeBrier === null || closeLogLoss === null || closeRps === null || closeEce === null
        ? null
        : { brier: closeBrier, log_loss: closeLogLoss, rps: closeRps, ece: closeEce },
    difference,
    interval:
      differenceLow === null || differenceHigh === null ? null : ([differenceLow, differenceHigh] as const),
  };
}

export function trainingView(row: TrainingRow) {
  return {
    id: row.id,
    kind: row.kind,
    sport: row.sport,
    status: row.status,
    stage: row.stage,
    done: row.done,
    total: row.total,
    note: row.note,
    asked_by: row.askedBy,
    model_id: row.modelId,
    hyper_parameters: row.hyperParameters,
    time_limit_s: row.timeLimitS,
    failure: row.failure,
    asked_at: row.askedAt.toISOString(),
    started_at: row.startedAt?.toISOString() ?? null,
    finished_at: row.finishedAt?.toISOString() ?? null,
  };
}
