import type pg from 'pg';
import { z } from 'zod';
import { APP_ROLE } from './client.ts';
import { readRows } from './read-rows.ts';

/** Who a connection is, whatever role it may take afterwards, and what limits hold for it where it says nothing. */
const loginRights = z.object({
  login: z.string(),
  /** Whether it owns a table, is a superuser, or may become a role that does or is. */
  mayOwn: z.boolean(),
  /** Whether it may change what is append-only. */
  mayErase: z.boolean(),
  /** Whether it has the rights of the application. */
  isApp: z.boolean(),
  statementTimeoutMs: z.number(),
  idleInTransactionMs: z.number(),
});
export type LoginRights = Readonly<z.infer<typeof loginRights>>;

const FACTS = `
  select session_user::text as login,
    exists (select 1 from pg_roles where rolsuper and pg_has_role(session_user, oid, 'member'))
      or exists (
        select 1 from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and n.nspname in ('public', 'pgboss')
          and pg_has_role(session_user, c.relowner, 'member')
      ) as "mayOwn",
    coalesce(has_table_privilege(session_user, to_regclass('public.audit'), 'delete, truncate'), false) as "mayErase",
    exists (
      select 1 from pg_roles where rolname = '${APP_ROLE}' and pg_has_role(session_user, oid, 'usage')
    ) as "isApp",
    (select setting::bigint::float8 from pg_settings where name = 'statement_timeout') as "statementTimeoutMs",
    (select setting::bigint::float8 from pg_settings where name = 'idle_in_transaction_session_timeout') as "idleInTransactionMs"`;

/** Asks a connection on which nothing has been set yet. */
export async function readLoginRights(client: pg.ClientBase): Promise<LoginRights> {
  const { rows } = await client.query(FACTS);
  const [rights] = readRows(loginRights, rows);
  if (!rights) throw new Error('The database did not say who is connected.');
  return rights;
}
