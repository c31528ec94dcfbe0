import { listOpenLines, listTransferQueue } from '#db/queries/transfer-queue.ts';
import { pickText } from '#domain/content/localized-text.ts';
import { maskEmail } from '#domain/member/mask-personal.ts';
import { brandDay } from '#domain/record/brand-day.ts';
import type { Services } from '#domain/services.ts';
import { businessConstants } from '#domain/setting/business-constants.ts';
import { type OpenLine, proposeLine } from '#domain/statement/match-line.ts';
import type { Locale } from '#i18n/locales.ts';

const DAY_MS = 86_400_000;
const OVERDUE_MS = 72 * 3_600_000;
/** More lines than a brand's bank books in the window in which they can still pay for something. */
const MOST_LINES = 5000;

type QueueRow = Awaited<ReturnType<typeof listTransferQueue>>['rows'][number];

/** The office's queue: what waits for money, the oldest first, each with the line of the bank that seems to pay it. */
export async function listTransfers(
  services: Services,
  of: {
    readonly brand: string;
    readonly locale: Locale;
    readonly state: 'reported' | 'all';
    readonly page: number;
    readonly perPage: number;
  },
) {
  const now = services.clock.now();
  const { rows, total } = await listTransferQueue(services.db, {
    brand: of.brand,
    states:
      of.state === 'all' ? ['unpaid', 'reported', 'partial', 'error'] : ['reported', 'partial', 'error'],
    limit: of.perPage,
    offset: (of.page - 1) * of.perPage,
  });
  const since = brandDay(new Date(now.getTime() - businessConstants.lateTransferDays * DAY_MS));
  const lines =
    rows.length > 0 ? await listOpenLines(services.db, { brand: of.brand, since, limit: MOST_LINES }) : [];
  return { items: rows.map((row) => transferView(row, { lines, now, locale: of.locale })), total };
}

function transferView(
  { order, uuid, nickName, email }: QueueRow,
  {
    lines,
    now,
    locale,
  }: { readonly lines: readonly OpenLine[]; readonly now: Date; readonly locale: Locale },
) {
  const proposal = proposeLine(
    {
      ...{
        id: order.id,
        paymentRef: order.paymentRef,
        amountDue: order.amountDue,
        amountPaid: order.amountPaid,
      },
      last5: order.report?.last5 ?? null,
      reportedAmount: order.report?.amount ?? null,
      day: brandDay(order.report === null ? order.createdAt : new Date(order.report.paidAt)),
    },
    lines,
  );
  const line = lines.find(({ id }) => id === proposal?.lineId);
  const waitedMs = now.getTime() - (order.reportedAt ?? order.createdAt).getTime();
  return {
    ...{ id: order.id, order_no: order.orderNo },
    member: { uuid, nick_name: nickName, email_masked: maskEmail(email) },
    plan: pickText(order.plan.names, locale)?.text ?? order.plan.period,
    ...{ amount: order.amountDue, amount_paid: order.amountPaid, currency: order.currency },
    ...{ status: order.orderStatus, payment_status: order.paymentStatus, payment_ref: order.paymentRef },
    created_at: order.createdAt.toISOString(),
    reported_at: order.reportedAt?.toISOString() ?? null,
    expires_at: order.expiresAt.toISOString(),
    report: order.report && {
      ...{ last5: order.report.last5, amount: order.report.amount },
      ...{ paid_at: order.report.paidAt, note: order.report.note },
    },
    is_overdue: order.paymentStatus === 'partial' && waitedMs > OVERDUE_MS,
    proposal:
      proposal === null || line === undefined
        ? null
        : {
            line: {
              ...{ id: line.id, booking_date: line.bookingDate, amount: line.amount },
              ...{ memo: line.memo, counter_account: line.counterAccount },
            },
            reason: proposal.reason,
          },
    version: order.version,
  };
}
