import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import { proposeLine } from '#domain/money/payment/match-line.ts';
import { newPaymentReference } from '#domain/money/payment/payment-reference.ts';
import { newVirtualAccount } from '#domain/money/payment/virtual-account.ts';
import { newId } from '#platform/id.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { openSite } from '#tests/support/site.ts';
import { importStatement } from './import-statement.ts';
import { listStatements } from './list-statements.ts';
import { readStatement } from './read-statement.ts';

const HEADING = 'booking_date,amount,memo,counter_account';
const file = (...rows: string[]) => [HEADING, ...rows].join('\n');

describe('readStatement', () => {
  it('reads what banks write: separators, full-width digits, a byte-order mark, quoted commas', () => {
    const text = `\uFEFF${file('2026/11/20,"8,000.00",轉帳 "ABC",822-001', '20261121,３０００,,', '2026-11-22,-500,fee,')}`;
    expect(readStatement(text)).toMatchObject({
      lines: [
        { bookingDate: '2026-11-20', amount: 8000, counterAccount: '822-001' },
        { bookingDate: '2026-11-21', amount: 3000, memo: '', counterAccount: '' },
      ],
      errors: [],
      outgoing: 1,
    });
  });

  it('reads semicolons, tabs, points between thousands and days first, and takes no three thousand for three', () => {
    const european =
      'booking_date;amount;memo;counter_account\n20.11.2026;3.000,00;Miete, Teil 1;DE00\n21.11.2026;8,00;x;1';
    expect(readStatement(european)).toMatchObject({
      lines: [
        { bookingDate: '2026-11-20', amount: 3000, memo: 'Miete, Teil 1' },
        { bookingDate: '2026-11-21', amount: 8 },
      ],
      errors: [],
    });
    expect(readStatement(european.replaceAll(';', '\t')).lines).toHaveLength(2);
    const amounts = ['3.000', '1,23', '12,34,567', '1.000,5', '30,00.0'];
    const { lines, errors } = readStatement(file(...amounts.map((amount) => `2026-11-20,"${amount}",,`)));
    expect(lines).toEqual([]);
    expect(errors).toHaveLength(amounts.length);
  });

  it('reports a row that cannot be read and keeps the others', () => {
    const rows = [
      '2026-02-30,1,,',
      '2026-11-20,1e400,,',
      '2026-11-20,NaN,,',
      '2026-11-20,12.50,,',
      '2026-11-20,5,,',
    ];
    const { lines, errors } = readStatement(file(...rows));
    expect(lines).toHaveLength(1);
    expect(errors).toEqual([
      { row: 2, problem: 'booking_date' },
      { row: 3, problem: 'amount' },
      { row: 4, problem: 'amount' },
      { row: 5, problem: 'amount' },
    ]);
  });

  it('names the columns that are missing', () => {
    expect(() => readStatement('date,sum\n2026-11-20,1')).toThrow(
      'booking_date, amount, memo, counter_account',
    );
  });

  it('follows a bank’s own names', () => {
    const mapping = { bookingDate: '日期', amount: '存入', memo: '備註', counterAccount: '對方帳號' };
    expect(readStatement('日期,存入,備註,對方帳號\n2026-11-20,8000,x,1', mapping).lines).toHaveLength(1);
  });
});

describe('importStatement', () => {
  let test: TestServices;
  const operator: Operator = { id: newId(), email: 'o@example.com', role: 'finance', brands: ['blue'] };
  beforeAll(async () => {
    test = await testServices();
    await openSite(test.services);
  });
  afterAll(() => test.close());
  const take = (text: string) =>
    importStatement(test.services, { brand: 'blue', operator, fileName: 'november.csv', text });

  it('adds each line once, though the file comes twice and the next one overlaps, and keeps twins of one day', async () => {
    const twin = '2026-11-20,3000,same,1';
    expect(await take(file(twin, twin, '2026-11-20,8000,other,2'))).toMatchObject({ read: 3, added: 3 });
    expect(await take(file(twin, twin, '2026-11-20,8000,other,2'))).toMatchObject({
      read: 3,
      added: 0,
      known: 3,
    });
    expect(await take(file(twin, twin, twin))).toMatchObject({ read: 3, added: 1, known: 2 });
  });

  it('keeps with each statement how many lines it has added, as its row and as the office’s list say', async () => {
    await take(file('2026-11-19,1,kept,1', '2026-11-19,2,kept,1'));
    await take(file('2026-11-19,2,kept,1', '2026-11-19,3,kept,1'));
    const { rows } = await test.services.db.$client.query(
      'select lines_read, lines_added from bank_statement order by imported_at desc, id desc limit 2',
    );
    expect(rows.map((row) => [row.lines_read, row.lines_added]).toSorted()).toEqual([
      [2, 1],
      [2, 2],
    ]);
    const { items } = await listStatements(test.services, { brand: 'blue', page: 1, perPage: 2 });
    expect(items.map((item) => [item.lines_read, item.lines_added]).toSorted()).toEqual([
      [2, 1],
      [2, 2],
    ]);
  });

  it('adds each line once when the same file comes ten times at once', async () => {
    const text = file(...Array.from({ length: 20 }, (_, index) => `2026-11-21,${1000 + index},m,3`));
    const answers = await Promise.all(Array.from({ length: 10 }, () => take(text)));
    expect(answers.reduce((sum, { added }) => sum + added, 0)).toBe(20);
  });
});

