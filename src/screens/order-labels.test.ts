import { expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { type OrderState, orderLabels } from './order-labels.ts';

const labelsIn = async (locale: Locale) => {
  const t = createTranslator({ locale, messages: await loadMessages(locale, ['order']) });
  return ([status, payment_status]: readonly [OrderState['status'], OrderState['payment_status']]) =>
    orderLabels({ status, payment_status }, t);
};

/** Every pair of states that an order can have, and what the product calls it. */
const STATES = [
  ['pending', 'unpaid', 'Payment pending', null],
  ['pending', 'reported', 'Payment pending', 'Transfer reported, being checked'],
  ['pending', 'partial', 'Payment pending', 'Partly paid'],
  ['pending', 'error', 'Payment error', null],
  ['completed', 'paid', 'Order completed', 'Payment successful'],
  ['cancelled', 'cancelled', 'Order cancelled', 'Payment cancelled'],
  ['expired', 'unpaid', 'Order expired', 'Unpaid'],
  ['failed', 'failed', 'Payment failed', null],
] as const;

it.each(STATES)('an order that is %s and %s is called "%s", and its payment %s', async (...state) => {
  const [status, payment, order, paid] = state;
  const labels = await labelsIn('en');
  expect(labels([status, payment])).toMatchObject({ order, payment: paid });
});

it.each(LOCALES)('in %s no two states of an order are called the same', async (locale) => {
  const labels = await labelsIn(locale);
  const called = STATES.map(([status, payment]) => labels([status, payment])).map(
    ({ order, payment }) => `${order} / ${payment}`,
  );
  expect(new Set(called).size).toBe(STATES.length);
});
