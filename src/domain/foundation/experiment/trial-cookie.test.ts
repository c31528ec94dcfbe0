import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '#terms/experiments.ts';
import { mayBeTried, readTrials, TRIAL_COOKIE, type Trial, trialCookie, trialValue } from './trial-cookie.ts';

const trial: fc.Arbitrary<Trial> = fc.record({
  test: fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 8, maxLength: 8 }),
  variant: fc.constantFrom(...VARIANTS),
  isCounted: fc.boolean(),
});
const trials = fc.uniqueArray(trial, { maxLength: 3, selector: ({ test }) => test });

describe('the cookie of tests', () => {
  it('says what was put into it, and holds nothing but the variants', () => {
    fc.assert(
      fc.property(trials, (given) => {
        const [pair = ''] = trialCookie(given, { secure: true }).split(';');
        expect(readTrials(`a=b; ${pair}`)).toEqual(given);
        expect(trialValue(given)).toMatch(/^(?:[0-9a-f]{8}[ab][01](?:\.(?!$))?)*$/);
      }),
    );
  });

  it('is the same for every visitor of a variant', () => {
    const given = [{ test: '0123abcd', variant: 'b', isCounted: false }] as const;
    expect(trialCookie(given, { secure: false })).toBe(
      `${TRIAL_COOKIE}=0123abcdb0; Max-Age=5184000; Path=/; SameSite=Lax`,
    );
  });

  it('may hold anything without doing harm', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        for (const { test } of readTrials(`${TRIAL_COOKIE}=${text}`)) expect(test).toMatch(/^[0-9a-f]{8}$/);
      }),
    );
    expect(readTrials(`${TRIAL_COOKIE}=0123abcda0.0123abcdb1.zzz.`)).toEqual([
      { test: '0123abcd', variant: 'a', isCounted: false },
    ]);
  });
});

describe('a reader who is in no test', () => {
  const person = {
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140 Safari/537.36',
    doNotTrack: null,
    privacyControl: null,
  };
  it('has said so, or is a program', () => {
    expect(mayBeTried(person)).toBe(true);
    expect(mayBeTried({ ...person, doNotTrack: '0', privacyControl: '0' })).toBe(true);
    expect(mayBeTried({ ...person, doNotTrack: '1' })).toBe(false);
    expect(mayBeTried({ ...person, privacyControl: '1' })).toBe(false);
    for (const userAgent of [
      null,
      '',
      'Googlebot/2.1 (+http://www.google.com/bot.html)',
      'Mozilla/5.0 HeadlessChrome/140',
      'curl/8.5.0',
      'python-requests/2.32',
    ])
      expect(mayBeTried({ ...person, userAgent })).toBe(false);
  });
});
