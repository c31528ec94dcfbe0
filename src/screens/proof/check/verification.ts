import { readDocument, verifyDay } from '../verify-ledger.mjs';

export type ProofDocument = ReturnType<typeof readDocument>;
export type ProofStep = Awaited<ReturnType<typeof verifyDay>>[number];

/** A day with what was found out about it. */
export type CheckedDay = { readonly document: ProofDocument; readonly steps: readonly ProofStep[] };

type Verification =
  | { readonly state: 'failed'; readonly reason: 'failed' | 'noCrypto' }
  | ({ readonly state: 'done' } & CheckedDay);

/** Which day is checked, as it is now or as it was known at an instant. */
export type ProofQuestion = { readonly day: string; readonly asOf: string | null };

/** The document of a day as the site hands it to everybody. Nothing of ours reads it but the verifier. */
async function fetchDay({ day, asOf }: ProofQuestion, signal: AbortSignal): Promise<ProofDocument> {
  const search = asOf === null ? '' : `?${new URLSearchParams({ as_of: asOf })}`;
  const response = await fetch(`/api/public/proof/${day}${search}`, { signal, credentials: 'same-origin' });
  return readDocument(await response.json());
}

/** Days without timestamps, of which there are most, do without its code. */
const loadVerifier = async () => (await import('../verify-timestamp.mjs')).verifyTimestamp;

/** Fetches a day and recalculates it in this browser. */
export async function verifyFetched(question: ProofQuestion, signal: AbortSignal): Promise<Verification> {
  if (globalThis.crypto?.subtle === undefined) return { state: 'failed', reason: 'noCrypto' };
  const document = await fetchDay(question, signal).catch(() => null);
  return document === null ? FAILED : verify(document, () => verifyDay(document, loadVerifier));
}

const FAILED = { state: 'failed', reason: 'failed' } as const;

/** A document that cannot be loaded or read is reported to the reader; what goes wrong after that is an error, and is logged. */
async function verify(document: ProofDocument, steps: () => Promise<ProofStep[]>): Promise<Verification> {
  try {
    return { state: 'done', document, steps: await steps() };
  } catch (problem) {
    console.error('The verifier ended with an error.', problem);
    return FAILED;
  }
}

/** Checks a file of the reader's, and against the site's own document where both are of the same day. */
export async function verifyFile(text: string, signal: AbortSignal): Promise<Verification> {
  const saved = readFile(text);
  if (saved === null) return FAILED;
  return verify(saved, async () => {
    const steps = await verifyDay(saved, loadVerifier);
    const current = await fetchDay({ day: saved.day, asOf: null }, signal).catch(() => null);
    const compared = current === null ? [] : await verifyDay(current, loadVerifier, saved);
    return [...steps, ...compared.filter(({ id }) => id === 'saved')];
  });
}

/** The document in a file; null where the file holds none, which is the reader's to see and no error of ours. */
function readFile(text: string): ProofDocument | null {
  try {
    return readDocument(JSON.parse(text));
  } catch {
    return null;
  }
}
