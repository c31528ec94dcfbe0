import type { IncomingHttpHeaders } from 'node:http';
import type { RunningTest } from '#domain/foundation/experiment/find-effective-tests.ts';
import {
  mayBeTried,
  readTrials,
  TRIAL_COOKIE,
  trialCookie,
  trialValue,
} from '#domain/foundation/experiment/trial-cookie.ts';
import { drawOne } from '#platform/id.ts';
import { type ExperimentPlace, VARIANTS } from '#terms/experiments.ts';

/** What a test may change of a question. */
type Tried = {
  readonly key: string;
  readonly request: { readonly url: string; readonly headers: Readonly<Record<string, string>> };
  readonly setCookies: readonly string[];
  readonly place: ExperimentPlace | null;
  readonly isForOneReader: boolean;
};

/**
 * The question of a reader of a page on which a test runs. Of B there is a second answer under a key of its own, made with the variant
 * alone; A is the page as it is, so there are two answers at most. A new browser is drawn a variant, which its cookie remembers. While the
 * test runs no cache before the site may show either of them to somebody else. Programs, and readers who want not to be followed, read A.
 */
export function withTrial<Question extends Tried>(
  question: Question,
  running: readonly RunningTest[],
  { headers, secure }: { readonly headers: IncomingHttpHeaders; readonly secure: boolean },
): Question {
  const here = running.find(({ place }) => place === question.place);
  if (here === undefined) return question;
  const asked = { ...question, isForOneReader: true };
  if (!isTried(headers)) return asked;
  const known = readTrials(headers.cookie).filter(({ test }) => running.some((one) => one.test === test));
  const own = known.find(({ test }) => test === here.test);
  const { variant } = own ?? { variant: drawOne(VARIANTS) };
  const drawn = { test: here.test, variant, isCounted: false };
  const setCookies =
    own === undefined
      ? [...question.setCookies, trialCookie([...known, drawn], { secure })]
      : question.setCookies;
  if (variant === 'a') return { ...asked, setCookies };
  const cookie = `${TRIAL_COOKIE}=${trialValue([drawn])}`;
  const { request } = question;
  return {
    ...asked,
    setCookies,
    key: `${question.key}; ${cookie}`,
    request: {
      url: request.url,
      headers: { ...request.headers, Cookie: `${request.headers.Cookie ?? ''}; ${cookie}`, ...OF_A_PERSON },
    },
  };
}

/** What is made for all readers of B is asked for as one of them would. */
const OF_A_PERSON = { 'User-Agent': 'reader' } as const;

function isTried(headers: IncomingHttpHeaders): boolean {
  const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value.join() : value);
  return mayBeTried({
    userAgent: headers['user-agent'],
    doNotTrack: one(headers.dnt),
    privacyControl: one(headers['sec-gpc']),
  });
}
