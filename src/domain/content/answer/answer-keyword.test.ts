import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertContactInfos } from '#db/queries/contact-info.ts';
import { newId } from '#platform/id.ts';
import type { Locale } from '#terms/locales.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { answerKeyword } from './answer-keyword.ts';
import { answerRows, answerTexts, seedAnswers } from './seed-answers.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedAnswers(test.services.db, { brand: 'blue' });
  await insertContactInfos(test.services.db, [
    {
      id: newId(),
      brand: 'blue',
      type: 'mail',
      value: 'support@example.com',
      hours: { en: 'always' },
      position: 1,
      isSample: false,
    },
  ]);
});
afterAll(() => test.close());

const ask = (keyword: string, locale: Locale) =>
  answerKeyword(test.services, { brand: 'blue', locale, keyword });

/** Which of the starting questions was found. */
async function found(keyword: string, locale: Locale): Promise<string | null> {
  const { question } = await ask(keyword, locale);
  const entry = Object.entries(answerTexts[locale]).find(([, text]) => text.question === question);
  return entry?.[0] ?? null;
}

describe('answerKeyword', () => {
  it.each([
    ['zh_TW', '退款', 'refund'],
    ['zh_TW', '退款政策', 'refund'],
    ['zh_TW', '請問什麼時候可以退款？', 'refund'],
    ['zh_TW', '怎麼匯款', 'how_to_pay'],
    ['zh_TW', '我要取消訂閱', 'cancel_plan'],
    ['zh_TW', '忘記密碼了怎麼辦', 'change_password'],
    ['zh_TW', '期望值', 'expected_value'],
    ['zh_HK', '轉數快得唔得', 'how_to_pay'],
    ['zh_HK', '可以攞返錢嗎', 'refund'],
    ['zh_HK', 'Google 登入', 'google_sign_in'],
    ['en', 'refund', 'refund'],
    ['en', 'Do you give refunds?', 'refund'],
    ['en', 'refunt', 'refund'],
    ['en', 'I forgot my pasword', 'change_password'],
    ['en', 'How do I pay for a plan?', 'how_to_pay'],
    ['en', 'CANCEL PLAN', 'cancel_plan'],
    ['en', 'what is EV', 'expected_value'],
    ['en', 'how can i check your record is not a fake record', 'verify_pick'],
    ['vi', 'hoàn tiền', 'refund'],
    ['vi', 'cho tôi hỏi hoan tien duoc khong', 'refund'],
    ['vi', 'quên mật khẩu', 'change_password'],
    ['vi', 'chuyển khoản thế nào', 'how_to_pay'],
    ['vi', 'giá trị kỳ vọng', 'expected_value'],
  ] as const)('%s: %s is a question about %s', async (locale, typed, id) => {
    expect(await found(typed, locale)).toBe(id);
  });

  it('finds every question when it is typed as it stands', async () => {
    for (const row of answerRows('blue')) {
      expect((await ask(row.question, row.languageCode)).answer, row.question).toBe(row.answer);
    }
  });

  it.each([
    ['en', 'weather in Lisbon'],
    ['en', 'how'],
    ['en', 'an explanation of the offside rule'],
    ['en', '?!'],
    ['en', 'delete account'],
    ['vi', 'xóa tài khoản'],
    ['vi', 'kết quả trận đấu'],
    ['en', 'a'],
    ['zh_TW', '今天天氣'],
    ['zh_TW', '退'],
    ['vi', 'thời tiết'],
  ] as const)('%s: %s has no written answer, so the contacts are given', async (locale, typed) => {
    expect(await ask(typed, locale)).toEqual({
      matched: false,
      question: null,
      answer: null,
      contacts: [expect.objectContaining({ type: 'mail', value: 'support@example.com', hours: 'always' })],
    });
  });

  it('answers a brand from its own answers only', async () => {
    const other = await answerKeyword(test.services, { brand: 'orange', locale: 'en', keyword: 'refund' });
    expect(other).toEqual({ matched: false, question: null, answer: null, contacts: [] });
  });

  it('takes a pattern or a quote as plain text', async () => {
    expect((await ask("%' or 1=1 --", 'en')).matched).toBe(false);
    expect((await ask('(.*)+\\', 'en')).matched).toBe(false);
  });
});
