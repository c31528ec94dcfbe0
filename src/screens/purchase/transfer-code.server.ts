/** ISO 3166 number of Taiwan, the class of transfers, and the version: what follows the name in the address. */
const TRANSFER = '158/02/V1';
/** ISO 4217 number of the new Taiwan dollar. */
const TWD = '901';

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
