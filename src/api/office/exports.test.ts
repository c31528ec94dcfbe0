import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { csvLine } from '#domain/foundation/export/csv.ts';
import { csvTable } from '#domain/foundation/export/csv-table.ts';
import { writeListFile } from '#domain/foundation/export/write-list-file.ts';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { exportRows } from '#domain/operations/report/export-rows.ts';
import { LOCALES } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { fetchOffice, lastDetail, type Office, openOffice } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { envelopeSchema } from '../endpoint.contract.ts';
import { auditContract } from './audit.contract.ts';
import { listExportsContract } from './list-exports/[kind].contract.ts';

let test: TestServices;

let site: Site;

let office: Office;

beforeAll(async () => {
  test = await testServices();
  site = await openSite(test.services);
  office = await openOffice(test.services);
  await test.services.db.execute(sql`
    insert into league (id, sport, names, country, position, covered, source, known_at)
    values ('EPL', 'soccer', '{"en": "EPL"}', 'ENG', 1, true, 'x', now())`);
});

afterAll(() => test.close());

const log = async (query: string) =>
  auditContract.data.parse((await office.get(`/audit?per_page=100&${query}`)).data);

/** The same words of another day are another transfer. */
let day = 20;

const nextDay = () => `2026-11-${String(day--).padStart(2, '0')}`;

async function paid(period: 'weekly' | 'monthly', nickName = 'Member') {
  const { member } = await makeMember(test.services, { nickName });
  const order = await site.order(member, period);
  await confirmTransfer(test.services, {
    brand: 'blue',
    operatorId: office.id('finance'),
    orderId: order.id,
    money: {
      amount: order.amountDue,
      paidOn: nextDay(),
      reference: '=HYPERLINK("http://x")',
    },
  });
  return { member, order };
}

describe('GET /office/exports/{kind}', () => {
  const span = 'from=2020-01-01&to=2020-12-30';
  const file = async (kind: string, who = 'owner') => {
    const response = await fetchOffice(test.services, `/exports/${kind}`, office.token(who));
    const text = await response.text();
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="blue-\w+-[\d_-]+\.csv"$/,
    );
    return { text, rows: parse(text, { bom: true, columns: true }) as Record<string, string>[] };
  };

  it('200: orders and payments as they are, members behind the mask, and no formula anywhere', async () => {
    const { member, order } = await paid('weekly', '=cmd|"/C calc"!A1');
    const orders = await file('orders', 'auditor');
    expect(orders.rows.find((row) => row.order_no === order.orderNo)).toMatchObject({
      member: member.uuid,
      amount_due: '3000',
      amount_paid: '3000',
      status: 'completed',
    });
    const payments = await file('payments', 'finance');
    expect(payments.rows.find((row) => row.order_no === order.orderNo)).toMatchObject({
      reference: '\'=HYPERLINK("http://x")',
      source: 'typed_unmatched',
    });
    const members = await file('members', 'support');
    expect(members.rows.find((row) => row.member === member.uuid)).toMatchObject({
      nick_name: '\'=cmd|"/C calc"!A1',
    });
    expect(members.text).not.toContain(member.email);
    const own = await file('audit', 'support');
    expect(new Set(own.rows.map((row) => row.actor))).toEqual(new Set([office.email('support')]));
    expect((await log('action=export.members')).map(({ detail }) => detail.rows)).toEqual([
      members.rows.length,
    ]);
  });

  it('200: a long file comes whole and in its order, whatever the pages', async () => {
    const from = new Date('2021-03-01T00:00:00Z');
    await test.services.db.execute(sql`
      insert into account (uuid, brand, email, nick_name, status, locale, created_at, updated_at)
      select gen_random_uuid(), 'blue', 'row' || n || '@example.com', 'row ' || n, 'active', 'en',
        ${from}::timestamptz + (n / 7) * interval '1 second', ${from}
      from generate_series(0, 2499) as n`);
    const path = '/exports/members?from=2021-03-01&to=2021-03-01';
    const text = await (await fetchOffice(test.services, path, office.token('owner'))).text();
    const rows = parse(text, { bom: true, columns: true }) as Record<string, string>[];
    expect(new Set(rows.map((row) => row.nick_name)).size).toBe(2500);
    expect(rows.map((row) => row.created_at)).toEqual(rows.map((row) => row.created_at).toSorted());
  });

  it('200: no text begins a formula or another cell, and every one can be read back', () => {
    const nasty = fc.constantFrom(
      '=',
      '+',
      '-',
      '@',
      '\t',
      '\r',
      '\n',
      '＝',
      '＠',
      '"',
      ',',
      ';',
      ' ',
      '\u200b',
      "'",
    );
    const texts = fc
      .array(fc.oneof(nasty, fc.string({ maxLength: 5 })), { maxLength: 8 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(fc.oneof(texts, fc.integer()), { minLength: 2, maxLength: 5 }), (cells) => {
        const [row] = parse(csvLine(cells), { relax_column_count: true }) as string[][];
        expect(row).toHaveLength(cells.length);
        for (const [index, cell] of cells.entries()) {
          const read = row?.[index] ?? '';
          expect([String(cell), `'${cell}`]).toContain(read);
          if (typeof cell === 'string') expect(read).not.toMatch(/^[\s\u200b]*[=+\-@＝＋－＠]|^[\t\r\n]/);
        }
      }),
    );
  });

  it('302 and 404: no one, who may not see the rows, no such file', async () => {
    expect((await office.get(`/exports/orders?${span}`, null)).http_code).toBe(302);
    for (const [kind, who] of [
      ['orders', 'content'],
      ['payments', 'analyst'],
      ['members', 'content'],
      ['members', 'analyst'],
      ['orders', 'analyst'],
    ] as const) {
      expect([kind, who, (await office.get(`/exports/${kind}?${span}`, who)).http_code]).toEqual([
        kind,
        who,
        404,
      ]);
    }
    expect((await office.get(`/exports/orders?brand=orange&${span}`)).http_code).toBe(404);
  });

  it('422: what is too long is refused and not cut', async () => {
    expect((await office.get(`/exports/secrets?${span}`)).http_code).toBe(422);
    for (const bad of [
      'from=yesterday',
      'from=2020-01-02&to=2020-01-01',
      'from=2020-01-01&to=2021-01-02',
      'to=2020-02-30',
    ])
      expect((await office.get(`/exports/members?${bad}`)).http_code).toBe(422);
    for (const _ of [1, 2]) await makeMember(test.services);
    const now = test.services.clock.now().getTime();
    const operator = {
      id: office.id('owner'),
      email: office.email('owner'),
      role: 'owner' as const,
      brands: ['blue'],
    };
    const all = { kind: 'members', brand: 'blue', operator } as const;
    const long = exportRows(
      test.services,
      { ...all, from: new Date(now - 86_400_000), until: new Date(now + 60_000) },
      { rows: 1, days: 366 },
    );
    await expect(long).rejects.toMatchObject({
      code: 'invalid',
      fields: { until: [{ key: 'office.exportTooLarge' }] },
    });
  });
});

