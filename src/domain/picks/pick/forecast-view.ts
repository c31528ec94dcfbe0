import { z } from 'zod';
import type { ForecastRow } from '#db/queries/forecast.ts';
import { parseDistribution } from '#domain/forecasting/engine/distribution-schema.ts';
import { type ScoreDistribution, scoreDistribution } from '#domain/forecasting/engine/score-distribution.ts';

type Driver = { readonly code: string; readonly contribution: number };
type Band = readonly [low: number, high: number];

/** A forecast as readers get it: what it says, why, how sure, and of which version. */
export type ForecastView = {
  readonly known_at: string;
  readonly tier: string;
  readonly version: string;
  readonly probabilities: { readonly home: number; readonly draw: number | null; readonly away: number };
  readonly expected: { readonly home: number; readonly away: number };
  readonly spread: { readonly home: Band; readonly draw: Band | null; readonly away: Band } | null;
  readonly drivers: readonly Driver[];
  readonly score_distribution: ScoreDistribution;
};

const driversSchema = z.array(z.object({ code: z.string(), contribution: z.number() }));
const band = z.tuple([z.number(), z.number()]);
const spreadSchema = z.object({ home: band, draw: band.nullable(), away: band }).nullable();

/** Stored drivers, read at the door of the database. */
export function parseDrivers(stored: unknown): readonly Driver[] {
  return driversSchema.parse(stored);
}

/** Engines before 2.6 stored how far the parts of the model lay apart, which says nothing of the closing odds. */
const OLDER_ENGINE = /^[a-z]+-(1\.\d+|2\.[0-5])-/;

/** Between what the closing odds are expected to stand; null where a forecast does not say. */
export function parseBand({ modelVersion, spread }: Pick<ForecastRow, 'modelVersion' | 'spread'>) {
  return OLDER_ENGINE.test(modelVersion) ? null : spreadSchema.parse(spread ?? null);
}

/** Null for a forecast that says only what is missing. */
export function forecastView(row: ForecastRow): ForecastView | null {
  const { pHome, pAway, expectedHome, expectedAway } = row;
  if (row.state !== 'ready' || pHome === null || pAway === null) return null;
  return {
    known_at: row.knownAt.toISOString(),
    tier: row.tier,
    version: row.modelVersion,
    probabilities: { home: pHome, draw: row.pDraw, away: pAway },
    expected: { home: expectedHome ?? 0, away: expectedAway ?? 0 },
    spread: parseBand(row),
    drivers: parseDrivers(row.drivers),
    score_distribution: scoreDistribution(parseDistribution(row.distribution)),
  };
}
