import { findModelInRole } from '#db/queries/model.ts';
import { deliverNotices } from '#domain/accounts/inbox/deliver-notices.ts';
import { forecastGames } from '#domain/forecasting/engine/forecast-games.ts';
import { type Forecaster, openForecaster } from '#domain/forecasting/engine/forecaster.ts';
import { promoteFirstModel } from '#domain/forecasting/models/register-model.ts';
import { feedSource } from '#domain/forecasting/sport/feed-source.ts';
import { openFeed } from '#domain/forecasting/sport/open-feed.ts';
import type { Services } from '#domain/services.ts';
import type { Feed } from '#feeds/feed.ts';
import { DAY_MS } from '#terms/durations.ts';
import { SPORTS, type Sport } from '#terms/sports.ts';

/** A worker's feed and forecasters: opened when first needed, kept as long as the process lives. */
export type Engine = {
  readonly source: string;
  feed(onProgress?: Parameters<typeof openFeed>[1]): Promise<Feed>;
  /** The forecaster of a sport as it goes on from its newest artifact. */
  forecaster(sport: Sport): Promise<Forecaster>;
  /** Takes the place of the sport's forecaster, after a replay from the beginning. What is asked for later goes to it. */
  replace(forecaster: Forecaster): void;
  /** Forecasts all sports; saves an artifact where a day's worth of results was learned since the last one. */
  forecast(): Promise<Readonly<Record<string, number>>>;
};

const SAVE_AFTER_MS = DAY_MS;

export function createEngine(services: Services): Engine {
  let feed: Promise<Feed> | null = null;
  const forecasters = new Map<Sport, Promise<Forecaster>>();
  const source = feedSource(services);
  const forecaster = (sport: Sport): Promise<Forecaster> => {
    const known = forecasters.get(sport) ?? openForecaster(services, { sport, source });
    forecasters.set(sport, known);
    return known;
  };
  /** Where an operator or another worker has incumbent another model it is taken over: this one's next forecast would be the old's. */
  const followed = async (sport: Sport): Promise<Forecaster> => {
    const current = await forecaster(sport);
    const live = await findModelInRole(services.db, { sport, source, role: 'live' });
    if (live === null || live.id === current.modelId) return current;
    forecasters.set(sport, openForecaster(services, { sport, source, model: live }));
    return forecaster(sport);
  };
  const shadows = new Map<Sport, Promise<Forecaster>>();
  /** The forecaster of the shadow model; null where there is none. */
  const shadow = async (sport: Sport): Promise<Forecaster | null> => {
    const model = await findModelInRole(services.db, { sport, source, role: 'shadow' });
    if (model === null) {
      shadows.delete(sport);
      return null;
    }
    const known = await shadows.get(sport);
    if (known?.modelId === model.id) return known;
    const opened = openForecaster(services, { sport, source, model });
    shadows.set(sport, opened);
    return opened;
  };
  const forecastShadow = async (sport: Sport): Promise<void> => {
    const second = await shadow(sport);
    if (second === null) return;
    await forecastGames(services, { forecaster: second, as: 'shadow' });
    if (isDueToSave(second)) await second.save();
  };
  return {
    source,
    feed: (options) => {
      feed ??= openFeed(services, options);
      return feed;
    },
    forecaster,
    replace: (next) => {
      forecasters.set(next.sport, Promise.resolve(next));
    },
    async forecast() {
      const written: Record<string, number> = {};
      for (const sport of SPORTS) {
        const current = await followed(sport);
        written[sport] = (await forecastGames(services, { forecaster: current })).written;
        await forecastShadow(sport);
        // Another model may have taken its place meanwhile.
        if ((await forecaster(sport)) !== current) continue;
        const isNew = current.modelId === null;
        if (isNew) await promoteFirstModel(services, current);
        if (isDueToSave(current) || (isNew && current.modelId !== null)) await current.save();
      }
      // What was just forecast may be what a member waits for.
      await deliverNotices(services);
      return written;
    },
  };
}

function isDueToSave({ learnedUntil, savedUntil }: Forecaster): boolean {
  return (learnedUntil?.getTime() ?? 0) - (savedUntil?.getTime() ?? 0) > SAVE_AFTER_MS;
}
