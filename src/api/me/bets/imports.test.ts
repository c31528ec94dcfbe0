import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { betFile, bets, MAPPING, sendBets } from '#tests/support/own-bets.ts';

const ROW = '2025-11-20 03:00,Reds v Blues,Reds,2.00,100.00,';
let test: TestServices;
let reader: MadeMember;
beforeAll(async () => {
  test = await testServices();
});
beforeEach(async () => {
  reader = await makeMember(test.services);
});
afterAll(() => test.close());

const send = (text: string, more?: Readonly<Record<string, unknown>>) => sendBets(test, reader, text, more);

describe('200', () => {
  it('asks which column is which, once, and remembers it for files with the same headings', async () => {
    const asked = await send(betFile(ROW), {});
    expect(asked.data).toMatchObject({
      imported: null,
      question: { headings: ['Date', 'Match', 'Bet', 'Odds', 'Stake', 'Return'], columns: { odds: 'Odds' } },
    });
    expect((await bets(test, reader)).total).toBe(0);
    expect((await send(betFile(ROW))).data?.imported).toMatchObject({ read: 1, added: 1 });
    const next = await send(betFile(ROW.replace('03:00', '04:00')), {});
    expect(next.data).toMatchObject({ question: null, imported: { added: 1 } });
    const again = await send(betFile(ROW.replace('03:00', '05:00')), { asks_again: true });
    expect(again.data?.question).not.toBeNull();
    expect((await bets(test, reader)).total).toBe(2);
  });

  it('adds nothing for the same file, however it is read, nor for the rows of one that overlaps', async () => {
    const twins = betFile(ROW, ROW);
    expect((await send(twins)).data?.imported).toMatchObject({ read: 2, added: 2, known: 0 });
    expect((await send(twins)).data?.imported).toMatchObject({ added: 0, known: 2 });
    const other = { mapping: { ...MAPPING, zone: 'Asia/Taipei' } };
    expect((await send(twins, other)).data?.imported).toMatchObject({ added: 0, known: 2 });
    const longer = betFile(ROW, ROW, ROW, ROW.replace('Reds,', 'Blues,'));
    expect((await send(longer)).data?.imported).toMatchObject({ added: 2, known: 2 });
    expect((await bets(test, reader)).total).toBe(4);
  });

  it('adds each bet once where one file is sent several times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(betFile(ROW, ROW))));
    expect(answers.map(({ code }) => code)).toEqual(Array(5).fill(200));
    expect(answers.reduce((sum, { data }) => sum + (data?.imported?.added ?? 0), 0)).toBe(2);
    expect(await bets(test, reader)).toMatchObject({ total: 2, imports: [{ rows: 2, bets: 2 }] });
  });

  it('learns from a later file what came back, and nothing that it had learnt before', async () => {
    await send(betFile(ROW));
    expect((await send(betFile(`${ROW}200`))).data?.imported).toMatchObject({ added: 0, updated: 1 });
    expect((await send(betFile(`${ROW}0`))).data?.imported).toMatchObject({ updated: 0, known: 1 });
    expect((await bets(test, reader)).items).toMatchObject([{ returned: 20_000, profit: 10_000 }]);
  });
});

describe('302', () => {
  it('is the answer to a guest', async () => {
    const body = { file_name: 'a.csv', file: 'YQ==' };
    const answer = await callApi(test.services, { path: '/me/bets/imports', method: 'POST', body });
    expect(answer.http_code).toBe(302);
  });
});

describe('409', () => {
  it('is the answer where the file holds more than may be added, and none of it is', async () => {
    await test.services.db.$client.query(
      `insert into own_bet (id, account_id, brand, placed_at, event, selection, bookmaker, odds, currency, stake, fingerprint,
         occurrence, created_at)
       select gen_random_uuid(), $1, 'blue', now(), 'A v B', 'A', '', 2, 'HKD', 100, 'full' || n, 1, now()
       from generate_series(1, 9999) as n`,
      [reader.member.id],
    );
    expect((await send(betFile(ROW, ROW))).code).toBe(409);
    expect(await bets(test, reader)).toMatchObject({ total: 9999, imports: [] });
  });
});

describe('422', () => {
  it('names each bad row by line and column in the reader’s language, and changes nothing', async () => {
    const file = Buffer.from(betFile(ROW, ROW.replace('2.00', 'even'))).toString('base64');
    const body = { file_name: 'a.csv', file, mapping: MAPPING };
    const say = async (locale: 'en' | 'zh_TW' | 'zh_HK' | 'vi') => {
      const { token } = reader;
      const answer = await callApi(test.services, {
        path: '/me/bets/imports',
        method: 'POST',
        body,
        token,
        locale,
      });
      expect(answer.http_code).toBe(422);
      return answer.messages.input_validates.file;
    };
    expect(await say('en')).toEqual(['Line 3, column “Odds”: not odds in the chosen format.']);
    expect(await say('zh_TW')).toEqual(['第 3 列「Odds」欄：不是所選格式的賠率。']);
    expect(await say('zh_HK')).toEqual(['第 3 行「Odds」欄：不是所選格式的賠率。']);
    expect(await say('vi')).toEqual(['Dòng 3, cột “Odds”: không phải tỷ lệ theo kiểu đã chọn.']);
    expect(await bets(test, reader)).toMatchObject({ total: 0, imports: [] });
    const { rows } = await test.services.db.$client.query(
      'select count(*)::int as n from own_bet_mapping where account_id = $1',
      [reader.member.id],
    );
    expect(rows[0]?.n).toBe(0);
  });

  it('refuses a file that is no UTF-8, and one that is too large', async () => {
    const latin = Buffer.from(betFile(ROW.replace('Reds v', 'M\xfcnchen v')), 'latin1').toString('base64');
    const answer = await callApi(test.services, {
      path: '/me/bets/imports',
      method: 'POST',
      body: { file_name: 'a.csv', file: latin, mapping: MAPPING },
      token: reader.token,
    });
    expect(answer.messages.input_validates.file?.[0]).toContain('Windows-1252');
    const { errors } = await send(`${betFile(ROW)}\n${'x'.repeat(512 * 1024)}`);
    expect(errors.file?.[0]).toContain('512 KB');
  });
});
