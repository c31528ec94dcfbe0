import { DAY_MS } from '#terms/durations.ts';
import { virtualAccountsOf } from './match-line.ts';
import { findPaymentReferences } from './payment-reference.ts';

/** A payment that an operator typed, and what a line of the bank could name of its order. */
type TypedPayment = {
  readonly id: string;
  readonly amount: number;
  readonly paidOn: string;
  readonly reference: string;
  readonly paymentRef: string;
  readonly virtualAccount: string | null;
  readonly last5: string | null;
};

type FreeLine = {
  readonly id: string;
  readonly amount: number;
  readonly bookingDate: string;
  readonly memo: string;
  readonly counterAccount: string;
};

type Pair = { readonly paymentId: string; readonly lineId: string };

/** An operator types the day that they read; the bank may book it later, over a weekend. */
export const TYPED_DAYS_APART = 3;
/** A shorter text is found in a memo by chance. */
const MIN_LENGTH = 6;

/**
 * The lines that confirm typed payments: the same amount, booked at most three days apart, and the line names the order (by an
 * account of its own or its reference), or the typed words, or it ends with the digits that the member reported. One line goes to one
 * payment: where two of either fit alike none is joined, and a person decides. A line that names another order fits none.
 */
export function matchTyped(
  payments: readonly TypedPayment[],
  lines: readonly FreeLine[],
  isReference: (text: string) => boolean,
): Pair[] {
  const read = lines.map((line) => readLine(line, isReference));
  const [joinedPayments, joinedLines] = [new Set<string>(), new Set<string>()];
  const pairs: Pair[] = [];
  for (const rule of RULES) {
    const found = payments
      .filter(({ id }) => !joinedPayments.has(id))
      .map((payment) => ({
        payment,
        fitting: read.filter(
          (line) => !joinedLines.has(line.id) && isNear(payment, line) && rule(payment, line),
        ),
      }));
    for (const { payment, fitting } of found) {
      const [line, ...twins] = fitting;
      if (line === undefined || twins.length > 0) continue;
      const rivals = found.filter((other) => other.fitting.some(({ id }) => id === line.id));
      if (rivals.length > 1) continue;
      joinedPayments.add(payment.id);
      joinedLines.add(line.id);
      pairs.push({ paymentId: payment.id, lineId: line.id });
    }
  }
  return pairs;
}

type ReadLine = {
  readonly id: string;
  readonly amount: number;
  readonly bookedMs: number;
  readonly references: readonly string[];
  readonly accounts: readonly string[];
  readonly memo: string;
  readonly digits: string;
};

function readLine(line: FreeLine, isReference: (text: string) => boolean): ReadLine {
  return {
    id: line.id,
    amount: line.amount,
    bookedMs: Date.parse(line.bookingDate),
    references: findPaymentReferences(line.memo).filter(isReference),
    accounts: virtualAccountsOf(line),
    memo: plain(line.memo),
    digits: line.counterAccount.replaceAll(/\D/g, ''),
  };
}

function isNear({ amount, paidOn }: TypedPayment, line: ReadLine): boolean {
  return amount === line.amount && Math.abs(line.bookedMs - Date.parse(paidOn)) <= TYPED_DAYS_APART * DAY_MS;
}

/** Whether a line says of no order that it is meant for it. */
const namesNoOrder = ({ references, accounts }: ReadLine) => references.length === 0 && accounts.length === 0;

/** The surest first. */
const RULES: readonly ((payment: TypedPayment, line: ReadLine) => boolean)[] = [
  ({ virtualAccount }, { accounts }) => virtualAccount !== null && accounts.includes(virtualAccount),
  ({ paymentRef }, { references }) => references.includes(paymentRef),
  ({ reference }, line) =>
    namesNoOrder(line) && plain(reference).length >= MIN_LENGTH && line.memo.includes(plain(reference)),
  ({ last5 }, line) => namesNoOrder(line) && last5 !== null && line.digits.endsWith(last5),
];

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replaceAll(/\s/g, '');
