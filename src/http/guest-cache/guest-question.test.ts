import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#api/index.ts';
import { builtInLanguages } from '#domain/foundation/setting/list-languages.ts';
import { createQuestionReader, type QuestionOptions } from './guest-question.ts';
import { SHARED_PAGES } from './shared-pages.ts';

const ORIGIN = 'https://trueline.example';

function reader(environment: Partial<QuestionOptions['env']> = {}) {
  const questionOf = createQuestionReader({
    env: { APP_MODE: 'test', ORIGIN, PROJECT_NAME: undefined, ...environment },
    languages: { lastKnown: () => builtInLanguages(), version: () => 1 },
    pages: [...Object.keys(SHARED_PAGES), '/mySubscribe', '/record'],
    contracts: endpoints.map(({ contract }) => contract),
    experiments: { lastKnown: () => ({ running: [], adopted: [] }) },
  });
  return (url: string, headers: Record<string, string> = {}, method = 'GET') => {
    const incoming = { url, method, headers: { host: 'blue.localhost', ...headers } };
    return questionOf(incoming as unknown as IncomingMessage);
  };
}

const key = (url: string, headers: Record<string, string> = {}) => reader()(url, headers)?.key;

describe('questions with the same answer', () => {
  it.each([
    ['/en/schedule?utm_source=a&sport=soccer', '/en/schedule?sport=soccer&fbclid=b'],
    ['/en/schedule?sport=soccer&date=2026-11-22', '/en/schedule?date=2026-11-22&sport=soccer'],
    ['/en/news', '/en/news?anything=at&all'],
    ['/api/sport/list?sport=soccer&x=1', '/api/sport/list?sport=soccer'],
  ])('%s and %s have one key', (one, other) => {
    expect(key(one)).toBeDefined();
    expect(key(one)).toBe(key(other));
  });

  it('have one key whatever else the reader sends', () => {
    const poisoned = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'http',
      forwarded: 'host=evil.example',
      'x-original-url': '/office',
      origin: 'https://evil.example',
      referer: 'https://evil.example/',
      'user-agent': '<script>',
      cookie: 'a=b; sports_ai_zone=Nowhere/At_all; sports_ai_odds=evil',
      host: 'www.trueline.example',
    };
    expect(key('/en', poisoned)).toBe(key('/en', { host: 'trueline.example' }));
    expect(reader()('/en', poisoned)?.request.headers).toEqual({
      Host: 'trueline.example',
      Cookie: 'sports_ai_lang=en',
    });
  });
});

describe('a question about the past', () => {
  it('is answered by the process itself', () => {
    expect(key('/en/proof?day=2026-11-20')).toBeDefined();
    expect(key('/en/proof?day=2026-11-20&as_of=2026-11-20T18:05')).toBeUndefined();
    expect(key('/en/proof?as_of=')).toBeUndefined();
  });
});

describe('questions with different answers', () => {
  it.each([
    [{}, { cookie: 'sports_ai_zone=Asia/Tokyo' }],
    [{}, { cookie: 'sports_ai_odds=malay' }],
    [{}, { host: 'orange.localhost' }],
  ])('have different keys: %o and %o', (one, other) => {
    expect(key('/en', one)).not.toBe(key('/en', other));
  });

  it('are kept apart by language where the address names none', () => {
    expect(key('/', { 'accept-language': 'vi' })).not.toBe(key('/', { 'accept-language': 'en' }));
    expect(key('/en', { 'accept-language': 'vi' })).toBe(key('/en', { 'accept-language': 'en' }));
    expect(key('/api/sport/type', { 'x-language': 'vi' })).not.toBe(key('/api/sport/type'));
  });

  it('are kept apart by the name of the site where it goes by that name', () => {
    const ask = reader({ ORIGIN: undefined });
    expect(ask('/en', { host: 'blue.localhost:3000' })?.key).not.toBe(ask('/en')?.key);
    expect(ask('/en', { host: 'a"><script>' })).toBeNull();
  });
});

describe('what is not for all guests', () => {
  it.each([
    ['a session', '/en', { cookie: 'x=1; sports_ai_token=whatever' }],
    ['a worthless session', '/en', { cookie: 'sports_ai_token=' }],
    ['a bearer', '/api/sport/type', { authorization: 'Bearer x' }],
    ['a page of members', '/en/mySubscribe', {}],
    ['a page behind the sign-in', '/en/record', {}],
    ['a page that is none', '/en/nothing', {}],
    ['another spelling', '/EN/schedule', {}],
    ['a slash too many', '/en/schedule/', {}],
    ['data of a page', '/en/schedule.data', {}],
    ['the office', '/office', {}],
    ['a preview', '/en/news?id=0190b6a0-0000-7000-8000-000000000000&preview=x', {}],
    ['a reader on an errand', '/en/login?redirect=%2Fen%2Forders', {}],
    ['a question to the written answers', '/en/news?ask=refund', {}],
    ['a value that cannot be', '/en/schedule?date=tomorrow', {}],
    ['a parameter twice', '/en/schedule?sport=soccer&sport=baseball', {}],
    ['an unknown zone', '/en/schedule?tz=Nowhere', {}],
    ['a call that is refused', '/api/sport/list?page=0', {}],
    ['a call of members', '/api/me', {}],
    ['a body', '/en', { 'content-length': '5' }],
    ['a language in a header', '/en', { 'x-language': 'vi' }],
  ])('%s is left to the rest of the process', (_what, url, headers) => {
    expect(reader()(url, headers)).toBeNull();
  });

  it('is what is sent, changed or asked of other methods', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      expect(reader()('/en', {}, method)).toBeNull();
    expect(reader()('/en', {}, 'HEAD')).not.toBeNull();
  });

  it('is an unknown name in production', () => {
    expect(reader({ APP_MODE: 'production' })('/en', { host: 'evil.example' })).toBeNull();
  });
});

it('remembers the language of the address only for those who would get another one without it', () => {
  expect(reader()('/vi')?.setCookies).toEqual([]);
  expect(reader()('/vi', { cookie: 'sports_ai_lang=vi' })?.setCookies).toEqual([]);
  expect(reader()('/vi', { cookie: 'sports_ai_lang=en' })?.setCookies[0]).toMatch(
    /^sports_ai_lang=vi; .*Secure$/,
  );
});
