import { z } from 'zod';
import type { Locale } from '#terms/locales.ts';
import type { Queryable } from '../client.ts';
import { type SQL, sql } from '../drizzle.ts';
import { selectRows } from '../select-rows.ts';
import { integerArray, textArray, uuidArray } from './text-array.ts';

/** An order, and what is asked of a second person about one. */
const ORDER_KINDS = ['order', 'void_order', 'revive_order', 'typed_payment'] as const;

const PLAN_KINDS = ['plan', 'price'] as const;

/** What the log can say by a name: kinds of its subjects, and of those who act. */
const namedThingRow = z.object({
  kind: z.enum([
    'operator',
    'account',
    'grant',
    ...PLAN_KINDS,
    ...ORDER_KINDS,
    'pick',
    'dispute',
    'coupon',
    'bank_account',
    'brand',
    'statement',
    'redirect',
    'contact',
    'news',
    'announcement',
    'webhook',
    'model',
  ]),
  id: z.string(),
});
type NamedThing = z.infer<typeof namedThingRow>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const NUMBER = /^\d{1,9}$/;

const auditNameRow = namedThingRow.extend(
  z.object({
    name: z.string(),
  }).shape,
);

/** What people call the things that rows of the log are about; what belongs to a brand, of these brands alone. */
export async function listAuditNames(
  db: Queryable,
  options: {
    readonly things: readonly { readonly kind: string; readonly id: string }[];
    readonly brands: readonly string[];
    readonly locale: Locale;
  },
): Promise<(NamedThing & { readonly name: string })[]> {
  const ids = (kind: NamedThing['kind']): SQL =>
    uuidArray([
      ...new Set(options.things.filter((one) => one.kind === kind && UUID.test(one.id)).map(({ id }) => id)),
    ]);
  const numbers = (kind: NamedThing['kind']): SQL =>
    integerArray([
      ...new Set(
        options.things.filter((one) => one.kind === kind && NUMBER.test(one.id)).map(({ id }) => Number(id)),
      ),
    ]);
  const orders = (kind: NamedThing['kind']): SQL =>
    sql`union all select ${kind}::text, id::text, order_no from member_order where id = any(${ids(kind)}) and ${isOurs}`;
  const plans = (kind: NamedThing['kind']): SQL =>
    sql`union all select ${kind}::text, id::text, coalesce(names ->> ${options.locale}, names ->> 'en') from plan
      where id = any(${numbers(kind)}) and ${isOurs}`;
  const isOurs = sql`brand = any(${textArray(options.brands)})`;
  const rows = await selectRows(
    db,
    auditNameRow,
    sql`
    select 'operator' as kind, id::text as id, email as name from operator where id = any(${ids('operator')})
    union all select 'account', uuid::text, nick_name from account where uuid = any(${ids('account')}) and ${isOurs}
    union all select 'grant', id::text, nick_name from account where id = any(${numbers('grant')}) and ${isOurs}
    ${sql.join(ORDER_KINDS.map(orders), sql` `)}
    ${sql.join(PLAN_KINDS.map(plans), sql` `)}
    union all select 'coupon', id::text, code from coupon where id = any(${ids('coupon')}) and ${isOurs}
    union all select 'brand', key, name from brand
      where key = any(${textArray(options.things.filter(({ kind }) => kind === 'brand').map(({ id }) => id))})
    union all select 'bank_account', id::text, bank_code || ' ' || account_no from bank_account
      where id = any(${ids('bank_account')}) and ${isOurs}
    union all select 'statement', id::text, file_name from bank_statement
      where id = any(${ids('statement')}) and ${isOurs}
    union all select 'redirect', id::text, path from redirect_rule where id = any(${ids('redirect')}) and ${isOurs}
    union all select 'contact', id::text, value from contact_info where id = any(${ids('contact')}) and ${isOurs}
    union all select kind, id, name from (
      select 'news'::text as kind, id::text as id, coalesce(
        (select title from news_text where news_id = news.id
          order by language_code = ${options.locale} desc, language_code = 'en' desc, language_code limit 1),
        (select value ->> 'title' from jsonb_each(revision -> 'texts')
          order by key = ${options.locale} desc, key = 'en' desc, key limit 1)) as name
      from news where id = any(${ids('news')}) and ${isOurs}) titled where name is not null
    union all select 'announcement', id::text, coalesce(texts ->> ${options.locale}, texts ->> 'en',
        (select value from jsonb_each_text(texts) order by key limit 1)) from announcement
      where id = any(${ids('announcement')}) and ${isOurs} and texts <> '{}'
    union all select 'webhook', id::text, split_part(url, '/', 3) from webhook_endpoint
      where id = any(${ids('webhook')}) and (operator_id is not null or ${isOurs})
    union all select 'model', id::text, sport || '-' || number from model where id = any(${ids('model')})
    union all select 'dispute', pick_dispute.id::text,
        serial_day::text || '/' || lpad(serial_no::text, greatest(4, length(serial_no::text)), '0')
      from pick_dispute join pick on pick.id = pick_dispute.pick_id
      where pick_dispute.id = any(${ids('dispute')}) and serial_no is not null and ${isOurs}
    union all select 'pick', id::text,
        serial_day::text || '/' || lpad(serial_no::text, greatest(4, length(serial_no::text)), '0')
      from pick where id = any(${ids('pick')}) and serial_no is not null`,
  );
  return rows;
}
