// @ts-check
/**
 * Checks a timestamp token (RFC 3161) with nothing but the Web Cryptography of Node or a browser: that it is of a hash, and that the
 * certificate in it signed it. Whether that certificate is the authority's own is told by `openssl ts -verify` with the authority's
 * published certificate (docs/proof.md); its fingerprint is answered here.
 */

const OID = {
  signedData: '2a864886f70d010702',
  tstInfo: '2a864886f70d0109100104',
  messageDigest: '2a864886f70d010904',
  sha256: '608648016503040201',
  sha384: '608648016503040202',
  sha512: '608648016503040203',
  rsa: '2a864886f70d010101',
  ecdsaKey: '2a8648ce3d0201',
};
/** @type {Record<string, string>} */
const HASHES = { [OID.sha256]: 'SHA-256', [OID.sha384]: 'SHA-384', [OID.sha512]: 'SHA-512' };
/** The curves by their names in a key: what Web Cryptography calls them, and the octets of half a signature. @type {Record<string, [string, number]>} */
const CURVES = {
  '2a8648ce3d030107': ['P-256', 32],
  '2b81040022': ['P-384', 48],
  '2b81040023': ['P-521', 66],
};

/**
 * @typedef {{ tag: number, whole: Uint8Array<ArrayBuffer>, content: Uint8Array<ArrayBuffer> }} Part A value of DER: its tag, all of it, and what is in it.
 * @typedef {{ stampedAt: string, signedBy: string }} TokenContent When the authority saw the text, and the SHA-256 of its certificate.
 */

/**
 * @param {string} base64 the token
 * @param {string} text what it must be a timestamp of
 * @returns {Promise<TokenContent>} rejects where it is not, or where nothing of it is signed
 */
export async function verifyTimestamp(base64, text) {
  const token = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const [type, content] = inside(read(token));
  if (hex(type?.content) !== OID.signedData) throw new Error('This is no signed token.');
  const [signed] = inside(content);
  const parts = inside(signed);
  const [infoType, wrapped] = inside(parts[2]);
  if (hex(infoType?.content) !== OID.tstInfo) throw new Error('The token tells no time.');
  const info = inside(wrapped)[0]?.content ?? new Uint8Array();
  const [, , imprint, , time] = inside(read(info));
  const [algorithm, hashed] = inside(imprint);
  if (hex(hashed?.content) !== hex(await digest(hashOf(algorithm), new TextEncoder().encode(text))))
    throw new Error('The token is of something else.');
  const certificates = parts.filter(({ tag }) => tag === 0xa0).flatMap(inside);
  const signer = inside(inside(parts.at(-1))[0]);
  const certificate = await findSigner(signer, info, certificates);
  return { stampedAt: timeOf(time), signedBy: hex(await digest('SHA-256', certificate.whole)) };
}

/** The certificate whose key signed the attributes that carry the digest of `info`. @param {Part[]} signer @param {Uint8Array<ArrayBuffer>} info @param {Part[]} certificates */
async function findSigner(
  [, , digestAlgorithm, attributes, signatureAlgorithm, signature],
  info,
  certificates,
) {
  const hash = hashOf(digestAlgorithm);
  const told = inside(attributes)
    .map(inside)
    .find(([type]) => hex(type?.content) === OID.messageDigest);
  if (hex(inside(told?.[1])[0]?.content) !== hex(await digest(hash, info)))
    throw new Error('The signature is of another time.');
  // What is signed is the set of attributes, not the field that it stands in (RFC 5652, section 5.4).
  const data = Uint8Array.from(attributes?.whole ?? []);
  data[0] = 0x31;
  for (const certificate of certificates) {
    const isSigner = await isSignedBy(certificate, hash, data, signature?.content ?? new Uint8Array());
    if (isSigner) return certificate;
  }
  throw new Error(
    `No certificate of the token has signed it (${hex(inside(signatureAlgorithm)[0]?.content)}).`,
  );
}

/** @param {Part} certificate @param {string} hash @param {Uint8Array<ArrayBuffer>} data @param {Uint8Array<ArrayBuffer>} signature */
async function isSignedBy(certificate, hash, data, signature) {
  const fields = inside(inside(certificate)[0]).filter(({ tag }) => tag !== 0xa0);
  const key = fields[5];
  const [kind, curve] = inside(inside(key)[0]);
  if (key === undefined) return false;
  if (hex(kind?.content) === OID.rsa) {
    const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash };
    const opened = await crypto.subtle.importKey('spki', key.whole, algorithm, false, ['verify']);
    return crypto.subtle.verify(algorithm, opened, signature, data);
  }
  const [namedCurve, length] = CURVES[hex(curve?.content)] ?? [];
  if (hex(kind?.content) !== OID.ecdsaKey || namedCurve === undefined || length === undefined) return false;
  const opened = await crypto.subtle.importKey('spki', key.whole, { name: 'ECDSA', namedCurve }, false, [
    'verify',
  ]);
  const halves = inside(read(signature)).map(({ content }) => inOctets(content, length));
  return crypto.subtle.verify(
    { name: 'ECDSA', hash },
    opened,
    Uint8Array.from(halves.flatMap((half) => [...half])),
    data,
  );
}

/** A number of a signature in as many octets as the curve has. @param {Uint8Array} number @param {number} length */
function inOctets(number, length) {
  const octets = new Uint8Array(length);
  const own = number.slice(-length);
  octets.set(own, length - own.length);
  return octets;
}

/** One value of DER (X.690). @param {Uint8Array<ArrayBuffer>} bytes @returns {Part} */
function read(bytes) {
  const [tag = 0, first = 0] = bytes;
  const long = first < 0x80 ? 0 : first & 0x7f;
  let length = long === 0 ? first : 0;
  for (const octet of bytes.slice(2, 2 + long)) length = length * 256 + octet;
  const start = 2 + long;
  if (long > 4 || start + length > bytes.length) throw new Error('The token is cut off.');
  return { tag, whole: bytes.slice(0, start + length), content: bytes.slice(start, start + length) };
}

/** The values in a value. @param {Part | undefined} part @returns {Part[]} */
function inside(part) {
  const parts = [];
  let rest = part?.content ?? new Uint8Array();
  while (rest.length > 0) {
    const next = read(rest);
    parts.push(next);
    rest = rest.slice(next.whole.length);
  }
  return parts;
}

/** @param {Part | undefined} algorithm */
function hashOf(algorithm) {
  const name = HASHES[hex(inside(algorithm)[0]?.content)];
  if (name === undefined) throw new Error('The token is made with a hash that is not known here.');
  return name;
}

/** `20261120100000Z`, with a fraction or without, as ISO-8601. @param {Part | undefined} time */
function timeOf(time) {
  const written = new TextDecoder().decode(time?.content);
  const [, year, month, day, hour, minute, second, fraction = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d+)?Z$/.exec(written) ?? [];
  if (year === undefined) throw new Error('The token tells no time.');
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${fraction}Z`).toISOString();
}

/** @param {string} algorithm @param {Uint8Array<ArrayBuffer>} data */
async function digest(algorithm, data) {
  return new Uint8Array(await crypto.subtle.digest(algorithm, data));
}

/** @param {Uint8Array | undefined} bytes */
function hex(bytes) {
  return [...(bytes ?? [])].map((octet) => octet.toString(16).padStart(2, '0')).join('');
}
