import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../client.ts';
import { selectRows } from '../select-rows.ts';
import { textArray, uuidArray } from './text-array.ts';

/** What the log can say by a name: kinds of its subjects, and of those who act. */
const namedThingRow = z.object({
  kind: z.enum(['operator', 'account', 'order', 'pick', 'coupon']),
  id: z.string(),
});
type NamedThing = z.infer<typeof namedThingRow>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const auditNameRow = namedThingRow.extend(
  z.object({
    name: z.string(),
  }).shape,
);

/** What people call the things that rows of the log tell of; members, orders and coupons of these brands alone. */
export async function listAuditNames(
  db: Queryable,
  options: {
    readonly things: readonly { readonly kind: string; readonly id: string }[];
    readonly brands: readonly string[];
  },
): Promise<(NamedThing & { readonly name: string })[]> {
  const ids = (kind: NamedThing['kind']): SQL =>
    uuidArray([
      ...new Set(options.things.filter((one) => one.kind === kind && UUID.test(one.id)).map(({ id }) => id)),
    ]);
  const isOurs = sql`brand = any(${textArray(options.brands)})`;
  const rows = await selectRows(
    db,
    auditNameRow,
    sql`
    select 'operator' as kind, id::text as id, email as name from operator where id = any(${ids('operator')})
    union all select 'account', uuid::text, nick_name from account where uuid = any(${ids('account')}) and ${isOurs}
    union all select 'order', id::text, order_no from member_order where id = any(${ids('order')}) and ${isOurs}
    union all select 'coupon', id::text, code from coupon where id = any(${ids('coupon')}) and ${isOurs}
    union all select 'pick', id::text,
        serial_day::text || '/' || lpad(serial_no::text, greatest(4, length(serial_no::text)), '0')
      from pick where id = any(${ids('pick')}) and serial_no is not null`,
  );
  return rows;
}
