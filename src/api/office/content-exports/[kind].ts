import { exportContent } from '#domain/content/export-content.ts';
import { brandOf } from '../brand-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { contentExportsContract } from './[kind].contract.ts';

export const GET = officeEndpoint(
  contentExportsContract,
  async ({ params: { kind }, query }, { services, operator, locale }) => {
    const brand = brandOf(operator, query.brand);
    const rows = await exportContent(services, { kind, brand, operator, locale });
    return { data: null, file: { name: `${brand}-${kind}.csv`, rows } };
  },
);
