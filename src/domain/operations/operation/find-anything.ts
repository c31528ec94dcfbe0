import { findPickForOperator } from '#db/queries/grade.ts';
import { listMembers } from '#db/queries/office-member.ts';
import { listOfficeOrders } from '#db/queries/office-order.ts';
import { readSearch } from '#domain/accounts/member/search-members.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { mayDo } from '#domain/foundation/permission/permissions.ts';
import { maskEmail } from '#domain/foundation/security/mask-personal.ts';
import { serialText } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { Locale } from '#terms/locales.ts';

type Found = {
  readonly kind: 'member' | 'order' | 'pick';
  readonly id: string;
  readonly label: string;
  readonly note: string;
  readonly path: string;
};

type Question = {
  readonly operator: Operator;
  readonly brand: string;
  readonly text: string;
  readonly locale: Locale;
};

/** Of each kind; who looks for more opens its list. */
const MAX_OF_A_KIND = 5;
const SERIAL = /^(\d{4}-\d{2}-\d{2})[/ #-]+(\d{1,6})$/;

/** Whatever an operator may open by what they typed: orders first, since their numbers are looked for most. */
export async function findAnything(services: Services, question: Question): Promise<Found[]> {
  const found = await Promise.all([
    mayDo(question.operator.role, 'orders.view') ? findOrders(services, question) : [],
    mayDo(question.operator.role, 'members.view') ? findMembers(services, question) : [],
    mayDo(question.operator.role, 'results.view') ? findPicks(services, question) : [],
  ]);
  return found.flat();
}

async function findOrders({ db }: Services, { brand, text, locale }: Question): Promise<Found[]> {
  const page = { sort: 'created_at', direction: 'desc', limit: MAX_OF_A_KIND, offset: 0 } as const;
  const { rows } = await listOfficeOrders(db, { brand, search: text }, page);
  return rows.map(({ order, nickName }) => ({
    kind: 'order',
    id: order.id,
    label: order.orderNo,
    note: `${nickName} · ${formatMoney(order.amountDue, order.currency, locale)}`,
    path: `/office/orders/${order.id}`,
  }));
}

async function findMembers({ db }: Services, { brand, text }: Question): Promise<Found[]> {
  const filter = { brand, search: readSearch(text), states: ['active', 'unverified', 'suspended'] } as const;
  const { rows } = await listMembers(db, filter, { limit: MAX_OF_A_KIND, offset: 0 });
  return rows.map(({ account }) => ({
    kind: 'member',
    id: account.uuid,
    label: account.nickName,
    note: maskEmail(account.email),
    path: `/office/members/${account.uuid}`,
  }));
}

async function findPicks({ db }: Services, { text }: Question): Promise<Found[]> {
  const [, day, no] = SERIAL.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return [];
  const row = await findPickForOperator(db, { day, no: Number(no) });
  if (row === null) return [];
  return [
    {
      kind: 'pick',
      id: row.pick.id,
      label: serialText(day, Number(no)),
      note: formatDate(row.pick.startAt, BRAND_ZONE),
      path: `/office/picks/${row.pick.id}`,
    },
  ];
}
