import { Certificate } from 'pkijs';

const PEM = /-----BEGIN CERTIFICATE-----([\sA-Za-z0-9+/=]+)-----END CERTIFICATE-----/g;

/**
 * The certificates of a PEM file, one after the other.
 * @throws where there is none, or one cannot be read
 */
export function readRoots(pem: string): Certificate[] {
  const roots = [...pem.matchAll(PEM)].map(([, base64 = '']) =>
    Certificate.fromBER(Uint8Array.from(Buffer.from(base64, 'base64'))),
  );
  if (roots.length === 0) throw new Error('there is no certificate in the file');
  return roots;
}
