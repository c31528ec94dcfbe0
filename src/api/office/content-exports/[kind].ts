import type { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { type ContentExport, exportContent } from '#domain/content/export/export-content.ts';
import { parseInput } from '../../parse-input.ts';
import { brandOf } from '../brand-of.ts';
import { officeFeedbackContract } from '../feedback.contract.ts';
import { officeNewsListContract } from '../news.contract.ts';
import { contentExportsContract } from './[kind].contract.ts';

export const GET = endpoint(
  contentExportsContract,
  async ({ params: { kind }, query }, { services, operator, locale }) => {
    const brand = brandOf(operator, query.brand);
    const rows = await exportContent(services, { list: readList(kind, query), brand, operator, locale });
    return { data: null, file: { name: `${brand}-${kind}.csv`, content: rows } };
  },
);

/** The question of the list's own page, which knows what may be asked of it. */
function readList(
  kind: z.output<typeof contentExportsContract.params>['kind'],
  query: z.output<typeof contentExportsContract.query>,
): ContentExport {
  const raw = { params: {}, query, body: {} };
  switch (kind) {
    case 'news': {
      const { shelf, q: search } = parseInput(officeNewsListContract, raw).query;
      return { kind, shelf, search };
    }
    case 'answers':
      return {
        kind,
        search: query.q,
        language: query.language ?? null,
        removed: query.state === 'removed',
      };
    case 'feedback':
      return { kind, shelf: parseInput(officeFeedbackContract, raw).query.shelf };
    case 'announcements':
    case 'contacts':
      return { kind };
  }
}
