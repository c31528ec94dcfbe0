import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '#platform/id.ts';
import { startSentence } from '#platform/start-error.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { prepareDatabase } from './prepare-database.ts';

/** A role that owns its database and may do nothing else at the server. */
const OWNER = `owner_${newId().replaceAll('-', '')}`;

let test: TestServices;
let admin: pg.Client;
beforeAll(async () => {
  test = await testServices();
  admin = new pg.Client({ connectionString: test.ownerUrl });
  await admin.connect();
  await admin.query(`create role ${OWNER} login password 'secret'`);
});
afterAll(async () => {
  await admin.query(`drop role ${OWNER}`);
  await admin.end();
  await test.close();
});

/** What a start says of a new database of these letters that this role owns. */
async function sentenceOf(letters: string): Promise<string | null> {
  await admin.query(`create database ${OWNER} owner ${OWNER} ${letters} template template0`);
  const url = new URL(test.ownerUrl);
  Object.assign(url, { username: OWNER, password: 'secret', pathname: `/${OWNER}` });
  const work = prepareDatabase({ ownerUrl: url.href, appUrl: test.appUrl }, new Date());
  const error = await work.catch((reason: unknown) => reason);
  await admin.query(`drop database ${OWNER} with (force)`);
  return startSentence(error);
}

it('names the setting and the missing right where the owner may not make what the site needs', async () => {
  const sentence = await sentenceOf(
    "encoding 'UTF8' locale_provider builtin builtin_locale 'C.UTF-8' lc_collate 'C' lc_ctype 'C.UTF-8'",
  );
  expect(sentence).toMatch(/^OWNER_DATABASE_URL: .*\(permission denied .*createrole/);
  expect(sentence).not.toMatch(/secret|\n/);
});

it('names the setting where the database has letters that the site cannot use', async () => {
  expect(await sentenceOf("encoding 'SQL_ASCII' locale_provider libc locale 'C'")).toMatch(
    /^OWNER_DATABASE_URL: .*UTF8/,
  );
});
