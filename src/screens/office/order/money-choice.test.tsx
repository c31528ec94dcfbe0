import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeOrderContract } from '#api/office/orders/[id].contract.ts';
import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { makeMember } from '#tests/support/members.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { openSite, type Site } from '#tests/support/site.ts';
import { OfficeContext } from '../frame/office-context.ts';
import { MoneyChoice } from './money-choice.tsx';

let test: TestServices;
let site: Site;
let office: Office;
beforeAll(async () => {
  test = await testServices();
  test.setNow(new Date('2026-11-20T04:00:00Z'));
  site = await openSite(test.services);
  office = await openOffice(test.services);
});
afterAll(() => test.close());

/** The fields of the dialog that confirms an order, as they are when it opens. */
async function fields(report: { last5: string; amount: number; paidAt: Date; note: string } | null) {
  const { member } = await makeMember(test.services);
  const order = await site.order(member, 'weekly');
  if (report !== null) await reportTransfer(test.services, { member, orderId: order.id, report });
  const { data } = await office.get(`/orders/${order.id}`, 'finance');
  const detail = officeOrderContract.data.parse(data);
  const messages = await loadMessages('en', ['office-orders', 'office-accounts', 'ui']);
  const html = renderToStaticMarkup(
    <LanguageProvider locale="en" messages={messages}>
      <OfficeContext
        value={{
          operator: { id: 'o', email: 'o@example.com', role: 'finance', brands: ['blue'], permissions: [] },
          brand: 'blue',
          zone: 'Asia/Taipei',
          isAlone: false,
          hasBrands: false,
          brandNames: {},
          leagueNames: {},
        }}
      >
        <MoneyChoice detail={detail} missing={3000} errors={{}} />
      </OfficeContext>
    </LanguageProvider>,
  );
  const value = (name: string) =>
    new RegExp(`<input(?=[^>]*name="${name}")[^>]*\\bvalue="([^"]*)"`).exec(html)?.[1] ?? null;
  return { amount: value('amount'), paidOn: value('paid_on'), reference: value('reference'), html };
}

it('begins with what the member reported: amount, day in the office’s zone, last five digits and note', async () => {
  const paidAt = new Date('2026-11-19T17:30:00Z');
  const filled = await fields({ last5: '54321', amount: 2990, paidAt, note: 'from my sister' });
  expect(filled).toMatchObject({ amount: '2990', paidOn: '2026-11-20', reference: '54321 from my sister' });
});

it('begins with what is missing where nothing was reported, and with no day', async () => {
  const filled = await fields(null);
  expect(filled.amount).toBe('3000');
  expect(filled.paidOn ?? '').toBe('');
});
