import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { redirectRule } from '#db/tables/redirect-rule.ts';
import { seedSeo } from '#domain/content/seo/seed-seo.ts';
import { newId } from '#platform/id.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';

let test: TestServices;
beforeAll(async () => {
  test = await testServices();
  await seedSeo(test.services.db, { brand: 'blue', name: 'Trueline' });
});
afterAll(() => test.close());

describe('200', () => {
  it('answers in the language that is asked for, before the language header', async () => {
    const own = await callApi(test.services, { path: '/seos/show?path=/customModel', locale: 'zh_TW' });
    expect(own.data).toMatchObject({
      title: '自訂模型 | Trueline',
      canonical: '/zh_TW/customModel',
      redirect: null,
    });
    const asked = await callApi(test.services, {
      path: '/seos/show?path=/customModel&lang=vi',
      locale: 'zh_TW',
    });
    expect(asked.data).toMatchObject({ title: 'Mô hình tùy chỉnh | Trueline', og: { locale: 'vi' } });
    expect(asked.meta).toEqual({ fallback: false });
  });

  it('means home where no path is given', async () => {
    const { data } = await callApi(test.services, { path: '/seos/show' });
    expect(data).toMatchObject({ canonical: '/en' });
  });

  it('answers a redirect, query included', async () => {
    await test.services.db.insert(redirectRule).values({
      id: newId(),
      brand: 'blue',
      match: 'prefix',
      path: '/promo',
      target: '/subscribe',
      type: 'internal',
      keepQuery: true,
      fromAt: new Date(0),
    });
    const path = encodeURIComponent('/en/promo/spring?from=mail');
    const { data } = await callApi(test.services, { path: `/seos/show?path=${path}` });
    expect(data).toMatchObject({
      redirect: { to: '/subscribe?from=mail', type: 'internal', code: 301, keep_query: true },
    });
  });
});

describe('422', () => {
  it.each([
    ['path', '/seos/show?path=schedule'],
    ['path', `/seos/show?path=/${'a'.repeat(600)}`],
    ['lang', '/seos/show?path=/&lang=fr'],
  ])('names the field %s of %s', async (field, path) => {
    const answer = await callApi(test.services, { path });
    expect(answer).toMatchObject({ status: 422, http_code: 422, data: null });
    expect(Object.keys(answer.messages.input_validates)).toEqual([field]);
  });
});
