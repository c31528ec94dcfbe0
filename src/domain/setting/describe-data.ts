import { findShownSources } from '#domain/sport/shown-sources.ts';
import type { Services } from '../services.ts';

export type ShownData = {
  /** Past seasons are played again on new dates; live games come with a provider's key. */
  readonly mode: 'replay';
  /** The seasons that come with the program (real and simulated leagues), or those of the operator's own archive. */
  readonly seasons: 'embedded' | 'archive';
  /** The sources whose games are shown, as they stand on every row. */
  readonly sources: readonly string[];
};

/** What the site is showing, so that no reader takes a replay for today's games. */
export async function describeData(services: Services): Promise<ShownData> {
  const sources = await findShownSources(services);
  return { mode: 'replay', seasons: sources.includes('replay-archive') ? 'archive' : 'embedded', sources };
}
