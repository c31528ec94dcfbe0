import { describe, expect, it } from 'vitest';
import { brands, findBrand } from '#brands/index.ts';
import { siteOrigin } from '#brands/site-origin.ts';
import { readEnv } from '#platform/env.ts';
import { LOCALES } from '#terms/locales.ts';
import { alertFacts } from '#tests/support/alert-facts.ts';
import { everyEmail, orderData } from '#tests/support/sample-emails.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { accountDeleted } from './account-deleted.ts';
import type { Email } from './email.ts';
import { renderEmail } from './render-email.ts';
import { renewalReminder } from './renewal-reminder.ts';
import { siteAlert } from './site-alert.ts';
import { takenAddress } from './taken-address.ts';
import { welcome } from './welcome.ts';

const env = readEnv({ APP_MODE: 'test', PORT: '4100' });

const render = (brand: string, locale: (typeof LOCALES)[number], name = 'Mei') =>
  Promise.all(
    everyEmail.map(([mail, data]) => renderEmail(env, mail, { brand, locale, name, data: data as never })),
  );

describe.each(brands.map(({ key }) => key))('e-mails of %s', (key) => {
  const brand = findBrand(key);

  it.each(LOCALES)(
    'in %s say everything, in HTML and in text, under the name and colour of the brand',
    async (locale) => {
      for (const mail of await render(key, locale)) {
        for (const text of [mail.subject, mail.html, mail.text])
          expect(text).not.toMatch(/\{\w+\}|undefined/);
        expect(mail.html).toContain(brand?.name);
        expect(mail.html).toContain(brand?.tokens.light.primary);
        expect(mail.html).toMatch(/prefers-color-scheme:dark/);
        expect(mail.html).toContain(`background:${brand?.tokens.dark.primary}!important`);
        expect(mail.text).toContain(brand?.name);
        expect(mail.text).not.toContain('<');
        for (const link of mail.html.match(/href="([^"]+)"/g) ?? []) {
          // The office has no language in its addresses.
          expect(link).toMatch(new RegExp(`/(?:${locale}|office)/`));
        }
      }
    },
  );

  it('puts the colon of its language between a label and a link', async () => {
    for (const locale of LOCALES) {
      const { text } = await renderEmail(env, renewalReminder, {
        brand: key,
        locale,
        name: 'Mei',
        data: { ...orderData, count: 3 },
      });
      const labels = text.split('\n').flatMap((line) => line.match(/^(.*?)https?:/)?.slice(1) ?? []);
      expect(labels).toHaveLength(3);
      for (const label of labels) expect(label).toMatch(locale.startsWith('zh') ? /[^ ]：$/ : /[^ ]: $/);
    }
  });

  it('calls a brand by its name in what is said of an alert, never by its key', async () => {
    const kinds = ['transfers_late', 'books_open'] as const;
    for (const kind of kinds)
      for (const locale of LOCALES) {
        const data = {
          kind,
          isOver: false,
          minutes: 0,
          path: '/office/alerts',
          facts: { ...alertFacts, brand: key },
        };
        const { html, text } = await renderEmail(env, siteAlert, { brand: key, locale, name: 'Mei', data });
        for (const said of [html, text]) {
          expect(said).toMatch(new RegExp(`${brand?.name}[:：]`));
          expect(said).not.toMatch(new RegExp(`${key}[:：] ?\\d`));
        }
      }
  });

  it('reads differently in every language', async () => {
    const written = await Promise.all(LOCALES.map((locale) => render(key, locale)));
    for (const index of written[0]?.keys() ?? []) {
      expect(new Set(written.map((emails) => emails[index]?.text)).size).toBe(LOCALES.length);
    }
  });
});

describe('a name', () => {
  it('never becomes a part of the e-mail', async () => {
    for (const { html, subject } of await render('blue', 'en', '<script>alert(1)</script>\r\nBcc: x@y.z')) {
      expect(html).not.toContain('<script');
      expect(html).not.toContain('alert(1)');
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });
});

describe('the site in links', () => {
  const origin = (key: string, environment: Record<string, string>) => {
    const brand = findBrand(key);
    if (brand === null) throw new Error(key);
    return siteOrigin(brand, readEnv(environment));
  };
  const production = {
    APP_MODE: 'production',
    DATABASE_URL: 'postgres://x@y/z',
    ORIGIN: 'https://trueline.example',
    SECRET_KEY: TEST_SECRET_KEY,
  };

  it.each([
    ['blue', {}, 'http://127.0.0.1:3000'],
    ['blue', { HOST: '0.0.0.0', PORT: '4100' }, 'http://127.0.0.1:4100'],
    ['orange', { PORT: '4100' }, 'http://orange.localhost:4100'],
    ['orange', { PORT: '4100', PROJECT_NAME: 'orange' }, 'http://127.0.0.1:4100'],
    ['blue', { ORIGIN: 'http://10.0.0.7:8080' }, 'http://10.0.0.7:8080'],
    ['blue', production, 'https://trueline.example'],
    ['orange', production, 'https://ninetyfold.example'],
    ['blue', { ...production, ORIGIN: 'https://www.trueline.example' }, 'https://www.trueline.example'],
  ])('of %s under %j is %s', (key, environment, expected) => {
    expect(origin(key, environment)).toBe(expected);
  });
});

describe('the name in an e-mail', () => {
  const greeted = async (email: Email<object>, name: string) =>
    (await renderEmail(env, email, { brand: 'blue', locale: 'en', name, data: {} })).text.split('\n')[0];

  it('is not said where no one has confirmed the address: it may be a stranger’s words', async () => {
    for (const name of ['WIN $ at evil.example/xyz', 'Anna']) {
      expect(await greeted(welcome, name)).toBe('Hello,');
      expect(await greeted(takenAddress, name)).toBe('Hello,');
    }
  });

  it('is said elsewhere, where it is one', async () => {
    for (const name of ['Anna', 'Nguyễn Thị Ánh', '陳大文', "Sinéad O'Connor-Ryan"]) {
      expect(await greeted(accountDeleted, name)).toBe(`Hello ${name},`);
    }
    for (const name of ['evil.example', 'WIN $ 100', 'a/b', 'x@y', 'call +1 555']) {
      expect(await greeted(accountDeleted, name)).toBe('Hello,');
    }
  });
});
