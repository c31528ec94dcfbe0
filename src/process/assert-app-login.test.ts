import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#db/client.ts';
import { prepareLogin } from '#db/prepare-login.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { openPooler } from '#tests/support/pooler.ts';
import { assertAppLogin } from './assert-app-login.ts';
import { reachDatabase } from './check-settings.ts';

let test: TestServices;
let owner: pg.Client;
/** Roles belong to the whole server, so each test's has a name of its own. */
const made: string[] = [];
beforeAll(async () => {
  test = await testServices();
  owner = new pg.Client({ connectionString: test.ownerUrl });
  await owner.connect();
});
afterAll(async () => {
  for (const name of made) await owner.query(`drop role ${name}`);
  await owner.end();
  await test.close();
});

const PASSWORD = 'of @ letters: / ? # %';

async function makeRole(options: string): Promise<string> {
  const name = `login_${newId().replaceAll('-', '')}`;
  await owner.query(`create role ${name} ${options}`);
  made.push(name);
  return name;
}

function withLogin(name: string, password = PASSWORD): string {
  const url = new URL(test.ownerUrl);
  url.username = name;
  url.password = encodeURIComponent(password);
  return url.href;
}

const sentenceOf = (url: string) =>
  reachDatabase(url, null, { check: assertAppLogin }).then(
    () => 'let in',
    (error: unknown) => (error instanceof Error ? error.message : ''),
  );

async function ask(url: string, statement: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
    return 'done';
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : '';
  } finally {
    await client.end();
  }
}

const PERMISSION_DENIED = '42501';

describe('who the application may be', () => {
  it('the login that was made for it: it cannot erase what is append-only, nor become anybody who can', async () => {
    expect(await sentenceOf(test.appUrl)).toBe('let in');
    for (const statement of [
      'reset role; delete from audit',
      'set session authorization default; truncate audit',
      'alter table audit disable trigger all',
      'set role trueline_owner',
    ])
      expect(await ask(test.appUrl, statement)).toBe(PERMISSION_DENIED);
  });

  it('not the owner, however many roles it takes', async () => {
    const url = new URL(test.ownerUrl);
    url.searchParams.set('options', '-c role=trueline_app');
    expect(await sentenceOf(url.href)).toMatch(/^DATABASE_URL: the login trueline_owner owns the tables/);
  });

  it('not a login that may become the owner, nor one that may delete what is append-only', async () => {
    const member = await makeRole(`login password '${PASSWORD}' in role trueline_owner noinherit`);
    expect(await sentenceOf(withLogin(member))).toMatch(/owns the tables or may become their owner/);
    const eraser = await makeRole(`login password '${PASSWORD}' in role trueline_app, pg_write_all_data`);
    expect(await sentenceOf(withLogin(eraser))).toMatch(/may delete rows of the audit log/);
  });

  it('not a login without the rights of the application, nor one without limits', async () => {
    const stranger = await makeRole(`login password '${PASSWORD}'`);
    expect(await sentenceOf(withLogin(stranger))).toMatch(/has not the rights of trueline_app/);
    const endless = await makeRole(`login password '${PASSWORD}' in role trueline_app`);
    expect(await sentenceOf(withLogin(endless))).toMatch(/has no statement_timeout/);
    await owner.query(`alter role ${endless} set statement_timeout = '60s'`);
    expect(await sentenceOf(withLogin(endless))).toMatch(/has no idle_in_transaction_session_timeout/);
  });
});

describe('the login that is made', () => {
  it('is let in where an earlier release had none, and a second time changes nothing', async () => {
    const name = await makeRole('nologin');
    await prepareLogin(test.ownerUrl, withLogin(name));
    expect(await sentenceOf(withLogin(name))).toBe('let in');
    const stored = () => owner.query('select * from pg_authid where rolname = $1', [name]);
    const before = (await stored()).rows;
    await prepareLogin(test.ownerUrl, withLogin(name));
    expect((await stored()).rows).toEqual(before);
  });

  it('gets another password where the address names one, and leaves limits alone that somebody has set', async () => {
    const name = await makeRole(`login password 'before'`);
    await owner.query(`alter role ${name} set statement_timeout = '42s'`);
    await prepareLogin(test.ownerUrl, withLogin(name));
    const { pool, close } = openDatabase(withLogin(name), { role: 'owner', statementTimeoutMs: 7000 });
    expect((await pool.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '7s' }]);
    await close();
    const bare = new pg.Client({ connectionString: withLogin(name) });
    await bare.connect();
    expect((await bare.query('show statement_timeout')).rows).toEqual([{ statement_timeout: '42s' }]);
    await bare.end();
  });

  it('is never the owner itself', async () => {
    await expect(prepareLogin(test.ownerUrl, test.ownerUrl)).rejects.toThrow(/is the owner of the tables/);
  });
});

describe.each(['dropped', 'refused'] as const)('behind a pooler by which parameters are %s', (parameters) => {
  it('every connection has the rights of the application and its own limits', async () => {
    const pooler = await openPooler({ parameters });
    const url = pooler.addressOf(test.appUrl);
    expect(await sentenceOf(url)).toBe('let in');
    const { pool, close } = openDatabase(url, { role: 'app', statementTimeoutMs: 15_000 });
    const { rows } = await pool.query(
      `select current_user::text as user, current_setting('statement_timeout') as statement,
         current_setting('idle_in_transaction_session_timeout') as idle, current_setting('timezone') as zone`,
    );
    expect(rows).toEqual([{ user: 'trueline_app', statement: '15s', idle: '1min', zone: 'UTC' }]);
    await expect(pool.query('delete from audit')).rejects.toMatchObject({ code: PERMISSION_DENIED });
    await close();
    pooler.close();
  });
});
