/** Whom Google vouches for. */
export type GoogleIdentity = {
  /** Google's own name for the person, which never changes; the address may. */
  readonly subject: string;
  /** As accounts keep it; empty where Google has not confirmed it, so that no one relies on it. */
  readonly email: string;
  readonly name: string;
};

type Claims = {
  readonly sub?: unknown;
  readonly email?: unknown;
  readonly email_verified?: unknown;
  readonly name?: unknown;
};

/** Reads claims that were checked already; null without a subject. Some of Google's answers write booleans as texts. */
export function readIdentity({ sub, email, email_verified: verified, name }: Claims): GoogleIdentity | null {
  if (typeof sub !== 'string' || sub === '') return null;
  const isVerified = (verified === true || verified === 'true') && typeof email === 'string';
  return {
    subject: sub,
    email: isVerified ? email.normalize('NFC').trim().toLowerCase() : '',
    name: typeof name === 'string' ? name.replaceAll('\u0000', '') : '',
  };
}
