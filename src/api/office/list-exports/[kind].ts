import type { z } from 'zod';
import { endpoint } from '#api/endpoint.ts';
import { requireOperator } from '#domain/accounts/operator/require-operator.ts';
import { MAX_LIST_ROWS, writeListFile } from '#domain/foundation/export/write-list-file.ts';
import { brandOf } from '../brand-of.ts';
import { listExportsContract } from './[kind].contract.ts';
import { figureLists } from './figure-lists.ts';
import { forecastLists } from './forecast-lists.ts';
import { moneyLists } from './money-lists.ts';
import type { OfficeList } from './office-list.ts';
import { siteLists } from './site-lists.ts';

type Kind = z.output<typeof listExportsContract.params>['kind'];

export const officeLists: Readonly<Record<Kind, OfficeList>> = {
  ...moneyLists,
  ...figureLists,
  ...forecastLists,
  ...siteLists,
};

export const GET = endpoint(listExportsContract, async ({ params: { kind }, query }, caller) => {
  const { services, operator } = caller;
  const { permission, filters, read } = officeLists[kind];
  requireOperator(operator, { permission, attempt: null });
  const brand = brandOf(operator, query.brand);
  const table = await read(query, caller, MAX_LIST_ROWS);
  const asked = Object.fromEntries(
    filters.flatMap((name) => (Object.hasOwn(query, name) ? [[name, query[name]]] : [])),
  );
  const rows = await writeListFile(services, {
    kind,
    brand,
    operator,
    table,
    most: MAX_LIST_ROWS,
    filters: asked,
  });
  return { data: null, file: { name: `${brand}-${kind.replace('_', '-')}.csv`, content: rows } };
});
