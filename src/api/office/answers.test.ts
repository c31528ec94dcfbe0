import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertKeywordAnswers } from '#db/queries/keyword-answer.ts';
import { answerRows } from '#domain/content/answer/seed-answers.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { answerTrialContract } from './answer-trial.contract.ts';
import { officeAnswerSchema, officeAnswersContract } from './answers.contract.ts';

let test: TestServices;

let office: Office;

beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
  await insertKeywordAnswers(test.services.db, answerRows('blue'));
});

afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const post = (path: string, body: object, who = 'content') => office.post(path, body, who);

describe('written answers', () => {
  const draft = {
    language: 'zh_TW',
    question: '如何更換手機號碼？',
    keywords: '換手機，手機號碼，換號',
    answer: '請來信。',
  };
  const ask = async (question: string, language = 'zh_TW') => {
    const query = new URLSearchParams({ question, language });
    return answerTrialContract.data.parse((await office.get(`/answer-trial?${query}`, 'support')).data);
  };

  it('200: are found by their words at once, in Chinese too, and the trial says which is given and how near', async () => {
    const made = officeAnswerSchema.parse((await post('/answers', draft)).data);
    expect(made.keywords).toBe('換手機, 手機號碼, 換號');
    const trial = await ask('我想換手機');
    expect(trial).toMatchObject({ given: made.id, needed: 0.7 });
    expect(trial.candidates[0]).toMatchObject({ id: made.id, has_keyword: true });
    const { data } = await callApi(test.services, {
      method: 'POST',
      path: '/ai-keyword-response',
      locale: 'zh_TW' as const,
      body: { keyword: '我想換手機' },
    });
    expect(data).toMatchObject({ matched: true, answer: '請來信。' });
    expect(await ask('今天天氣')).toMatchObject({ given: null });
    expect((await ask('I forgto my passwrod', 'en')).candidates[0]?.similarity).toBeGreaterThan(0.2);
    expect((await ask('cancel plan', 'en')).given).not.toBeNull();
    const { language: _language, ...changed } = { ...draft, answer: '請用 LINE。' };
    expect((await post(`/answers/${made.id}`, { ...changed, version: 1 })).http_code).toBe(200);
    expect((await post(`/answers/${made.id}`, { ...changed, version: 1 })).http_code).toBe(409);
    await post(`/answers/${made.id}/removal`, { version: 2, removed: true });
    expect((await ask('我想換手機')).given).toBeNull();
    const list = await office.get('/answers?state=removed', 'auditor');
    expect(officeAnswersContract.data.parse(list.data).map(({ id }) => id)).toEqual([made.id]);
  });

  it('422: without a question or an answer', async () => {
    const answer = await post('/answers', { ...draft, question: ' ', answer: '' });
    expect(Object.keys(answer.messages.input_validates)).toEqual(['question', 'answer']);
  });
});
