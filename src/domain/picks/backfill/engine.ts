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
    return (
      forecasters.get(sport) ?? keepOpened(forecasters, sport, openForecaster(services, { sport, source }))
    );
  };
  /** Where an operator or another worker has made another model live, it is taken over: this one's next forecast would be the old's. */
  const followed = async (sport: Sport): Promise<Forecaster> => {
    const current = await forecaster(sport);
    const live = await findModelInRole(services.db, { sport, source, role: 'live' });
    if (live === null || live.id === current.modelId) return current;
    return keepOpened(forecasters, sport, openForecaster(services, { sport, source, model: live }));
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
    return keepOpened(shadows, sport, openForecaster(services, { sport, source, model }));
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
      if (feed !== null) return feed;
      const opening = openFeed(services, options);
      feed = opening;
      opening.catch(() => {
        if (feed === opening) feed = null;
      });
      return opening;
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

/**
 * Keeps what is being opened for all who ask for it, and forgets it where it cannot be opened: the next who asks tries again, or one
 * moment without the database would stop all forecasts of the sport until the process ends.
 */
function keepOpened(
  opened: Map<Sport, Promise<Forecaster>>,
  sport: Sport,
  opening: Promise<Forecaster>,
): Promise<Forecaster> {
  opened.set(sport, opening);
  opening.catch(() => {
    if (opened.get(sport) === opening) opened.delete(sport);
  });
  return opening;
}

function isDueToSave({ learnedUntil, savedUntil }: Forecaster): boolean {
  return (learnedUntil?.getTime() ?? 0) - (savedUntil?.getTime() ?? 0) > SAVE_AFTER_MS;
}
