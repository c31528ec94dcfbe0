import type { RowData } from '../cards.server.ts';

/** What the rows of a page get, out of all that its loader answers. */
export function rowData(data: RowData): RowData {
  const { locale, query, display, isEntitled, opened, oddsFormat, market, terms, asOf, kits } = data;
  return { locale, query, display, isEntitled, opened, oddsFormat, market, terms, asOf, kits };
}
