import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { seedSeo } from '#domain/content/seo/seed-seo.ts';
import { showSeo } from '#domain/content/seo/show-seo.ts';
import type { Locale } from '#terms/locales.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { fetchOffice, type Office, openOffice } from '#tests/support/office.ts';
import { auditContract } from './audit.contract.ts';
import { importRedirectsContract } from './redirects/import.contract.ts';
import { redirectsContract } from './redirects.contract.ts';

let test: TestServices;

let office: Office;

beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
  await seedSeo(test.services.db, { brand: 'blue', name: 'Trueline' });
  await upsertBrandSetting(test.services.db, {
    brand: 'blue',
    key: 'redirect_hosts',
    value: ['partner.example'],
    updatedAt: test.services.clock.now(),
  });
});

afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const READERS = ['support', 'auditor'] as const;

const STRANGERS = ['finance', 'analyst'] as const;

const shown = async (path: string, locale: Locale = 'en', brand = 'blue') =>
  (await showSeo(test.services, { brand, path, locale })).seo;

const audit = async (action: string) =>
  auditContract.data.parse((await office.get(`/audit?action=${action}&per_page=20`)).data);

describe('redirects', () => {
  const rule = (path: string, target: string, more: object = {}) => ({
    path,
    target,
    language: null,
    match: 'exact',
    keep_query: true,
    from: null,
    until: null,
    note: '',
    ...more,
  });
  const add = (path: string, target: string, more: object = {}, who: string | null = 'content') =>
    office.post('/redirects', rule(path, target, more), who);
  const list = async (query = '', who = 'support') =>
    redirectsContract.data.parse((await office.get(`/redirects?per_page=100${query}`, who)).data).redirects;
  const find = async (path: string) => {
    const found = (await list()).find((one) => one.path.toLowerCase() === path);
    if (found === undefined) throw new Error(`no rule for ${path}`);
    return found;
  };
  const fieldsOf = async (answer: ReturnType<typeof add>) => {
    const { http_code: code, messages } = await answer;
    return [code, Object.keys(messages.input_validates)];
  };

  it('200: are followed with the next page, over further rules to their end', async () => {
    expect((await add('/Autumn/', '/vi/Subscribe?from=autumn', { note: 'Plakat' })).http_code).toBe(200);
    expect((await shown('/autumn?a=1')).redirect).toMatchObject({
      to: '/subscribe?from=autumn&a=1',
      code: 301,
    });
    expect((await add('/herbst', '/autumn')).http_code).toBe(200);
    expect((await shown('/herbst')).redirect?.to).toBe('/subscribe?from=autumn');
    expect(await find('/herbst')).toMatchObject({ state: 'live', end: '/subscribe?from=autumn', version: 1 });
    expect((await shown('/autumn', 'en', 'orange')).redirect).toBeNull();
  });

  it('200: lead outside to allowed hosts by https alone', async () => {
    expect((await add('/partner', 'https://partner.example/x')).http_code).toBe(200);
    expect((await shown('/partner')).redirect).toMatchObject({
      to: 'https://partner.example/x',
      type: 'external',
    });
    const outside = [
      'https://evil.example/',
      'https://partner.example.evil.example/',
      'https://partner.example@evil.example/',
      'https://partner.example:8443/',
      'http://partner.example/',
      '//partner.example/',
      'javascript:alert(1)',
      '/\\evil.example',
      'ftp://partner.example/',
    ];
    for (const target of outside) {
      expect([target, ...(await fieldsOf(add('/bad', target)))]).toEqual([target, 422, ['target']]);
    }
  });

  it('422: refuse circles, chains that are too long, ends that are no page, and pages that nothing may leave', async () => {
    expect(await fieldsOf(add('/one', '/nowhere'))).toEqual([422, ['target']]);
    expect(await fieldsOf(add('/self', '/self'))).toEqual([422, ['target']]);
    await add('/news', '/schedule');
    expect(await fieldsOf(add('/schedule', '/news'))).toEqual([422, ['target']]);
    await add('/c4', '/methodology');
    for (const n of [3, 2, 1, 0]) expect((await add(`/c${n}`, `/c${n + 1}`)).http_code).toBe(200);
    expect(await fieldsOf(add('/c', '/c0'))).toEqual([422, ['target']]);
    expect(await fieldsOf(add('/methodology', '/proof'))).toEqual([422, ['target']]);
    for (const path of ['/login', '/thirdToken', '/en/purchase', '/', '/office/x', '/api/login']) {
      expect([path, ...(await fieldsOf(add(path, '/news')))]).toEqual([path, 422, ['path']]);
    }
    for (const path of ['autumn', '//evil', '/a b', '/a?b', '/../etc', '/<script>'])
      expect([path, ...(await fieldsOf(add(path, '/proof')))]).toEqual([path, 422, ['path']]);
    expect(await fieldsOf(add('/C4', '/proof'))).toEqual([422, ['path']]);
    const until = new Date(test.services.clock.now().getTime() - 1).toISOString();
    expect(await fieldsOf(add('/late', '/proof', { until }))).toEqual([422, ['until']]);
  });

  it('200 and 409: are changed by one at a time, and not taken away from under another', async () => {
    const { id, version } = await find('/autumn');
    const change = (to: string, seen: number, who = 'content') =>
      office.post(`/redirects/${id}`, { ...rule('/autumn', to), version: seen }, who);
    expect((await change('/proof', version)).http_code).toBe(200);
    const late = await change('/record', version, 'owner');
    expect([late.http_code, JSON.stringify(late.messages)]).toEqual([
      409,
      expect.stringContaining(office.email('content')),
    ]);
    const take = (seen: number) => office.post(`/redirects/${id}/removal`, { version: seen }, 'content');
    expect((await take(version)).http_code).toBe(409);
    expect((await take(version + 1)).http_code).toBe(422);
    const herbst = await find('/herbst');
    expect((await office.post(`/redirects/${herbst.id}/removal`, { version: 1 }, 'content')).http_code).toBe(
      200,
    );
    expect((await take(version + 1)).http_code).toBe(200);
    expect((await shown('/autumn')).redirect).toBeNull();
    expect((await audit('redirect.')).slice(0, 3)).toMatchObject([
      { action: 'redirect.removed', detail: { before: { path: '/autumn', target: '/proof' } } },
      { action: 'redirect.removed' },
      { action: 'redirect.changed', detail: { after: { target: '/proof' } } },
    ]);
    const both = await Promise.all([add('/once', '/proof'), add('/once', '/record')]);
    expect(both.map(({ http_code: code }) => code).sort()).toEqual([200, 422]);
  });

  it('302 and 404: who may not, and another brand’s', async () => {
    expect((await add('/x', '/news', {}, null)).http_code).toBe(302);
    for (const who of [...READERS, ...STRANGERS])
      expect([who, (await add('/x', '/news', {}, who)).http_code]).toEqual([who, 404]);
    for (const who of STRANGERS)
      expect([who, (await office.get('/redirects', who)).http_code]).toEqual([who, 404]);
    const { id } = await find('/partner');
    expect((await office.post(`/redirects/${id}/removal`, { version: 1 }, 'orange')).http_code).toBe(404);
    expect(
      (await office.post(`/redirects/${id}`, { ...rule('/partner', '/news'), version: 1 }, 'orange'))
        .http_code,
    ).toBe(404);
  });

  it('200, 409 and 422: the hosts outside are the owner’s to name, and what is not allowed any more is not followed', async () => {
    const name = (hosts: string[], version: number, who: string | null = 'owner') =>
      office.post('/redirect-hosts', { hosts, version }, who);
    for (const who of ['content', 'finance', 'support', 'auditor', 'orange'])
      expect([
        who,
        (await office.post('/redirect-hosts?brand=blue', { hosts: [], version: 1 }, who)).http_code,
      ]).toEqual([who, 404]);
    expect((await name([], 1, null)).http_code).toBe(302);
    for (const bad of ['https://a.example', 'a.example:8443', '*.example', 'localhost', 'a b.example'])
      expect([bad, ...(await fieldsOf(name([bad], 1)))]).toEqual([bad, 422, ['hosts']]);
    expect((await name([' Other.Example ', 'other.example'], 1)).http_code).toBe(200);
    expect((await name(['partner.example'], 1)).http_code).toBe(409);
    expect((await shown('/partner')).redirect).toBeNull();
    expect(await find('/partner')).toMatchObject({ state: 'broken', problem: 'refused_address' });
    expect((await name(['partner.example'], 2)).http_code).toBe(200);
    expect((await shown('/partner')).redirect?.type).toBe('external');
    expect((await audit('setting.'))[1]).toMatchObject({
      detail: { before: { hosts: ['partner.example'] }, after: { hosts: ['other.example'] } },
    });
  });

  const take = async (csv: string, dryRun = false) => {
    const { data, http_code: code } = await office.post(
      '/redirects/import',
      { csv, dry_run: dryRun },
      'content',
    );
    return code === 200 ? importRedirectsContract.data.parse(data) : code;
  };

  it('200: come as a file and go as one, which adds nothing when it returns', async () => {
    const csv = 'path,target,language,until,note\n/q1,/proof,vi,,=1+1\n/q2,/q1,vi,2030-01-01T00:00:00Z,\n';
    expect(await take(csv, true)).toEqual({ read: 2, added: 2, known: 0, errors: [] });
    expect(await list('&q=/q1')).toEqual([]);
    expect(await take(csv)).toMatchObject({ added: 2, errors: [] });
    expect((await shown('/q2', 'vi')).redirect).toMatchObject({ to: '/proof', code: 302 });
    const count = (await list()).length;
    const file = await (
      await fetchOffice(test.services, '/redirects/export', office.token('auditor'))
    ).text();
    expect(file).toContain('"\'=1+1"');
    expect(await take(file)).toEqual({ read: count, added: 0, known: count, errors: [] });
    expect(await audit('redirect.imported')).toHaveLength(1);
  });

  it('422: a file with one wrong row changes nothing, and every wrong row is named', async () => {
    const csv = 'path,target\n/ok,/proof\n/login,/proof\n/out,https://evil.example/\n/partner,/proof\n';
    expect(await take(csv)).toMatchObject({
      read: 4,
      added: 1,
      errors: [
        { row: 2, field: 'path' },
        { row: 3, field: 'target' },
        { row: 4, field: 'path' },
      ],
    });
    expect(await take('path,target\n/r1,/r2\n/r2,/r1\n')).toMatchObject({ errors: [{ row: 1 }, { row: 2 }] });
    expect(await list('&q=/ok')).toEqual([]);
    expect(await take('a,b\n1,2\n')).toBe(422);
    expect(await take('path,target\n"/x')).toBe(422);
  });
});
