import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { cachePerOwner } from '#platform/cache.ts';
import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';
import { FIGURES } from './check-figures.mjs';
import { widgetLedger } from './widget-ledger.ts';

/** A feed is of the last full five minutes, so that every process hands out the same bytes. */
const STEP_MS = 5 * MINUTE_MS;
/** A feed may be copied and shown for a day; its ledger is there as long. */
const MAX_AGE_MS = DAY_MS;
/** Ledgers in memory: the newest of each brand, and some that copies ask for. */
const MAX_LEDGERS = 24;

export const WIDGETS = ['record', 'calibration', 'free-pick'] as const;
export type WidgetName = (typeof WIDGETS)[number] | 'ledger';
type Asking = { readonly brand: string; readonly name: WidgetName; readonly asOf?: string | undefined };

const ledgers = cachePerOwner<Services['db'], Promise<Readonly<Record<WidgetName, string>>>>(MAX_LEDGERS);

/**
 * The bytes of a feed, or of the ledger that it is checked against, as of the last full five minutes. Throws 'invalid' for an instant that is
 * no such one, lies in the future or more than a day back.
 */
export async function showWidget(services: Services, { brand, name, asOf }: Asking): Promise<string> {
  const nowMs = services.clock.now().getTime();
  const newestMs = nowMs - (nowMs % STEP_MS);
  const atMs = asOf === undefined ? newestMs : Date.parse(asOf);
  const isOffered = atMs % STEP_MS === 0 && atMs <= newestMs && atMs >= newestMs - MAX_AGE_MS;
  if (!isOffered) throw new AppError('invalid', `no ledger of ${asOf}`);
  const entries = ledgers(services.db);
  const key = `${brand} ${atMs}`;
  const made = entries.get(key) ?? write(services, { brand, asOf: new Date(atMs) });
  entries.set(key, made);
  // What failed is tried again the next time.
  made.catch(() => entries.delete(key));
  return (await made)[name];
}

async function write(
  services: Services,
  options: { readonly brand: string; readonly asOf: Date },
): Promise<Readonly<Record<WidgetName, string>>> {
  const ledger = await widgetLedger(services, options);
  const { batches: _batches, picks: _picks, previous_hash: _previous, ...about } = ledger;
  const feed = (kind: (typeof WIDGETS)[number]) =>
    JSON.stringify({ ...about, kind, figures: FIGURES[kind](ledger) });
  return {
    ledger: JSON.stringify(ledger),
    record: feed('record'),
    calibration: feed('calibration'),
    'free-pick': feed('free-pick'),
  };
}
