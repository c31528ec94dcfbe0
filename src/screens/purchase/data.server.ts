import { redirect } from 'react-router';
import { requireMember } from '#domain/accounts/member/require-member.ts';
import { listContacts } from '#domain/content/contact/list-contacts.ts';
import { showLatestOrder, showOrder } from '#domain/money/order/show-order.ts';
import { listPlans } from '#domain/picks/plan-forecast/list-plans.ts';
import { formatDateTime } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { zonePlace } from '#i18n/zone-labels.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { qrCode } from '#platform/qr-code.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { PageContext } from '../../page/page-context.ts';
import { findDocument } from '../legal-texts.server.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { transferAddress } from './transfer-code.server.ts';

type ShownOrder = NonNullable<Awaited<ReturnType<typeof showLatestOrder>>>;

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The order that the address names, else the newest one; a sandbox order or a real one, never of the other kind. */
export async function loadPurchase(context: PageContext, search: URLSearchParams, isTest = false) {
  const { services, brand, locale } = context;
  if (isTest && !services.env.paymentsSandbox) {
    throw redirect(`${localePath(locale, '/purchase')}${search.size > 0 ? `?${search}` : ''}`);
  }
  const [order, messages, meta, contacts, sandbox] = await Promise.all([
    findShown(context, { id: search.get('order'), isTest }),
    loadMessages(locale, ['order', 'purchase']),
    loadPageTexts(context),
    listContacts(services, { brand: brand.key, locale }),
    isTest ? loadSandbox(context) : null,
  ]);
  const zone = BRAND_ZONE;
  return {
    locale,
    messages,
    meta,
    place: zonePlace(zone, locale),
    isTest,
    sandbox,
    now: services.clock.now().toISOString(),
    /** What the field for the time of a transfer begins with, on the clocks of the zone. */
    minute: formatDateTime(services.clock.now(), zone).replace(' ', 'T').slice(0, 16),
    /** For the next form of this page. */
    writeKey: newId(),
    /** When somebody looks at transfers, as the brand's contacts say it. */
    hours: [...new Set(contacts.items.map((contact) => contact.hours).filter((hours) => hours !== ''))],
    order: order && {
      ...order,
      date: formatDateTime(order.date, zone),
      deadline: formatDateTime(order.expires_at, zone),
      timeline: order.timeline.map((step) => ({ ...step, at: formatDateTime(step.at, zone) })),
      code: isPayable(order) ? codeOf(order) : null,
    },
  };
}

export type PurchaseData = Awaited<ReturnType<typeof loadPurchase>>;
export type PurchaseOrder = NonNullable<PurchaseData['order']>;

async function findShown(
  { services, member: given, locale }: PageContext,
  { id, isTest }: { readonly id: string | null; readonly isTest: boolean },
): Promise<ShownOrder | null> {
  const member = requireMember(given);
  if (id === null) return showLatestOrder(services, { member, locale, isTest });
  if (!ID.test(id)) return null;
  try {
    const order = await showOrder(services, { member, id, locale });
    return order.is_test === isTest ? order : null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** What a sandbox order is made from: the plans, and the version of the terms. */
async function loadSandbox(context: PageContext) {
  const { services, brand, locale, member } = context;
  const [plans, purchase] = await Promise.all([
    listPlans(services, { brand: brand.key, locale, running: member?.plan ?? null }),
    findDocument(context, 'purchase'),
  ]);
  return {
    plans: plans.items.filter(({ purchasable }) => purchasable).map(({ id, name }) => ({ id, name })),
    terms: purchase?.version ?? null,
  };
}

/** Money is still to come: the order waits for it, in whole or in part. */
function isPayable({ status, payment_status: payment }: ShownOrder): boolean {
  return status === 'pending' && (payment === 'unpaid' || payment === 'partial');
}

function codeOf({ bank, amount, missing, payment_ref: reference }: ShownOrder) {
  const due = missing > 0 ? missing : amount;
  return qrCode(transferAddress({ bankCode: bank.code, accountNo: bank.account_no, amount: due, reference }));
}