describe('proposeLine', () => {
  const paymentRef = newPaymentReference();
  const order = {
    id: 'o',
    paymentRef,
    virtualAccount: null,
    amountDue: 8000,
    amountPaid: 0,
    last5: '12345',
    reportedAmount: 8000,
    day: '2026-11-20',
  };
  const line = {
    id: 'l',
    bookingDate: '2026-11-22',
    amount: 8000,
    memo: '',
    counterAccount: '822-000012345',
  };

  it('takes the account that the bank opened for the order alone before anything else, however the bank writes it', () => {
    const own = { ...order, virtualAccount: newVirtualAccount('98765') };
    const number = own.virtualAccount;
    const byReference = { ...line, id: 'named', memo: paymentRef };
    for (const text of [
      number,
      `VA ${number} 轉帳`,
      `822-${number}`.replace('822-', '822 '),
      number.replace(/(.{5})(.{4})/, '$1-$2-'),
    ]) {
      for (const written of [{ memo: text }, { counterAccount: text }]) {
        const paid = { ...line, amount: 1, ...written };
        const proposed = proposeLine(own, [byReference, paid], [own]);
        expect([text, proposed]).toEqual([text, { lineId: 'l', reason: 'virtual_account' }]);
      }
    }
    for (const text of [
      `${number}0`,
      number.slice(1),
      number.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10)),
    ])
      expect(proposeLine(own, [{ ...line, amount: 1, memo: text }], [own])).toBeNull();
  });

  it('takes the reference in the memo before digits and amount', () => {
    const named = {
      ...line,
      id: 'named',
      amount: 1,
      counterAccount: '',
      memo: `Fr ${paymentRef.toLowerCase()}`,
    };
    expect(proposeLine(order, [line, named], [order])).toEqual({ lineId: 'named', reason: 'reference' });
  });

  it('takes last five digits with the exact amount within three days, if one line alone fits', () => {
    expect(proposeLine(order, [line], [order])).toEqual({ lineId: 'l', reason: 'last_five_and_amount' });
    expect(proposeLine(order, [line, { ...line, id: 'twin' }], [order])).toBeNull();
    expect(proposeLine(order, [{ ...line, amount: 7999 }], [order])).toBeNull();
    expect(proposeLine(order, [{ ...line, bookingDate: '2026-11-24' }], [order])).toBeNull();
    expect(proposeLine({ ...order, last5: null }, [line], [order])).toBeNull();
  });

  it('proposes for neither of two orders what fits both by digits and amount, and for the named one what names it', () => {
    const other = { ...order, id: 'other', paymentRef: newPaymentReference() };
    for (const one of [order, other]) expect(proposeLine(one, [line], [order, other])).toBeNull();
    const named = { ...line, memo: other.paymentRef };
    expect(proposeLine(other, [named], [order, other])).toEqual({ lineId: 'l', reason: 'reference' });
    const elsewhere = { ...other, last5: '54321' };
    expect(proposeLine(order, [line], [order, elsewhere])).toMatchObject({ lineId: 'l' });
    expect(
      proposeLine(order, [named], [order, elsewhere]),
      'digits and amount of one, name of another',
    ).toBeNull();
    const known = { ...elsewhere, virtualAccount: newVirtualAccount('98765') };
    const toAccount = { ...line, memo: known.virtualAccount };
    expect(proposeLine(order, [toAccount], [order, known])).toBeNull();
    // What names another order is no twin of the line that names none.
    expect(proposeLine(order, [line, { ...named, id: 'named' }], [order, elsewhere])).toMatchObject({
      lineId: 'l',
    });
  });
});
