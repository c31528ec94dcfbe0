import { lockOrder, type OrderRow } from '#db/queries/order.ts';
import type { TransferReport } from '#db/tables/member-order.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { changeOrder } from './change-order.ts';
import { notifyMember } from './notify-member.ts';

/** A member's clock may run ahead of ours by this much. */
const CLOCK_SLACK_MS = 10 * 60_000;

type TransferReportOptions = {
  readonly member: Member;
  readonly orderId: string;
  readonly report: Omit<TransferReport, 'paidAt'> & { readonly paidAt: Date };
};

/** The member says that they have paid (T2 in docs/product/orders.md): the order waits for an operator and no longer for its deadline. */
export async function reportTransfer(
  services: Services,
  { member, orderId, report }: TransferReportOptions,
): Promise<OrderRow> {
  return services.db.transaction(async (tx) => {
    const order = await lockOrder(tx, { id: orderId, brand: member.brand });
    if (order === null || order.accountId !== member.id) throw new AppError('not_found', 'not their order');
    const now = services.clock.now();
    if (report.paidAt.getTime() > now.getTime() + CLOCK_SLACK_MS) {
      throw new AppError('invalid', 'paid in the future', {
        fields: { paid_at: [{ key: 'orders.paidLater' }] },
      });
    }
    const reported = await changeOrder(tx, order, {
      action: 'report',
      by: 'member',
      actorId: member.uuid,
      now,
      changes: { report: { ...report, paidAt: report.paidAt.toISOString() }, reportedAt: now },
      detail: { amount: report.amount },
    });
    await notifyMember(services, tx, { order: reported, event: 'reported' });
    return reported;
  });
}
