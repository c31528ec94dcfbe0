import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedAnswers } from '#domain/content/answer/seed-answers.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { seenCodes } from '#tests/support/seen-codes.ts';
import { POST } from './ai-keyword-response.ts';
import { createApi } from './dispatch.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedAnswers(test.services.db, { brand: 'blue' });
});
afterAll(() => test.close());

const ask = (body: unknown, locale: 'en' | 'zh_TW' = 'zh_TW') =>
  callApi(test.services, { method: 'POST', path: '/ai-keyword-response', body, locale });

describe('200', () => {
  it('finds the written answer by a Chinese word of two characters', async () => {
    const answer = await ask({ keyword: '退款' });
    expect(answer).toMatchObject({
      status: 200,
      data: { matched: true, question: '可以退款嗎？', contacts: [] },
    });
  });

  it('gives the contacts, here none, where nothing fits', async () => {
    expect((await ask({ keyword: 'weather' }, 'en')).data).toEqual({
      matched: false,
      question: null,
      answer: null,
      contacts: [],
    });
  });
});

describe('400', () => {
  it('refuses a body that is not JSON', async () => {
    const api = createApi({ services: test.services, endpoints: [POST] });
    const requestContext = {
      brand: 'blue',
      locale: 'en' as const,
      requestId: 'test-request',
      clientIp: '127.0.0.1',
    };
    const init = { method: 'POST', body: '{', headers: { 'Content-Type': 'application/json' } };
    const { status } = await api.request('/api/ai-keyword-response', init, { requestContext });
    seenCodes.add(status);
    expect(status).toBe(400);
  });
});

describe('422', () => {
  it.each([{}, { keyword: '   ' }, { keyword: 7 }, { keyword: '退'.repeat(201) }])(
    'names the field for %j',
    async (body) => {
      const answer = await ask(body);
      expect(answer).toMatchObject({ status: 422, http_code: 422 });
      expect(answer.messages.input_validates.keyword).toHaveLength(1);
    },
  );
});
