import { endpoint } from '#api/endpoint.ts';
import { findBrand } from '#brands/index.ts';
import { listAudit } from '#domain/foundation/audit/list-audit.ts';
import { brandDayBounds } from '#domain/foundation/clock/brand-day.ts';
import { pageMetaOf } from '../page-meta.ts';
import { auditContract } from './audit.contract.ts';
import { brandOf } from './brand-of.ts';

export const GET = endpoint(auditContract, async ({ query }, { services, operator, locale }) => {
  const { page, per_page: perPage, actor, action } = query;
  const { items, total } = await listAudit(services, {
    operator,
    actor,
    action,
    page,
    perPage,
    locale,
    subjectKind: query.subject_kind,
    subjectId: query.subject_id,
    brand: query.brand === undefined ? undefined : brandOf(operator, query.brand),
    from: query.from === undefined ? undefined : brandDayBounds(query.from).from,
    until: query.to === undefined ? undefined : brandDayBounds(query.to).until,
  });
  const data = items.map((row) => ({
    ...row,
    subject:
      row.subject.kind === 'brand'
        ? { ...row.subject, name: row.subject.name ?? findBrand(row.subject.id)?.name ?? null }
        : row.subject,
    brand_name: row.brand === null ? null : (findBrand(row.brand)?.name ?? row.brand),
  }));
  return { data, meta: pageMetaOf({ page, perPage, total }) };
});
