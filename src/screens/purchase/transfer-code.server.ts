import encodeQR from 'qr';

export type TransferCode = {
  /** The dark modules as the data of one SVG path, on a grid of `size` units that includes the quiet zone. */
  readonly path: string;
  readonly size: number;
};

/** ISO 3166 number of Taiwan, the class of transfers, and the version: what follows the name in the address. */
const TRANSFER = '158/02/V1';
/** ISO 4217 number of the new Taiwan dollar. */
const TWD = '901';
/** The modules of quiet around a QR code that ISO/IEC 18004 asks for. */
const QUIET = 4;

/**
 * The address that banking apps in Taiwan read from a QR code to fill in a transfer (the domestic QR code standard of the
 * banks' clearing house): bank, account in sixteen digits, amount in hundredths, and our reference as the remark.
 */
export function transferAddress(options: {
  readonly bankCode: string;
  readonly accountNo: string;
  readonly amount: number;
  readonly reference: string;
}): string {
  const bank = options.bankCode.slice(0, 3);
  const account = options.accountNo.replaceAll(/\D/g, '').padStart(16, '0');
  const fields = { D1: `${options.amount}00`, D5: bank, D6: account, D9: options.reference, D10: TWD };
  return `TWQRP://${bank}NTTransfer/${TRANSFER}?${new URLSearchParams(fields)}`;
}

/** A text as a QR code, drawn here so that no other server learns of the transfer. */
export function transferCode(text: string): TransferCode {
  const rows = encodeQR(text, 'raw', { border: QUIET });
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return { path, size: rows.length };
}
