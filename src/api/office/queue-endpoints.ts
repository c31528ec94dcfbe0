import { GET as approval } from './approvals/[id].ts';
import { GET as bankLines } from './bank-lines.ts';
import type { OfficeEndpoint } from './office-endpoint.ts';
import { POST as owed } from './orders/[id]/owed.ts';
import { POST as typedPayment } from './orders/[id]/typed-payment.ts';
import { GET as order } from './orders/[id].ts';
import { GET as orders } from './orders.ts';
import { POST as preview } from './statements/preview.ts';
import { GET as statementList } from './statements.ts';
import { GET as typedPayments } from './typed-payments.ts';

/** What the queue of transfers shows beside itself: orders, statements, the lines of the bank, and a request in full. */
export const queueEndpoints: readonly OfficeEndpoint[] = [
  approval,
  orders,
  order,
  statementList,
  preview,
  bankLines,
  owed,
  typedPayment,
  typedPayments,
];
