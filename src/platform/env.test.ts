import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from './env.ts';

const PRODUCTION = {
  APP_MODE: 'production',
  DATABASE_URL: 'postgres://app:secret@db.example/trueline',
  ORIGIN: 'https://trueline.example',
  SECRET_KEY: 'A'.repeat(43),
};

function problemOf(variables: Record<string, string>): string {
  try {
    readEnv(variables);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  throw new Error('the environment was taken');
}

describe('the environment', () => {
  it('has the documented defaults', () => {
    expect(readEnv({})).toMatchObject({
      APP_MODE: 'demo',
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: 'data',
      RATE_LIMITS: true,
      TRUST_PROXY: false,
      IMG_BASE: '/images/',
      PUBLIC_API_BASE: '/',
      RSS_URLS: [],
    });
  });

  it('reads an empty value as one that was not given', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
  });

  it('uses the main base for the legacy calls unless another one is set', () => {
    expect(readEnv({ PUBLIC_API_BASE: '/x/' }).legacyApiBase).toBe('/x/');
    expect(readEnv({ LEGACY_API_BASE: '/old/' }).legacyApiBase).toBe('/old/');
  });

  it('turns the payment sandbox on outside production only', () => {
    expect(readEnv({}).paymentsSandbox).toBe(true);
    expect(readEnv({ APP_MODE: 'test', PAYMENTS_SANDBOX: '0' }).paymentsSandbox).toBe(false);
    expect(readEnv(PRODUCTION).paymentsSandbox).toBe(false);
  });

  it('splits the list of feeds', () => {
    expect(readEnv({ RSS_URLS: 'https://a.example/rss, https://b.example/rss' }).RSS_URLS).toHaveLength(2);
  });

  it.each([
    ['APP_MODE', 'staging'],
    ['PORT', '70000'],
    ['PORT', 'http'],
    ['DATABASE_URL', 'mysql://db'],
    ['ORIGIN', 'trueline.example'],
    ['RATE_LIMITS', 'maybe'],
    ['SMTP_URL', 'https://mail.example'],
    ['ODDS_API_URL', 'file:///etc/passwd'],
    ['FOOTBALL_DATA_URL', 'ftp://football.example'],
    ['FOOTBALL_DATA_KEY', 'two words'],
    ['RSS_URLS', 'not an address'],
    ['SECRET_KEY', 'password'],
  ])('names %s when its value is %s', (name, value) => {
    expect(problemOf({ [name]: value })).toContain(`${name}`);
  });

  it('names every wrong value at once', () => {
    const problem = problemOf({ APP_MODE: 'x', PORT: 'y', RATE_LIMITS: 'z' });
    for (const name of ['APP_MODE', 'PORT', 'RATE_LIMITS']) expect(problem).toContain(name);
  });

  it('never repeats a secret in its complaint', () => {
    expect(
      problemOf({ DATABASE_URL: 'mysql://user:hunter2@db', SMTP_URL: 'ftp://u:hunter2@m' }),
    ).not.toContain('hunter2');
  });
});

describe('production', () => {
  it('starts with a database and an https origin', () => {
    expect(readEnv(PRODUCTION).APP_MODE).toBe('production');
  });

  it.each([
    ['DATABASE_URL', { DATABASE_URL: '' }],
    ['ORIGIN', { ORIGIN: 'http://trueline.example' }],
    ['PAYMENTS_SANDBOX', { PAYMENTS_SANDBOX: '1' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['GOOGLE_ISSUER', { GOOGLE_ISSUER: 'https://accounts.google.com.evil.example' }],
    ['GOOGLE_SCRIPT_URL', { GOOGLE_SCRIPT_URL: 'http://127.0.0.1:9000/script.js' }],
  ])('refuses to start over %s', (name, change) => {
    expect(problemOf({ ...PRODUCTION, ...change })).toContain(name);
  });
});
