import { decidePromotion, type Promotion } from '@trueline/predict';
import { withLock } from '#db/client.ts';
import { putAppSetting } from '#db/queries/app-setting.ts';
import { openForecaster } from '#domain/forecasting/engine/forecaster.ts';
import { runContests } from '#domain/forecasting/engine/run-contests.ts';
import { makeChampion } from '#domain/forecasting/models/make-champion.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Sport } from '#terms/sports.ts';
import type { Engine } from './engine.ts';

const WINDOW_DAYS = 60;

/** What the last training of a sport came to, as it is kept for the operator. */
type ModelReport = {
  readonly at: string;
  readonly decision: 'promoted' | 'discarded';
  readonly reason: Promotion['reason'];
  readonly games: number;
  /** Mean log-loss of the candidate minus the running model's, and its standard error; null where nothing was compared. */
  readonly difference: number | null;
  readonly standardError: number | null;
  readonly candidateVersion: string;
  readonly runningVersion: string;
};

/**
 * Trains a sport's model again from its first game, and lets it take the running one's place only if it forecast the newest
 * 60 days better than that did live, by more than the standard error of the difference. The decision is logged and kept as the
 * setting `model_report:<sport>`. Answers null where another process trains this sport.
 */
export async function retrainModel(
  services: Services,
  options: { readonly engine: Engine; readonly sport: Sport },
): Promise<ModelReport | null> {
  const { engine, sport } = options;
  return withLock(services.db, `retrain:${engine.source}:${sport}`, () => retrain(services, options));
}

async function retrain(
  services: Services,
  { engine, sport }: { readonly engine: Engine; readonly sport: Sport },
): Promise<ModelReport> {
  const { db, clock, log } = services;
  const now = clock.now();
  const from = new Date(now.getTime() - WINDOW_DAYS * DAY_MS);
  const candidate = await openForecaster(services, {
    sport,
    source: engine.source,
    fresh: true,
    model: null,
  });
  await candidate.advance(from);
  const contests = await runContests(services, { candidate, from, until: now });
  const running = await engine.forecaster(sport);
  const isFirst = running.learnedUntil === null && candidate.learnedUntil !== null;
  const promotion = decidePromotion(isFirst ? null : contests);
  const report: ModelReport = {
    at: now.toISOString(),
    decision: promotion.promote ? 'promoted' : 'discarded',
    reason: promotion.reason,
    games: promotion.games,
    difference: finite(promotion.difference),
    standardError: finite(promotion.standardError),
    candidateVersion: candidate.version(),
    runningVersion: running.version(),
  };
  if (promotion.promote) {
    await makeChampion(services, { forecaster: candidate, report });
    engine.replace(candidate);
    await candidate.save();
  }
  await putAppSetting(db, `model_report:${sport}`, report, now);
  log.info({ sport, ...report }, 'a model was trained again');
  return report;
}

/** JSON has no NaN, which is what a comparison of no games comes to. */
function finite(figure: number): number | null {
  return Number.isFinite(figure) ? figure : null;
}
