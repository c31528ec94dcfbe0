import decodeQR from 'qr/decode.js';
import { expect, it } from 'vitest';
import { transferAddress, transferCode } from './transfer-code.server.ts';

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
  const { path, size } = transferCode(text);
  const scale = 4;
  const side = size * scale;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let y = 0; y < scale; y += 1) {
      for (let x = 0; x < scale; x += 1) {
        const at = ((Number(top) * scale + y) * side + Number(left) * scale + x) * 4;
        data.fill(0, at, at + 3);
      }
    }
  }
  expect(decodeQR({ width: side, height: side, data })).toBe(text);
});
