import { z } from 'zod';
import { SEALED_MARK, type SealedPlace } from '#platform/seal.ts';
import type { Queryable, Transaction } from '../client.ts';
import { type SQL, sql } from '../drizzle.ts';
import { textArray } from './text-array.ts';

export type SecretRow = { readonly row: string; readonly value: string };

export type SecretPlace = {
  readonly name: SealedPlace;
  readonly from: SQL;
  readonly row: SQL;
  readonly value: SQL;
  readonly update: SQL;
};

/** Every column that holds sealed values. */
export const SECRET_PLACES: readonly SecretPlace[] = [
  {
    name: 'operator.totp_secret',
    from: sql`operator where true`,
    row: sql`operator.id::text`,
    value: sql`operator.totp_secret`,
    update: sql`operator set totp_secret = given.value`,
  },
  {
    name: 'app_setting.sign_in_key',
    from: sql`app_setting where app_setting.key = 'sign_in_key'`,
    row: sql`app_setting.key`,
    value: sql`(app_setting.value #>> '{}')`,
    update: sql`app_setting set value = to_jsonb(given.value)`,
  },
  {
    name: 'app_setting.push_keys',
    from: sql`app_setting where app_setting.key = 'push_keys'`,
    row: sql`app_setting.key`,
    value: sql`(app_setting.value #>> '{}')`,
    update: sql`app_setting set value = to_jsonb(given.value)`,
  },
  {
    name: 'notice_setting.unsubscribe_secret',
    from: sql`notice_setting where true`,
    row: sql`notice_setting.account_id::text`,
    value: sql`notice_setting.unsubscribe_secret`,
    update: sql`notice_setting set unsubscribe_secret = given.value`,
  },
  {
    name: 'webhook_endpoint.secret',
    from: sql`webhook_endpoint where true`,
    row: sql`webhook_endpoint.id::text`,
    value: sql`webhook_endpoint.secret`,
    update: sql`webhook_endpoint set secret = given.value`,
  },
];

/** Anyone who seals stored values waits here until the one before is done. */
export async function lockSecrets(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('secrets'))`);
}

/** The ids of the keys that sealed values were sealed with. */
export async function listSealingKeys(db: Queryable): Promise<string[]> {
  const each = SECRET_PLACES.map(
    ({ from, value }) => sql`select ${value} as value from ${from} and starts_with(${value}, ${SEALED_MARK})`,
  );
  const { rows } = await db.execute(
    sql`select distinct split_part(value, '.', 3) as id from (${sql.join(each, sql` union all `)}) as sealed order by id`,
  );
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id);
}

/** Some values of a place that are not sealed yet. */
export function lockPlainSecrets(tx: Transaction, place: SecretPlace, limit: number): Promise<SecretRow[]> {
  return lock(tx, place, { where: sql`not starts_with(${place.value}, ${SEALED_MARK})`, limit });
}

/** Some values of a place that none of these keys has sealed. */
export function lockSecretsOutside(
  tx: Transaction,
  place: SecretPlace,
  { keys, limit }: { readonly keys: readonly string[]; readonly limit: number },
): Promise<SecretRow[]> {
  const { value } = place;
  const where = sql`starts_with(${value}, ${SEALED_MARK}) and split_part(${value}, '.', 3) <> all (${textArray(keys)})`;
  return lock(tx, place, { where, limit });
}

async function lock(
  tx: Transaction,
  { from, row, value }: SecretPlace,
  { where, limit }: { readonly where: SQL; readonly limit: number },
): Promise<SecretRow[]> {
  const { rows } = await tx.execute(
    sql`select ${row} as row, ${value} as value from ${from} and ${where} order by 1 limit ${limit} for update`,
  );
  return z.array(z.object({ row: z.string(), value: z.string() })).parse(rows);
}

/** Writes values in the place of what stood there. */
export async function putSecrets(
  tx: Transaction,
  place: SecretPlace,
  rows: readonly SecretRow[],
): Promise<void> {
  await tx.execute(
    sql`update ${place.update} from unnest(${textArray(rows.map(({ row }) => row))},
      ${textArray(rows.map(({ value }) => value))}) as given (row, value) where ${place.row} = given.row`,
  );
}
