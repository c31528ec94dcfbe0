import { approvalsContract } from '../approvals.contract.ts';
import { GET as approvals } from '../approvals.ts';
import { bankAccountsContract } from '../bank-accounts.contract.ts';
import { GET as bankAccounts } from '../bank-accounts.ts';
import { bankLinesContract } from '../bank-lines.contract.ts';
import { GET as bankLines } from '../bank-lines.ts';
import { officeCouponsContract } from '../coupons.contract.ts';
import { GET as coupons } from '../coupons.ts';
import { plansContract } from '../plans.contract.ts';
import { GET as plans } from '../plans.ts';
import { statementListContract } from '../statements.contract.ts';
import { GET as statements } from '../statements.ts';
import { transfersContract } from '../transfers.contract.ts';
import { GET as transfers } from '../transfers.ts';
import { typedPaymentsContract } from '../typed-payments.contract.ts';
import { GET as typedPayments } from '../typed-payments.ts';
import { officeList } from './office-list.ts';

/** The lists about money, as files. */
export const moneyLists = {
  approvals: officeList(approvalsContract, approvals, {
    rows: (requests) => requests,
    columns: {
      id: ({ id }) => id,
      brand: ({ brand }) => brand,
      kind: ({ kind }) => kind,
      about: ({ subject }) => subject.label,
      changes: ({ changes }) => changes.map(({ field, after }) => `${field}: ${after ?? '-'}`).join('; '),
      reason: ({ reason }) => reason,
      proposed_by: ({ proposer }) => proposer,
      proposed_at: ({ proposed_at: at }) => at,
      lapses_at: ({ lapses_at: at }) => at,
      status: ({ status }) => status,
      decided_by: ({ decider }) => decider,
      decided_at: ({ decided_at: at }) => at,
    },
  }),
  transfers: officeList(transfersContract, transfers, {
    rows: (orders) => orders,
    columns: {
      order_no: (row) => row.order_no,
      created_at: (row) => row.created_at,
      waiting_since: (row) => row.waiting_since,
      is_overdue: (row) => row.is_overdue,
      expires_at: (row) => row.expires_at,
      member: ({ member }) => member.uuid,
      nick_name: ({ member }) => member.nick_name,
      plan: (row) => row.plan,
      amount_due: (row) => row.amount,
      amount_paid: (row) => row.amount_paid,
      currency: (row) => row.currency,
      payment_status: (row) => row.payment_status,
      payment_ref: (row) => row.payment_ref,
      reported_at: (row) => row.reported_at,
      reported_amount: ({ report }) => report?.amount ?? null,
      reported_paid_at: ({ report }) => report?.paid_at ?? null,
      reported_last5: ({ report }) => report?.last5 ?? null,
      reported_note: ({ report }) => report?.note ?? null,
      proposed_line: ({ proposal }) => proposal?.line.id ?? null,
      proposed_for: ({ proposal }) => proposal?.reason ?? null,
    },
  }),
  statements: officeList(statementListContract, statements, {
    rows: (data) => data.statements,
    columns: {
      id: (row) => row.id,
      file_name: (row) => row.file_name,
      imported_at: (row) => row.imported_at,
      imported_by: (row) => row.imported_by,
      lines_read: (row) => row.lines_read,
      lines_added: (row) => row.lines_added,
    },
  }),
  bank_lines: officeList(bankLinesContract, bankLines, {
    rows: (lines) => lines,
    columns: {
      id: (row) => row.id,
      booking_date: (row) => row.booking_date,
      amount: (row) => row.amount,
      memo: (row) => row.memo,
      counter_account: (row) => row.counter_account,
      file_name: (row) => row.file_name,
      order_no: ({ order }) => order?.order_no ?? null,
      may_belong_to: ({ candidates }) => candidates.map(({ order_no: no }) => no).join('; '),
    },
  }),
  typed_payments: officeList(typedPaymentsContract, typedPayments, {
    rows: (payments) => payments,
    columns: {
      id: (row) => row.id,
      order_no: ({ order }) => order.order_no,
      amount: (row) => row.amount,
      paid_on: (row) => row.paid_on,
      reference: (row) => row.reference,
      recorded_by: (row) => row.recorded_by,
      recorded_at: (row) => row.recorded_at,
      approval: (row) => row.approval_id,
      matched: ({ line }) => line !== null,
      bank_line: ({ line }) => line?.id ?? null,
      booking_date: ({ line }) => line?.booking_date ?? null,
    },
  }),
  plans: officeList(plansContract, plans, {
    rows: (all) => all.flatMap((plan) => plan.prices.map((price) => ({ plan, price }))),
    columns: {
      plan_id: ({ plan }) => plan.id,
      period: ({ plan }) => plan.period,
      rank: ({ plan }) => plan.rank,
      on_sale: ({ plan }) => plan.on_sale,
      name_en: ({ plan }) => plan.names.en ?? null,
      name_zh_TW: ({ plan }) => plan.names.zh_TW ?? null,
      name_zh_HK: ({ plan }) => plan.names.zh_HK ?? null,
      name_vi: ({ plan }) => plan.names.vi ?? null,
      currency: ({ plan }) => plan.currency,
      price_from: ({ price }) => price.valid_from,
      price: ({ price }) => price.price,
      is_current: ({ price }) => price.is_current,
    },
  }),
  coupons: officeList(officeCouponsContract, coupons, {
    rows: (all) => all,
    columns: {
      id: (row) => row.id,
      code: (row) => row.code,
      state: (row) => row.state,
      type: (row) => row.type,
      value: (row) => row.value,
      plan_ids: (row) => row.plan_ids.join('; '),
      from: (row) => row.from,
      until: (row) => row.until,
      reserved: (row) => row.reserved,
      redeemed: (row) => row.redeemed,
      max_redemptions: (row) => row.max_redemptions,
      per_member: (row) => row.per_member,
      first_order_only: (row) => row.first_order_only,
      is_public: (row) => row.is_public,
      created_at: (row) => row.created_at,
    },
  }),
  bank_accounts: officeList(bankAccountsContract, bankAccounts, {
    rows: (accounts) => accounts,
    columns: {
      id: (row) => row.id,
      bank_code: (row) => row.bank_code,
      bank_name: (row) => row.bank_name,
      branch: (row) => row.branch,
      account_no: (row) => row.account_no,
      holder: (row) => row.holder,
      virtual_prefix: (row) => row.virtual_prefix,
      status: (row) => row.status,
      is_sample: (row) => row.is_sample,
      created_at: (row) => row.created_at,
      approved_at: (row) => row.approved_at,
      retired_at: (row) => row.retired_at,
      request: ({ request }) => request?.id ?? null,
    },
  }),
} as const;
