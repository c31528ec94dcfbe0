import { Secret, TOTP } from 'otpauth';

const PERIOD_S = 30;
/** A phone's clock may be one step before or behind ours. */
const WINDOW_STEPS = 1;

/** The time step whose code this is, or null; six digits every thirty seconds (RFC 6238). */
export function findTotpStep(
  code: string,
  { secret, now }: { readonly secret: string; readonly now: Date },
): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = new TOTP({
    secret: Secret.fromBase32(secret),
    digits: 6,
    period: PERIOD_S,
    algorithm: 'SHA1',
  });
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD_S) + delta;
}
