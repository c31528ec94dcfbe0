import { reportTransfer } from '#domain/money/order/report-transfer.ts';
import { describeOrder } from '#domain/money/order/show-order.ts';
import { endpoint } from '../../endpoint.ts';
import { reportTransferContract } from './[id].contract.ts';

export const POST = endpoint(
  reportTransferContract,
  async ({ params, body }, { services, member, locale }) => {
    const { last5, amount, paid_at: paidAt, note } = body;
    const report = { last5, amount, paidAt: new Date(paidAt), note };
    const order = await reportTransfer(services, { member, orderId: params.id, report });
    return { data: await describeOrder(services, order, locale) };
  },
);
