import { findPromotedVersion } from '#db/queries/forecast.ts';
import type { Feed } from '#feeds/feed.ts';
import { deliverNotices } from '../inbox/deliver-notices.ts';
import type { Services } from '../services.ts';
import { feedSource } from '../sport/feed-source.ts';
import { openFeed } from '../sport/open-feed.ts';
import { forecastGames } from './forecast-games.ts';
import { type Forecaster, openForecaster, type Sport } from './forecaster.ts';

export const FORECAST_SPORTS: readonly Sport[] = ['soccer', 'basketball', 'baseball'];

/** A worker's feed and forecasters: opened when first needed, kept as long as the process lives. */
export type Engine = {
  readonly source: string;
  feed(onProgress?: Parameters<typeof openFeed>[1]): Promise<Feed>;
  /** The forecaster of a sport as it goes on from its newest artifact. */
  forecaster(sport: Sport): Promise<Forecaster>;
  /** Takes the place of the sport's forecaster, after a walk from the beginning. What is asked for later goes to it. */
  replace(forecaster: Forecaster): void;
  /** Forecasts all sports; saves an artifact where a day's worth of results was learned since the last one. */
  forecast(): Promise<Readonly<Record<string, number>>>;
};

const SAVE_AFTER_MS = 86_400_000;

export function createEngine(services: Services): Engine {
  let feed: Promise<Feed> | null = null;
  const forecasters = new Map<Sport, Promise<Forecaster>>();
  const source = feedSource(services);
  const forecaster = (sport: Sport): Promise<Forecaster> => {
    const known = forecasters.get(sport) ?? openForecaster(services, { sport, source });
    forecasters.set(sport, known);
    return known;
  };
  /** Where another worker has promoted a model it is taken over here too: this one's next artifact would bring back the old. */
  const followed = async (sport: Sport): Promise<Forecaster> => {
    const current = await forecaster(sport);
    const promoted = await findPromotedVersion(services.db, { sport, source });
    if (promoted === null || promoted === current.promotedAs) return current;
    forecasters.set(sport, openForecaster(services, { sport, source }));
    return forecaster(sport);
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
      for (const sport of FORECAST_SPORTS) {
        const current = await followed(sport);
        const savedUntil = current.savedUntil?.getTime() ?? 0;
        written[sport] = (await forecastGames(services, { forecaster: current })).written;
        // A retrained model may have taken its place meanwhile, and that one's artifact has to stay the newest.
        if ((await forecaster(sport)) !== current) continue;
        if ((current.learnedUntil?.getTime() ?? 0) - savedUntil > SAVE_AFTER_MS) await current.save();
      }
      // What was just forecast may be what a member waits for.
      await deliverNotices(services);
      return written;
    },
  };
}
