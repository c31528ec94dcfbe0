import { type AuditFilter, type AuditRow, listAudit as readAudit } from '#db/queries/audit.ts';
import { listAuditNames } from '#db/queries/audit-name.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

/** What an operator asks the log for. */
type AuditQuestion = Pick<
  AuditFilter,
  'actor' | 'action' | 'subjectKind' | 'subjectId' | 'from' | 'until'
> & {
  readonly operator: Operator;
  /** One of their brands; left out for all of them. What belongs to no brand, such as a sign-in, is shown with any. */
  readonly brand?: string | undefined;
};

/** What of the log an operator may see: all rows of their brands, or, where their role says so, what they did themselves. */
export function auditFilter({ operator, brand, ...asked }: AuditQuestion): AuditFilter {
  const seesAll = mayDo(operator.role, 'audit.view_all');
  return {
    ...asked,
    brands: brand === undefined ? operator.brands : [brand],
    ...(seesAll ? {} : { ownerOfRows: operator.id }),
  };
}

/** A page of the log, the newest first. */
export async function listAudit(
  { db }: Services,
  {
    page,
    perPage,
    locale,
    ...question
  }: AuditQuestion & { readonly page: number; readonly perPage: number; readonly locale: Locale },
) {
  const options = { limit: perPage, offset: (page - 1) * perPage };
  const { rows, total } = await readAudit(db, auditFilter(question), options);
  const names = await namesIn(
    db,
    rows.map(({ row }) => row),
    { operator: question.operator, locale },
  );
  return { items: rows.map(({ row, email }) => auditView(row, email, names)), total };
}

type Names = ReadonlyMap<string, string>;
const actorThing = ({ actorKind, actorId }: AuditRow) => ({
  kind: actorKind === 'member' ? 'account' : actorKind,
  id: actorId,
});
const keyOf = ({ kind, id }: { readonly kind: string; readonly id: string }) => `${kind} ${id}`;

/** What the things of these rows are called, as far as the operator may know. */
async function namesIn(
  db: Services['db'],
  rows: readonly AuditRow[],
  { operator: { role, brands }, locale }: { readonly operator: Operator; readonly locale: Locale },
): Promise<Names> {
  const hidden = [
    ...(mayDo(role, 'members.view') ? [] : ['account', 'grant']),
    ...(mayDo(role, 'orders.view') ? [] : ['order', 'void_order', 'revive_order', 'typed_payment']),
  ];
  const things = rows
    .flatMap((row) => [actorThing(row), { kind: row.subjectKind, id: row.subjectId }])
    .filter(({ kind }) => !hidden.includes(kind));
  const found = things.length === 0 ? [] : await listAuditNames(db, { things, brands, locale });
  return new Map(found.map((one) => [keyOf(one), one.name]));
}

function auditView(row: AuditRow, email: string | null, names: Names) {
  const subject = { kind: row.subjectKind, id: row.subjectId };
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    brand: row.brand,
    actor: {
      kind: row.actorKind,
      id: row.actorId,
      email,
      name: email ?? names.get(keyOf(actorThing(row))) ?? null,
    },
    action: row.action,
    subject: { ...subject, name: names.get(keyOf(subject)) ?? null },
    detail: row.detail,
    previous_hash: row.previousHash,
    hash: row.hash,
  };
}
