import { exportRows } from '#domain/report/export-rows.ts';
import { brandOf } from '../brand-of.ts';
import { officeEndpoint } from '../office-endpoint.ts';
import { exportsContract } from './[kind].contract.ts';

export const GET = officeEndpoint(exportsContract, async ({ params, query }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const [from, until] = [new Date(query.from), new Date(query.until)];
  const rows = await exportRows(services, { kind: params.kind, brand, operator, from, until });
  const days = [query.from, query.until].map((at) => at.slice(0, 10)).join('_');
  return { data: null, file: { name: `${brand}-${params.kind}-${days}.csv`, rows } };
});
