import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { lintDocument, writeClientTypes } from '@trueline/api-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { endpoints } from '#api/index.ts';
import { officeEndpoints } from '#api/office/index.ts';
import { openApiDocument } from '#api/openapi.ts';
import { MEMBERS_API, OFFICE_API } from '#api/openapi-about.ts';
import { makeMemberKey } from '#domain/accounts/key/make-key.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy } from '#tests/support/factories.ts';
import { type GuestSite, openGuestSite } from '#tests/support/guest-site.ts';
import { makeMember } from '#tests/support/members.ts';
import { openSite } from '#tests/support/site.ts';
import { publishThreePicks } from '#tests/support/three-picks.ts';

const run = promisify(execFile);
const ROOT = resolve(import.meta.dirname, '..');

/** As a program of a member would have it: types from the site's own document, and nothing else of this project. */
const TSCONFIG = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'nodenext',
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
  },
  files: ['order-a-plan.ts'],
};

let test: TestServices;
let site: GuestSite;
let folder: string;
beforeAll(async () => {
  test = await testServices();
  site = await openGuestSite(test.services);
  folder = await mkdtemp(join(tmpdir(), 'trueline-client-'));
  await copyFile(join(ROOT, 'docs/examples/order-a-plan.ts'), join(folder, 'order-a-plan.ts'));
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
});
afterAll(async () => {
  await site.close();
  await test.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the OpenAPI documents', () => {
  it('break no rule of the linter, but that one call of the office can only be refused', async () => {
    expect(await lintDocument(openApiDocument(endpoints, MEMBERS_API))).toEqual([]);
    expect(await lintDocument(openApiDocument(officeEndpoints, OFFICE_API))).toEqual([
      expect.stringMatching(/^warn operation-2xx-response: .*members~1\{id\}~1break\/post/),
    ]);
  });

  it('are found wrong by it where they are: a security scheme that is not there, a path that names no parameter', async () => {
    const some = endpoints.filter(({ contract }) => contract.path.startsWith('/subscribe'));
    const document = JSON.stringify(openApiDocument(some, MEMBERS_API));
    const found = async (text: string) => (await lintDocument(JSON.parse(text))).join('\n');
    expect(await found(document.replaceAll('"session":[]', '"cookie":[]'))).toContain('security-defined');
    expect(await found(document.replace('/subscribe/show/{id}', '/subscribe/show/{no}'))).toContain('path-');
  });
});

async function publish(): Promise<void> {
  await addPolicy(test.services);
  await publishThreePicks(test.services);
}

const printed = z.object({
  email: z.string(),
  picks: z.array(z.looseObject({ locked: z.boolean() })),
  order: z.looseObject({ id: z.string(), amount: z.number() }),
});

describe('a TypeScript client that was written from the document', () => {
  it('is typed so that the example compiles, and a wrong field does not', async () => {
    const answer = await site.ask('/api/openapi.json');
    await writeFile(join(folder, 'trueline.d.ts'), await writeClientTypes(JSON.parse(answer.text)));
    const compile = () =>
      run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder]);
    await compile();
    const wrong = { ...TSCONFIG, files: ['wrong.ts'] };
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(wrong));
    await writeFile(
      join(folder, 'wrong.ts'),
      "import createClient from 'openapi-fetch';\nimport type { paths } from './trueline.d.ts';\n" +
        "await createClient<paths>({}).POST('/api/subscribe', { body: { plan_id: 'weekly', agree: true, terms_version: 1 } });\n",
    );
    await expect(compile()).rejects.toMatchObject({ stdout: expect.stringContaining("'string'") });
  });

  it('signs in by key or by password, lists picks and orders at a running site, as its member', async () => {
    test.setNow(new Date('2016-11-01T04:00:00Z'));
    await openSite(test.services);
    await publish();
    const program = async (access: Record<string, string>) => {
      const { API_KEY: _key, EMAIL: _email, PASSWORD: _password, ...rest } = process.env;
      const env = { ...rest, SITE: `http://127.0.0.1:${site.port}`, ...access };
      return run(process.execPath, [join(folder, 'order-a-plan.ts')], { env, cwd: folder });
    };
    const expectOrder = async (member: Member, access: Record<string, string>) => {
      const said = printed.parse(JSON.parse((await program(access)).stdout));
      expect(said.email).toBe(member.email);
      expect(said.picks).toHaveLength(3);
      // Without a plan only the free pick of the day is open.
      expect(said.picks.filter(({ locked }) => locked)).toHaveLength(2);
      const { rows } = await test.services.db.$client.query(
        'select id, payment_status from member_order where account_id = $1',
        [member.id],
      );
      expect(rows).toMatchObject([{ id: said.order.id, payment_status: 'unpaid' }]);
    };
    const { member } = await makeMember(test.services);
    const scopes = ['profile.read', 'picks.read', 'orders.read', 'orders.write'] as const;
    const { key } = await makeMemberKey(test.services, { member, name: 'example', scopes });
    await expectOrder(member, { API_KEY: key });
    const { member: other, password } = await makeMember(test.services);
    await expectOrder(other, { EMAIL: other.email, PASSWORD: password });
    await expect(program({ API_KEY: `${key.slice(0, -1)}_` })).rejects.toMatchObject({
      stderr: expect.stringContaining('This API key is wrong, expired or ended.'),
    });
    await expect(program({ EMAIL: other.email, PASSWORD: 'another one' })).rejects.toMatchObject({
      stderr: expect.stringContaining('"http_code":422'),
    });
  });
});
