import decodeQR from 'qr/decode.js';
import type { QrCode } from '#platform/qr-code.ts';

const SCALE = 4;

/** What a reader of QR codes makes of the drawing. */
export function readQrCode({ path, size }: QrCode): string {
  const side = size * SCALE;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, left, top] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let y = 0; y < SCALE; y += 1) {
      for (let x = 0; x < SCALE; x += 1) {
        const at = ((Number(top) * SCALE + y) * side + Number(left) * SCALE + x) * 4;
        data.fill(0, at, at + 3);
      }
    }
  }
  return decodeQR({ width: side, height: side, data });
}
