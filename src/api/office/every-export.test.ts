import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { confirmTransfer } from '#domain/money/order/confirm-transfer.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { fetchOffice, type Office, openOffice } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { officeEndpoints } from './index.ts';

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

/** What a spreadsheet would run, in the ways in which it may begin; the first is what `paid` writes into its payment. */
const FORMULA = '=HYPERLINK("http://x")';

const [WIDE, SPACED, MINUS, AT, TAB] = ['＝1+1', ' +1', '-2+3', '@SUM(A1)', '\t=1'] as const;

/** A number of ours is no formula, whatever its sign; a text that would be one is quoted and led by an apostrophe. */
const RUNS = /^[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u;

/**
 * Orders name their members by number, a log's row is one text that begins with a brace, and of the others no one writes a word
 * freely, or nothing of the kind happened here.
 */
const WITHOUT_FREE_TEXT =
  /orders|audit|plans|coupons?|funnel|renewals|models|picks|disputes|alerts|legal|languages|settings|emails|operators/;

const isNumber = (cell: string) => /^-?\d+(?:\.\d+)?$/.test(cell);

describe('every file of the office', () => {
  /** What a list does not show by itself. */
  const ALL: Readonly<Record<string, string>> = { '/list-exports/transfers': '?state=all' };
  /** Each address, with the kinds that it may name. */
  const files = officeEndpoints.flatMap(({ contract: { path, file, params } }) => {
    if (file === undefined) return [];
    const kinds = params?.shape.kind instanceof z.ZodEnum ? params.shape.kind.options.map(String) : [''];
    return kinds.map((kind) => path.replace('/office', '').replace('{kind}', kind));
  });

  beforeAll(async () => {
    await paid('monthly', FORMULA);
    const ok = async (path: string, body: object) => {
      const answer = await office.post(path, body);
      expect([path, answer.http_code, answer.messages]).toEqual([path, 200, { input_validates: {} }]);
    };
    const from = '2026-01-01T00:00:00Z';
    await ok('/news', {
      content: { texts: { en: { title: FORMULA, summary: '', body: '' } } },
      source: { name: WIDE, url: 'https://source.example/a' },
    });
    await ok('/announcements', { texts: { en: FORMULA, vi: MINUS }, from, until: null });
    await ok('/contacts', { type: 'telegram', value: '@somebody', hours: { en: FORMULA, vi: WIDE } });
    await ok('/answers', { language: 'en', question: FORMULA, keywords: SPACED, answer: AT });
    await ok('/feedback', {
      name: FORMULA,
      texts: { en: TAB },
      rating: 4,
      given_on: '2026-01-02',
      source: 'chat',
      source_reference: MINUS,
      consent_on: '2026-01-02',
    });
    const { member } = await makeMember(test.services, { nickName: FORMULA });
    await site.order(member, 'weekly');
    const { version: seen } = Object((await office.get('/settings')).data).find(
      ({ key }: { key: string }) => key === 'order_days',
    );
    await ok('/settings/order_days', { value: 5, version: seen, reason: FORMULA });
    await ok('/bank-accounts', {
      bank_code: '013',
      bank_name: FORMULA,
      branch: WIDE,
      account_no: '1111-2222-33',
      holder: AT,
      reason: 'Moved to another bank',
    });
    const csv = `booking_date,amount,memo,counter_account\n2026-11-20,777,"${FORMULA.replaceAll('"', '""')}",013-777`;
    await ok('/statements', { file_name: FORMULA, csv });
    await test.services.db.execute(sql`
      insert into team_alias (source, league_id, alias, status, seen_at)
      values ('feed', 'EPL', ${FORMULA}, 'open', now())`);
    await test.services.db.execute(sql`
      insert into league (id, sport, names, country, position, covered, source, known_at)
      values ('WORDS', 'soccer', jsonb_build_object('en', ${FORMULA}::text), 'England', 99, false, 'feed', now())`);
    await test.services.db.execute(sql`
      insert into team (id, league_id, key, names, source, known_at)
      values (gen_random_uuid(), 'WORDS', 'WORDS/1', jsonb_build_object('en', ${FORMULA}::text), 'feed', now())`);
    await ok('/messages', { key: 'shell.menu.home', language: 'vi', text: FORMULA, version: 0 });
    const texts = { title: FORMULA, description: WIDE, keywords: AT, og_title: MINUS, og_description: TAB };
    const { version } = Object((await office.get('/seo?q=/news')).data).pages[0].cells.vi;
    const page = { path: '/news', language: 'vi', version };
    await ok('/seo', { ...page, text: { ...texts, noindex: false } });
    await ok('/redirects', {
      path: '/old',
      target: '/news',
      language: null,
      match: 'exact',
      keep_query: true,
      from: null,
      until: null,
      note: FORMULA,
    });
  });

  it('is known here', () => expect(files).toHaveLength(35));

  it.each(files)('%s holds what people wrote, and nothing that a spreadsheet would run', async (path) => {
    const response = await fetchOffice(test.services, path + (ALL[path] ?? ''), office.token('owner'));
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const rows = parse(await response.text(), { bom: true }) as string[][];
    const cells = rows.flat();
    expect(cells.filter((cell) => RUNS.test(cell) && !isNumber(cell))).toEqual([]);
    if (!WITHOUT_FREE_TEXT.test(path)) expect(cells).toContain(`'${FORMULA}`);
  });
});
