import {
  type Certificate,
  ContentInfo,
  ExtKeyUsage,
  SignedData,
  SignedDataVerifyError,
  TSTInfo,
} from 'pkijs';
import { TimestampError } from './timestamp-error.ts';

/** The purpose without which a certificate signs no time (RFC 3161, section 2.3). */
const TIME_STAMPING = '1.3.6.1.5.5.7.3.8';
const EXTENDED_KEY_USAGE = '2.5.29.37';
const TST_INFO = '1.2.840.113549.1.9.16.1.4';

type TokenContent = {
  /** When the authority saw the data, by its own clock. */
  readonly stampedAt: Date;
  /** The authority's own number of the token, in hexadecimal digits. */
  readonly serial: string;
  readonly nonce: string | null;
};

/**
 * Checks a timestamp token (RFC 3161, DER) of a text: that it is of this text, signed, and by a certificate for time stamping that leads to
 * one of the roots and was valid at the time that it states.
 * @throws TimestampError
 */
export async function verifyToken(
  token: Uint8Array<ArrayBuffer>,
  { text, roots }: { readonly text: string; readonly roots: readonly Certificate[] },
): Promise<TokenContent> {
  const { signed, info } = readToken(token);
  const signer = await verifySignature(signed, text, roots);
  const usage = signer.extensions?.find(({ extnID }) => extnID === EXTENDED_KEY_USAGE)?.parsedValue;
  const purposes = usage instanceof ExtKeyUsage ? usage.keyPurposes : [];
  if (purposes.length !== 1 || purposes[0] !== TIME_STAMPING)
    throw new TimestampError('certificate', 'the certificate is not for time stamping alone');
  return {
    stampedAt: info.genTime,
    serial: hexOf(info.serialNumber.valueBlock.valueHexView),
    nonce: info.nonce === undefined ? null : hexOf(info.nonce.valueBlock.valueHexView),
  };
}

/** A number in hexadecimal digits, without the zeros that its sign needs. */
export function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('hex')
    .replace(/^(00)+(?=..)/, '');
}

function readToken(token: Uint8Array<ArrayBuffer>) {
  try {
    const content = ContentInfo.fromBER(token);
    if (content.contentType !== ContentInfo.SIGNED_DATA) throw new Error('the token is not signed data');
    const signed = new SignedData({ schema: content.content });
    const { eContentType, eContent } = signed.encapContentInfo;
    if (eContentType !== TST_INFO || eContent === undefined) throw new Error('the token tells no time');
    return { signed, info: TSTInfo.fromBER(eContent.getValue()) };
  } catch (error) {
    throw new TimestampError('unreadable', 'the token cannot be read', { cause: error });
  }
}

async function verifySignature(
  signed: SignedData,
  text: string,
  roots: readonly Certificate[],
): Promise<Certificate> {
  const result = await signed
    .verify({
      signer: 0,
      data: new TextEncoder().encode(text).buffer,
      trustedCerts: [...roots],
      checkChain: true,
      extendedMode: true,
    })
    .catch((error: unknown) => {
      throw new TimestampError(reasonOf(error), messageOf(error), { cause: error });
    });
  if (result.signatureVerified !== true || !result.signerCertificate)
    throw new TimestampError('signature', 'the signature does not hold');
  return result.signerCertificate;
}

/** What the library refuses as number 5 is a certificate; with a signature known to be false, the data are other ones. */
function reasonOf(error: unknown) {
  if (!(error instanceof SignedDataVerifyError)) return 'unreadable';
  if (error.code === 5) return 'certificate';
  return error.signatureVerified === false ? 'digest' : 'signature';
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : 'the token does not hold';
}
