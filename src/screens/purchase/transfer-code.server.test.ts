import { expect, it } from 'vitest';
import { qrCode } from '#platform/qr-code.ts';
import { readQrCode } from '#tests/support/read-qr-code.ts';
import { transferAddress } from './transfer-code.server.ts';

const text = transferAddress({
  bankCode: '822',
  accountNo: '901-560501-232',
  amount: 8000,
  reference: '7K3M9QWX4T',
});

it('names bank, account, amount and reference as banking apps read them', () => {
  expect(text).toBe(
    'TWQRP://822NTTransfer/158/02/V1?D1=800000&D5=822&D6=0000901560501232&D9=7K3M9QWX4T&D10=901',
  );
});

it('can be read back from the drawing', () => {
  expect(readQrCode(qrCode(text))).toBe(text);
});
