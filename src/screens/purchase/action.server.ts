import { cancelOrderContract } from '#api/subscribe/cancel.contract.ts';
import { reportTransferContract } from '#api/subscribe/report/[id].contract.ts';
import { simulatePaymentContract } from '#api/subscribe/sandbox/[id].contract.ts';
import { subscribeContract } from '#api/subscribe.contract.ts';
import { readInstant } from '#domain/foundation/clock/read-instant.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { createTranslator } from '#i18n/t.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { callApi, failForm, goOn, readForm, sendBack, textOf } from '../sent-form.server.ts';

const REPORT_FIELDS = ['last5', 'amount', 'paid_at', 'note'] as const;

/** Reports a transfer for an order, or gives the order up; in the sandbox also what the bank does. What is done leads back to the page, as it is then. */
export async function purchaseAction(context: PageContext, request: Request, { pathname, search }: URL) {
  const form = await readForm(request);
  const goesTo = `${pathname}${search}`;
  switch (textOf(form, 'form')) {
    case 'report':
      return report(context, form, goesTo);
    case 'cancel':
      return cancel(context, form, goesTo);
    case 'bank':
      return simulateEvent(context, form, goesTo);
    case 'begin':
      return orderInSandbox(context, form);
    default:
      throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' });
  }
}

async function report(context: PageContext, form: FormData, goesTo: string) {
  const [last5, amount] = [digitsOf(textOf(form, 'last5')), digitsOf(textOf(form, 'amount'))];
  const paidAt = readInstant(textOf(form, 'paid_at'), BRAND_ZONE);
  const typed = Object.fromEntries(REPORT_FIELDS.map((name) => [name, textOf(form, name)]));
  const errors = await reportErrors(context, { last5, amount, paidAt });
  if (paidAt === null || Object.keys(errors).length > 0) return failForm({ form: 'report', errors, typed });
  const called = await callApi(context, reportTransferContract, {
    params: { id: textOf(form, 'order') },
    body: { last5, amount: Number(amount), paid_at: paidAt.toISOString(), note: textOf(form, 'note') },
    idempotencyKey: textOf(form, 'key'),
  });
  if (called.status) return goOn(goesTo, called.headers);
  return sendBack(context, called, { form: 'report', fields: REPORT_FIELDS, typed });
}

/** What is wrong with a report as it was typed, in the words of its own fields. */
async function reportErrors(
  { locale, brand }: PageContext,
  {
    last5,
    amount,
    paidAt,
  }: { readonly last5: string; readonly amount: string; readonly paidAt: Date | null },
): Promise<Readonly<Record<string, string>>> {
  const t = createTranslator<'purchase'>({
    locale,
    messages: await loadMessages(locale, ['purchase']),
    overrides: brand.messageOverrides[locale],
  });
  return {
    ...(/^\d{5}$/.test(last5) ? {} : { last5: t('purchase.report.last5Error') }),
    ...(/^[1-9]\d{0,6}$/.test(amount) ? {} : { amount: t('purchase.report.amountError') }),
    ...(paidAt === null ? { paid_at: t('purchase.report.timeError') } : {}),
  };
}

async function cancel(context: PageContext, form: FormData, goesTo: string) {
  const called = await callApi(context, cancelOrderContract, {
    body: { order_id: textOf(form, 'order') },
    idempotencyKey: textOf(form, 'key'),
  });
  if (called.status) return goOn(goesTo, called.headers);
  return sendBack(context, called, { form: 'cancel', fields: [] });
}

/** An event of the bank, in the sandbox. */
async function simulateEvent(context: PageContext, form: FormData, goesTo: string) {
  const called = await callApi(context, simulatePaymentContract, {
    params: { id: textOf(form, 'order') },
    body: { event: textOf(form, 'event') },
  });
  if (called.status) return goOn(goesTo, called.headers);
  return sendBack(context, called, { form: 'bank', fields: [] });
}

/** A sandbox order, which its page then shows as the newest. */
async function orderInSandbox(context: PageContext, form: FormData) {
  const called = await callApi(context, subscribeContract, {
    body: {
      plan_id: Number(textOf(form, 'plan_id')),
      agree: true,
      terms_version: Number(textOf(form, 'terms_version')),
      sandbox: true,
    },
    idempotencyKey: textOf(form, 'key'),
  });
  if (called.status) return goOn(localePath(context.locale, '/purchase_test'), called.headers);
  return sendBack(context, called, { form: 'begin', fields: ['plan_id'] });
}

/** Digits as people type them, full-width ones too, without separators. */
function digitsOf(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s,.]/g, '');
}
