import { withLock } from '#db/client.ts';
import { putAppSetting } from '#db/queries/app-setting.ts';
import { insertHeldOutForecasts } from '#db/queries/held-out-forecast.ts';
import { findPolicy, insertPolicy, type PolicyRow } from '#db/queries/pick.ts';
import { forecastGames } from '#domain/forecasting/engine/forecast-games.ts';
import { openForecaster } from '#domain/forecasting/engine/forecaster.ts';
import { type HeldOutRow, heldOutRows } from '#domain/forecasting/models/held-out-rows.ts';
import { promoteFirstModel } from '#domain/forecasting/models/register-model.ts';
import { ingestFeed } from '#domain/forecasting/sport/ingest-feed.ts';
import { showSources } from '#domain/foundation/setting/shown-sources.ts';
import { settlePicks } from '#domain/picks/grade/settle-picks.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import { SPORTS } from '#terms/sports.ts';
import { backfillPicks } from './backfill-picks.ts';
import type { Engine } from './engine.ts';
import { isPrepared } from './is-prepared.ts';

/** One step of the first start: what is done, and how far it is (`total` 0 where no one knows). */
export type Progress = { readonly what: string; readonly done: number; readonly total: number };

const BACKFILL_DAYS = 90;
/** The back-fill looks at a game from the day on which its window opens, so it begins so much earlier. */
const WINDOW_MS = 2 * DAY_MS;

/** The policy that a new site starts with (docs/product/operators.md); later versions are added beside it. */
export const FIRST_POLICY = {
  version: 1,
  minEv: 0.02,
  minLeadMinutes: 15,
  maxLeadHours: 48,
  discloseMinutes: 0,
  minConfidence: 0,
  leagues: null,
};

/**
 * Brings a new database to where a site can be shown: games, three forecasters that went through all of them with the 90
 * days of back-fill on the way, forecasts, and the first picks. Done once a source; killed half-way it is done again, and
 * what was written before is found again. Answers false where another worker is at it.
 */
export async function prepareSite(
  services: Services,
  options: { readonly engine: Engine; readonly onProgress: (progress: Progress) => void },
): Promise<boolean> {
  const { engine, onProgress } = options;
  await showSources(services, [engine.source, 'csv-archive']);
  if (await isPrepared(services, engine.source)) return true;
  const done = await withLock(services.db, `prepare:${engine.source}`, async () => {
    const feed = await engine.feed({
      onProgress: (step) => onProgress({ ...step, what: `reading ${step.what}` }),
    });
    await ingestFeed(services, {
      feed,
      movesFrom: backfillFrom(services),
      onProgress: (step) => onProgress({ ...step, what: 'loading games' }),
    });
    const policy = await ensurePolicy(services);
    for (const sport of SPORTS) await prepareSport(services, { sport, engine, policy, onProgress });
    await publishPicks(services, { source: engine.source });
    await settlePicks(services);
    await putAppSetting(services.db, `prepared:${engine.source}`, true, services.clock.now());
    return true;
  });
  return done ?? false;
}

/** The beginning of a day (UTC), so that a preparation that was killed looks at the same instants when it is done again. */
function backfillFrom({ clock }: Services): Date {
  const today = Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS;
  return new Date(today - BACKFILL_DAYS * DAY_MS - WINDOW_MS);
}

async function prepareSport(
  services: Services,
  options: {
    readonly sport: (typeof SPORTS)[number];
    readonly engine: Engine;
    readonly policy: PolicyRow;
    readonly onProgress: (progress: Progress) => void;
  },
): Promise<void> {
  const { sport, engine, policy, onProgress } = options;
  const from = backfillFrom(services);
  const forecaster = await openForecaster(services, { sport, source: engine.source, fresh: true });
  await forecaster.advance(from, (games) => onProgress({ what: `learning ${sport}`, done: games, total: 0 }));
  const heldOut: HeldOutRow[] = [];
  await backfillPicks(services, {
    forecaster,
    from,
    policy,
    onGames: (games) => heldOut.push(...heldOutRows(games)),
    onProgress: (days) => onProgress({ what: `calculating the last 90 days of ${sport}`, ...days }),
  });
  engine.replace(forecaster);
  await promoteFirstModel(services, forecaster);
  const { modelId } = forecaster;
  if (modelId !== null) {
    await insertHeldOutForecasts(
      services.db,
      heldOut.map((row) => ({ ...row, modelId })),
    );
  }
  await forecaster.save();
  await forecastGames(services, { forecaster });
}

async function ensurePolicy(services: Services): Promise<PolicyRow> {
  const now = services.clock.now();
  const known = await findPolicy(services.db, now);
  if (known) return known;
  const policy = {
    ...FIRST_POLICY,
    validFrom: now,
    note: 'The policy of a new site.',
    createdBy: null,
  };
  await insertPolicy(services.db, policy);
  return policy;
}
