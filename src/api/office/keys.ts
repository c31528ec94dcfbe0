import { endpoint } from '#api/endpoint.ts';
import { listKeys } from '#domain/accounts/key/list-keys.ts';
import { makeOperatorKey } from '#domain/accounts/key/make-key.ts';
import { OFFICE_SCOPES } from '#terms/api-scopes.ts';
import { readKey } from '../api-key-reading.ts';
import { makeOfficeKeyContract, officeKeysContract } from './keys.contract.ts';

export const GET = endpoint(officeKeysContract, async (_input, { services, operator }) => {
  const rows = await listKeys(services, { operatorId: operator.id });
  return { data: rows.map((row) => readKey(row, OFFICE_SCOPES)) };
});

export const POST = endpoint(makeOfficeKeyContract, async ({ body }, { services, operator, locale }) => {
  const { name, scopes, code } = body;
  const { row, key } = await makeOperatorKey(services, { operator, name, scopes, code, locale });
  return { data: { ...readKey(row, OFFICE_SCOPES), key } };
});
