import { listOpenApprovals } from '#db/queries/approval.ts';
import { type BrandRow, findStoredBrand, listBrandsMadeFor } from '#db/queries/brand.ts';
import { nameOperators } from '#db/queries/office-order.ts';
import { approvalView } from '#domain/foundation/approval/approval-view.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { assertSeen } from './assert-seen.ts';

/** The brands of the office that an operator works for or whose drafts are theirs, with the requests that wait. */
export async function listOfficeBrands({ db }: Services, operator: Operator) {
  const rows = await listBrandsMadeFor(db, operator.brands);
  const names = await nameOperators(
    db,
    rows.map(({ madeBy }) => madeBy),
  );
  const requests = await listRequests(db, rows);
  return rows.map((row) => brandView(row, { maker: names.get(row.madeBy) ?? null, requests }));
}

/** One of them, with everything that its form holds. */
export async function showOfficeBrand(
  { db }: Services,
  options: { readonly key: string; readonly operator: Operator },
) {
  const row = assertSeen(await findStoredBrand(db, options.key), options.operator);
  const [names, requests] = await Promise.all([nameOperators(db, [row.madeBy]), listRequests(db, [row])]);
  return { ...brandView(row, { maker: names.get(row.madeBy) ?? null, requests }), row };
}

async function listRequests(db: Services['db'], rows: readonly BrandRow[]) {
  const brands = [...new Set(rows.map(({ madeFor }) => madeFor))];
  const lists = await Promise.all(brands.map((brand) => listOpenApprovals(db, { brand, kinds: ['brand'] })));
  return lists.flat();
}

function brandView(
  row: BrandRow,
  options: { readonly maker: string | null; readonly requests: Awaited<ReturnType<typeof listRequests>> },
) {
  return {
    key: row.key,
    state: row.state,
    name: row.name,
    hosts: [...row.hosts],
    jurisdiction: row.jurisdiction,
    languages: row.languages,
    made_by: options.maker,
    made_at: row.madeAt.toISOString(),
    version: row.version,
    requests: options.requests.filter(({ subjectId }) => subjectId === row.key).map(approvalView),
  };
}
