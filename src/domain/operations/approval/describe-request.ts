import { findAccountById } from '#db/queries/account.ts';
import type { ApprovalRow } from '#db/queries/approval.ts';
import { findApprovedBankAccount } from '#db/queries/bank-account.ts';
import { findBankLine } from '#db/queries/bank-line.ts';
import { findOfficeOrder } from '#db/queries/office-order.ts';
import { findPlan, listPriceHistory } from '#db/queries/plan.ts';
import {
  findActiveSubscription,
  findSubscriptionById,
  findSubscriptionOfOrder,
} from '#db/queries/subscription.ts';
import { APPROVAL_KINDS, isApprovalKind } from '#domain/foundation/approval/approval-kinds.ts';
import { type SettingKey, settingKeys } from '#domain/foundation/setting/business-settings.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { type Locale, locales } from '#i18n/locales.ts';

export type ChangeType = 'money' | 'instant' | 'text' | 'flag' | 'order_state' | 'number';

/** One thing that a request would change: how it is, and how it would be. */
export type Change = {
  readonly field: ChangeField;
  readonly type: ChangeType;
  readonly before: string | number | boolean | null;
  readonly after: string | number | boolean | null;
};

const CHANGE_FIELDS = [
  'order_state',
  'amount_paid',
  'owed',
  'period_end',
  'earlier_plan_end',
  'money_source',
  'plan_end',
  'granted_days',
  'price',
  'price_from',
  'name_en',
  'name_zh_TW',
  'name_zh_HK',
  'name_vi',
  'rank',
  'on_sale',
  'bank_code',
  'account_no',
  'holder',
  'virtual_prefix',
  ...settingKeys,
] as const;

export type ChangeField = (typeof CHANGE_FIELDS)[number];

export type RequestSubject = {
  readonly kind: 'order' | 'member' | 'plan' | 'bank_account' | 'other';
  /** What its page's address ends with; null where it has none. */
  readonly id: string | null;
  readonly label: string;
  /** Of an order: the version of which the changes tell. */
  readonly version?: number;
};

export type DescribedRequest = { readonly subject: RequestSubject; readonly changes: readonly Change[] };

type Question = { readonly row: ApprovalRow; readonly locale: Locale; readonly now: Date };

/** What a request is about, and what it would change, by the present state of things. */
export async function describeRequest(
  services: Services,
  question: Omit<Question, 'now'>,
): Promise<DescribedRequest> {
  const { row } = question;
  const of = { ...question, now: services.clock.now() };
  const other = { subject: { kind: 'other', id: null, label: row.subjectId }, changes: [] } as const;
  if (!isApprovalKind(row.kind)) return other;
  const describer: Describer = describers[row.kind];
  return (await describer(services, of)) ?? other;
}

type Describer = (services: Services, of: Question) => Promise<DescribedRequest | null>;

const describeVoid: Describer = async ({ db }, { row }) => {
  const found = await findOfficeOrder(db, { id: row.subjectId, brand: row.brand });
  if (found === null) return null;
  const { order } = found;
  const period = await findSubscriptionOfOrder(db, order.id);
  const earlier =
    period === null || period.supersedes === null ? null : await findSubscriptionById(db, period.supersedes);
  return {
    subject: { kind: 'order', id: order.id, label: order.orderNo, version: order.version },
    changes: [
      { field: 'order_state', type: 'order_state', before: order.paymentStatus, after: 'failed' },
      { field: 'period_end', type: 'instant', before: iso(period?.endAt), after: null },
      ...(earlier === null || period === null
        ? []
        : [
            {
              ...({ field: 'earlier_plan_end', type: 'instant', before: null } as const),
              after: iso(new Date(earlier.endAt.getTime() + period.frozenMs)),
            },
          ]),
      { field: 'owed', type: 'money', before: 0, after: order.amountPaid },
    ],
  };
};

const describeRevival: Describer = async ({ db }, { row }) => {
  const found = await findOfficeOrder(db, { id: row.subjectId, brand: row.brand });
  if (found === null) return null;
  const { order } = found;
  const { money } = APPROVAL_KINDS.revive_order.payload.parse(row.payload);
  const line =
    'bank_line_id' in money ? await findBankLine(db, { id: money.bank_line_id, brand: row.brand }) : null;
  const amount = 'amount' in money ? money.amount : (line?.amount ?? 0);
  const source =
    'amount' in money
      ? `${money.paid_on} ${money.reference}`
      : [line?.bookingDate, line?.memo, line?.counterAccount].filter(Boolean).join(' ');
  return {
    subject: { kind: 'order', id: order.id, label: order.orderNo, version: order.version },
    changes: [
      { field: 'order_state', type: 'order_state', before: order.orderStatus, after: 'paid' },
      {
        ...({ field: 'amount_paid', type: 'money', before: order.amountPaid } as const),
        after: order.amountPaid + amount,
      },
      { field: 'money_source', type: 'text', before: null, after: source },
    ],
  };
};

