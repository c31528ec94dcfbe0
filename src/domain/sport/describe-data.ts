import { listLeagueRows } from '#db/queries/league.ts';
import type { Services } from '../services.ts';
import { findShownSources } from './shown-sources.ts';

/** What the site is showing, so that nobody takes a replay for live games. */
export type DataDescription = {
  /** 'replay' moves past seasons to now; 'live' comes from a provider as it happens. */
  readonly kind: 'replay' | 'live';
  readonly source: string;
  /** How true the running seasons are, by league. */
  readonly origins: Readonly<Record<string, 'real' | 'mixed' | 'simulated'>>;
  readonly has_simulated: boolean;
};

export async function describeData(services: Services): Promise<DataDescription> {
  const sources = await findShownSources(services);
  const rows = await listLeagueRows(services.db, { asOf: services.clock.now(), sources });
  const origins = Object.fromEntries(rows.flatMap((row) => (row.origin ? [[row.id, row.origin]] : [])));
  return {
    kind: sources.some((source) => source.startsWith('replay')) ? 'replay' : 'live',
    source: sources[0] ?? '-',
    origins,
    has_simulated: Object.values(origins).some((origin) => origin !== 'real'),
  };
}