describe('GET /office/list-exports/{kind}', () => {
  const kinds = listExportsContract.params.shape.kind.options;
  /** The call of the list's own page. */
  const callOf = (kind: string) => `/${kind.replace('_', '-')}`;
  const table = async (path: string, who = 'owner') => {
    const response = await fetchOffice(test.services, `/list-exports/${path}`, office.token(who));
    const text = await response.text();
    if (response.headers.get('content-type')?.startsWith('application/json'))
      return { code: envelopeSchema.parse(JSON.parse(text)).http_code, rows: [] };
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="blue-[\w-]+\.csv"$/);
    return { code: 200, rows: parse(text, { bom: true, columns: true }) as Record<string, string>[] };
  };

  it('200: holds what the list holds under the same filters, whole, and the log keeps how it was asked', async () => {
    await test.services.db.execute(sql`
      insert into team_alias (source, league_id, alias, status, seen_at, decided_at)
      select 'feed', 'EPL', 'Team ' || n, 'ignored', now(), now() from generate_series(1, 150) as n`);
    const { rows } = await table('aliases?state=decided&page=2&per_page=5', 'analyst');
    expect(new Set(rows.map(({ alias }) => alias)).size).toBe(150);
    expect((await table('aliases')).rows).toEqual([]);
    expect(await lastDetail(test.services, 'export.aliases')).toEqual({ rows: 0 });

    const { order } = await paid('weekly', 'Somebody');
    const { member } = await makeMember(test.services, { nickName: 'Waits' });
    const waiting = await site.order(member, 'weekly');
    const transfers = await table('transfers?state=all&q=', 'support');
    expect(transfers.rows.map((row) => row.order_no)).toContain(waiting.orderNo);
    expect(transfers.rows.map((row) => row.order_no)).not.toContain(order.orderNo);
    expect(await lastDetail(test.services, 'export.transfers')).toEqual({
      state: 'all',
      q: '',
      rows: transfers.rows.length,
    });
    const settings = await table('settings', 'finance');
    expect(settings.rows.find(({ setting }) => setting === 'order_days')).toMatchObject({
      value: '3',
      program: '3',
      request: '',
    });
    expect((await table('languages', 'auditor')).rows.map(({ language }) => language).toSorted()).toEqual(
      [...LOCALES].toSorted(),
    );
    expect((await table('legal', 'content')).rows.map(({ document }) => document)).toEqual([
      'terms',
      'privacy',
      'purchase',
      'notice',
    ]);
  });

  it.each(kinds)(
    '200, 404: %s goes to the roles to which its list goes, and to no one else',
    async (kind) => {
      for (const who of ['content', 'analyst']) {
        const { http_code: code } = await office.get(callOf(kind), who);
        expect([who, (await table(kind, who)).code]).toEqual([who, code]);
      }
      expect((await table(`${kind}?brand=orange`)).code).toBe(404);
      expect((await office.get(`/list-exports/${kind}`, null)).http_code).toBe(302);
    },
  );

  it('422: no such list, a filter that its list does not know, and more than fits', async () => {
    for (const bad of ['secrets', 'approvals?state=lost', 'picks?stage=secret', 'transfers?state=x'])
      expect([bad, (await table(bad)).code]).toEqual([bad, 422]);
    const long = writeListFile(test.services, {
      kind: 'coupons',
      brand: 'blue',
      operator: { id: office.id('owner') },
      filters: {},
      most: 1,
      table: { csv: csvTable({ code: (code: string) => code }, [['A']]), total: 2 },
    });
    await expect(long).rejects.toMatchObject({
      code: 'invalid',
      fields: { q: [{ key: 'office.exportNarrow', params: { rows: 2, limit: 1 } }] },
    });
  });
});
