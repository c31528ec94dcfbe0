import encodeQR from 'qr';

export type QrCode = {
  /** The dark modules as the data of one SVG path, on a grid of `size` units that includes the quiet zone. */
  readonly path: string;
  readonly size: number;
};

/** The modules of quiet around a QR code that ISO/IEC 18004 asks for. */
const QUIET = 4;

/** A text as a QR code, drawn here so that no other server learns of it. */
export function qrCode(text: string): QrCode {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, size: rows.length };
}
