import { endpoint } from '#api/endpoint.ts';
import { exportDays, exportRows } from '#domain/operations/report/export-rows.ts';
import { brandOf } from '../brand-of.ts';
import { exportsContract } from './[kind].contract.ts';

export const GET = endpoint(exportsContract, async ({ params, query }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const span = exportDays(services, query);
  const rows = await exportRows(services, { kind: params.kind, brand, operator, ...span });
  return { data: null, file: { name: `${brand}-${params.kind}-${span.name}.csv`, content: rows } };
});
