import { redirect } from 'react-router';
import { cancelOrderContract } from '#api/subscribe/cancel.contract.ts';
import { subscribeContract } from '#api/subscribe.contract.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { answerForm, callApi, goOn, readForm, sendBack, textOf } from '../sent-form.server.ts';
import type { SentOrder } from './sent-order.ts';
import { loginHref, readSubscribeQuery } from './subscribe-query.ts';

/** Orders the chosen plan, or gives up the order that is open. */
export async function subscribeAction(
  context: PageContext,
  request: Request,
  { pathname, search, searchParams }: URL,
) {
  if (context.member === null) throw redirect(loginHref(context.locale, readSubscribeQuery(searchParams)));
  const form = await readForm(request);
  switch (textOf(form, 'form')) {
    case 'order':
      return order(context, form);
    case 'cancel':
      return cancel(context, form, `${pathname}${search}`);
    default:
      throw new Response('Bad Request', { status: 400, statusText: 'Bad Request' });
  }
}

async function order(context: PageContext, form: FormData) {
  const coupon = textOf(form, 'coupon_code');
  const called = await callApi(context, subscribeContract, {
    body: {
      plan_id: Number(textOf(form, 'plan_id')),
      agree: form.has('agree'),
      terms_version: Number(textOf(form, 'terms_version')),
      ...(coupon === '' ? {} : { coupon_code: coupon }),
    },
    idempotencyKey: textOf(form, 'key'),
  });
  if (called.status) return goOn(localePath(context.locale, '/purchase'), called.headers);
  const openId = openOrderOf(called);
  if (openId === null) return sendBack(context, called, { form: 'order', fields: ['agree'] });
  const sent: SentOrder = { form: 'order', errors: {}, typed: {}, openId };
  return answerForm(called, sent);
}

async function cancel(context: PageContext, form: FormData, goesTo: string) {
  const called = await callApi(context, cancelOrderContract, {
    body: { order_id: textOf(form, 'order') },
    idempotencyKey: textOf(form, 'key'),
  });
  if (called.status) return goOn(goesTo, called.headers);
  const sent: SentOrder = {
    form: 'cancel',
    errors: { base: Object.values(called.msg).flat().join(' ') },
    typed: {},
    openId: textOf(form, 'order'),
  };
  return answerForm(called, sent);
}

/** The order that stands in the way, where the answer names one. */
function openOrderOf({ code, data }: { readonly code: number; readonly data: unknown }): string | null {
  const id: unknown =
    code === 409 && typeof data === 'object' && data !== null && 'order_id' in data ? data.order_id : null;
  return typeof id === 'string' ? id : null;
}