const describeGrant: Describer = async ({ db }, { row }) => {
  const { days } = APPROVAL_KINDS.grant.payload.parse(row.payload);
  const account = await findAccountById(db, Number(row.subjectId));
  if (account === null || account.brand !== row.brand) return null;
  const running = await findActiveSubscription(db, account.id);
  return {
    subject: { kind: 'member', id: account.uuid, label: account.nickName },
    changes: [
      { field: 'plan_end', type: 'instant', before: iso(running?.endAt), after: null },
      { field: 'granted_days', type: 'number', before: null, after: days },
    ],
  };
};

const describePrice: Describer = async ({ db }, { row, locale, now }) => {
  const { price, valid_from: from } = APPROVAL_KINDS.price.payload.parse(row.payload);
  const plan = await findPlan(db, { id: Number(row.subjectId), brand: row.brand });
  if (plan === null) return null;
  const history = await listPriceHistory(db, [plan.id]);
  const current = history
    .filter(({ validFrom }) => validFrom <= now)
    .toSorted((a, b) => b.validFrom.getTime() - a.validFrom.getTime())[0];
  return {
    subject: { kind: 'plan', id: String(plan.id), label: localText(plan.names, locale) },
    changes: [
      { field: 'price', type: 'money', before: current?.priceMinor ?? plan.priceMinor, after: price },
      { field: 'price_from', type: 'instant', before: null, after: from },
    ],
  };
};

const describePlan: Describer = async ({ db }, { row, locale }) => {
  const { names = {}, rank, on_sale: onSale } = APPROVAL_KINDS.plan.payload.parse(row.payload);
  const plan = await findPlan(db, { id: Number(row.subjectId), brand: row.brand });
  if (plan === null) return null;
  const written: Readonly<Partial<Record<Locale, string>>> = plan.names;
  return {
    subject: { kind: 'plan', id: String(plan.id), label: localText(plan.names, locale) },
    changes: [
      ...locales.flatMap((language): Change[] => {
        const after = names[language];
        if (after === undefined) return [];
        return [{ field: `name_${language}`, type: 'text', before: written[language] ?? null, after }];
      }),
      ...(rank === undefined
        ? []
        : [{ field: 'rank', type: 'number', before: plan.rank, after: rank } as const]),
      ...(onSale === undefined
        ? []
        : [{ field: 'on_sale', type: 'flag', before: plan.onSale, after: onSale } as const]),
    ],
  };
};

const describeAccount: Describer = async ({ db }, { row }) => {
  const asked = APPROVAL_KINDS.bank_account.payload.parse(row.payload);
  const current = await findApprovedBankAccount(db, { brand: row.brand, includeSamples: true });
  return {
    subject: { kind: 'bank_account', id: null, label: `${asked.bank_code} ${asked.account_no}` },
    changes: [
      { field: 'bank_code', type: 'text', before: current?.bankCode ?? null, after: asked.bank_code },
      { field: 'account_no', type: 'text', before: current?.accountNo ?? null, after: asked.account_no },
      { field: 'holder', type: 'text', before: current?.holder ?? null, after: asked.holder },
      ...(asked.virtual_prefix === null && (current?.virtualPrefix ?? null) === null
        ? []
        : [
            {
              ...({ field: 'virtual_prefix', type: 'text', before: current?.virtualPrefix ?? null } as const),
              after: asked.virtual_prefix,
            },
          ]),
    ],
  };
};

const describeSetting: Describer = async (_services, { row }) => {
  const { key, value, before } = APPROVAL_KINDS.setting.payload.parse(row.payload);
  const type = typeof value === 'boolean' ? 'flag' : MONEY_SETTINGS.includes(key) ? 'money' : 'number';
  return {
    subject: { kind: 'other', id: null, label: row.brand },
    changes: [{ field: key, type, before, after: value }],
  };
};

const MONEY_SETTINGS: readonly SettingKey[] = [
  'order_limit',
  'payment_tolerance',
  'typed_limit',
  'typed_daily_limit',
];

/** Of an open order the state that the money brings is not told: it depends on what came in until then. */
const describeTyped: Describer = async ({ db }, { row }) => {
  const found = await findOfficeOrder(db, { id: row.subjectId, brand: row.brand });
  if (found === null) return null;
  const { order } = found;
  const { money } = APPROVAL_KINDS.typed_payment.payload.parse(row.payload);
  return {
    subject: { kind: 'order', id: order.id, label: order.orderNo, version: order.version },
    changes: [
      {
        field: 'amount_paid',
        type: 'money',
        before: order.amountPaid,
        after: order.amountPaid + money.amount,
      },
      { field: 'money_source', type: 'text', before: null, after: `${money.paid_on} ${money.reference}` },
    ],
  };
};

const describers = {
  void_order: describeVoid,
  revive_order: describeRevival,
  typed_payment: describeTyped,
  grant: describeGrant,
  price: describePrice,
  plan: describePlan,
  bank_account: describeAccount,
  setting: describeSetting,
} as const satisfies Record<keyof typeof APPROVAL_KINDS, Describer>;

function iso(instant: Date | undefined): string | null {
  return instant?.toISOString() ?? null;
}
