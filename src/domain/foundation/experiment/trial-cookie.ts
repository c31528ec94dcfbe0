import { readCookie, setCookie } from '#platform/cookie.ts';
import { DAY_MS } from '#terms/durations.ts';
import { EXPERIMENT_PLACES, MAX_EXPERIMENT_DAYS, VARIANTS, type Variant } from '#terms/experiments.ts';
import { isProgram } from '#terms/programs.ts';

/** Says which variant a browser is shown, and nothing else: thousands of visitors carry the same value. */
export const TRIAL_COOKIE = 'sports_ai_trial';

/** What the cookie says of one test. */
export type Trial = {
  /** The first eight digits of the test's id. */
  readonly test: string;
  readonly variant: Variant;
  /** Whether this browser is among the counted visitors. */
  readonly isCounted: boolean;
};

const TRIAL = /^([0-9a-f]{8})([ab])([01])$/;

/** The name of a test in the cookie and on the page. */
export const testName = (id: string): string => id.slice(0, 8);

/** The mark that a page bears which is shown as a part of a test. */
export const trialMark = ({ test, variant }: Pick<Trial, 'test' | 'variant'>): string => `${test}${variant}`;

/** The tests that a browser takes part in. What cannot be read is passed over, and of a test that stands twice the first counts. */
export function readTrials(cookies: string | null | undefined): readonly Trial[] {
  const found = new Map<string, Trial>();
  for (const part of readCookie(cookies, TRIAL_COOKIE)?.split('.').slice(0, 8) ?? []) {
    const [, test = '', letter, counted] = TRIAL.exec(part) ?? [];
    const variant = VARIANTS.find((one) => one === letter);
    if (variant !== undefined && !found.has(test)) {
      found.set(test, { test, variant, isCounted: counted === '1' });
    }
  }
  return [...found.values()];
}

/** The value that says so. */
export function trialValue(trials: readonly Trial[]): string {
  return trials.map((trial) => `${trialMark(trial)}${trial.isCounted ? 1 : 0}`).join('.');
}

/** The header that remembers them as long as a test may take. Scripts may read it, since it holds nothing of anyone. */
export function trialCookie(trials: readonly Trial[], { secure }: { readonly secure: boolean }): string {
  return setCookie(TRIAL_COOKIE, trialValue(trials.slice(-EXPERIMENT_PLACES.length)), {
    maxAgeS: (MAX_EXPERIMENT_DAYS * DAY_MS) / 1000,
    secure,
    httpOnly: false,
  });
}

type ReaderHeaders = {
  readonly userAgent: string | null | undefined;
  /** `DNT` and `Sec-GPC`: 1 where the reader wants not to be tracked. */
  readonly doNotTrack: string | null | undefined;
  readonly privacyControl: string | null | undefined;
};

/** Whether a test may have this reader: neither a program nor someone who has asked not to be followed. */
export function mayBeTried({ userAgent, doNotTrack, privacyControl }: ReaderHeaders): boolean {
  if (doNotTrack === '1' || privacyControl === '1') return false;
  return !isProgram(userAgent);
}
