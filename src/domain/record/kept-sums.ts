import { type RecordCut, type RecordFilter, sumRecord } from '#db/queries/record-sums.ts';
import { type KeptFacts, keptStore } from '../kept/kept-facts.ts';
import type { Services } from '../services.ts';
import { findShownSources } from '../sport/shown-sources.ts';

const sourceStore = keptStore<readonly string[]>(['record']);
const sumStore = keptStore<readonly RecordCut[]>(['record']);

/** The sources whose games the site shows. */
export function keptSources(services: Services, kept: KeptFacts): Promise<readonly string[]> {
  return kept.keep(sourceStore, '', () => findShownSources(services));
}

/** The sums of a window. Only those of what is known now are kept: the past is asked for too seldom. */
export function keptSums(
  services: Services,
  kept: KeptFacts,
  filter: RecordFilter,
): Promise<readonly RecordCut[]> {
  const sum = () => sumRecord(services.db, filter);
  return filter.asOf === null ? kept.keep(sumStore, JSON.stringify(filter), sum) : sum();
}
