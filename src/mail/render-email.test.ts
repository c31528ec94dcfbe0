import { describe, expect, it } from 'vitest';
import { brands, findBrand } from '#brands/index.ts';
import { siteOrigin } from '#brands/site-origin.ts';
import { SITE_ALERTS } from '#i18n/alert-text.ts';
import { readEnv } from '#platform/env.ts';
import { APPROVAL_KINDS } from '#terms/approvals.ts';
import { LOCALES } from '#terms/locales.ts';
import { alertFacts } from '#tests/support/alert-facts.ts';
import { TEST_SECRET_KEY } from '#tests/support/secret-key.ts';
import { accountDeleted } from './account-deleted.ts';
import { apiKeyMade } from './api-key-made.ts';
import { bankAccountAlone } from './bank-account-alone.ts';
import type { Email } from './email.ts';
import { googleLinked } from './google-linked.ts';
import { newsDigest } from './news-digest.ts';
import { operatorAlert } from './operator-alert.ts';
import { operatorSetup } from './operator-setup.ts';
import { orderCompleted } from './order-completed.ts';
import { orderCreated } from './order-created.ts';
import { orderExpired } from './order-expired.ts';
import { orderFailed } from './order-failed.ts';
import { orderOwed } from './order-owed.ts';
import { orderPartial } from './order-partial.ts';
import { orderReported } from './order-reported.ts';
import { orderRevived } from './order-revived.ts';
import { passwordChanged } from './password-changed.ts';
import { passwordLink } from './password-link.ts';
import { renderEmail } from './render-email.ts';
import { renewalReminder } from './renewal-reminder.ts';
import { requestAlone } from './request-alone.ts';
import { siteAlert } from './site-alert.ts';
import { takenAddress } from './taken-address.ts';
import { testEmail } from './test-email.ts';
import { verifyAddress } from './verify-address.ts';
import { webhookDisabled } from './webhook-disabled.ts';
import { welcome } from './welcome.ts';

const env = readEnv({ APP_MODE: 'test', PORT: '4100' });

const orderEmails = [
  orderCreated,
  orderReported,
  orderPartial,
  orderCompleted,
  orderExpired,
  orderFailed,
  orderRevived,
  orderOwed,
];

const order = {
  order: '261120ABCDEF2',
  plan: 'P',
  amount: '3,000',
  paid: '1,000',
  missing: '2,000',
  owed: '3,000',
  reference: 'ABCDE12345',
  deadline: '2026-11-23 23:59:59',
  zone: 'Asia/Taipei',
  receipt: 'R-1',
  end: '2026-12-20 23:59:59',
  day: '2026-12-20',
  days: 60,
  reason: 'R',
  unsubscribe: 'member=1&list=renewals&signature=S',
};

const game = { league: 'L', home: 'H', away: 'A' };

const pick = { ...game, start: '2026-11-20 16:00', bet: { advice: 'H −1.0', odds: '1.90' } };

const result = { ...game, score: '2:1', advice: 'H −1.0', odds: '1.90', result: 'win' } as const;

const nothing = { picks: [], morePicks: 0, results: [], moreResults: 0, zone: 'Asia/Taipei' };

const unsubscribe = 'member=1&list=news&signature=S';

const digests = [
  { ...nothing, unsubscribe, picks: [pick, { ...pick, bet: null }], morePicks: 7 },
  { ...nothing, unsubscribe, picks: [pick], results: [result, { ...result, score: null }], moreResults: 1 },
  { ...nothing, unsubscribe, results: [result] },
];

const account = {
  bank: '812 Bank',
  digits: '7890',
  time: '2026-11-26 16:30',
  zone: 'Asia/Taipei',
  hours: 72,
};

const alone = (['announced', 'in_effect'] as const).map((action) => ({ action, ...account }));
const requests = APPROVAL_KINDS.flatMap((kind) =>
  (['announced', 'in_effect', 'not_possible'] as const).map((action) => ({
    action,
    kind,
    reason: 'R',
    request: 'a0b1',
    time: 'T',
    zone: 'Asia/Taipei',
    hours: 72,
  })),
);

const setup = { token: 'T0ken', hours: 24, role: 'finance' } as const;

const touches = (['made', 'reset', 'changed', 'taken_back'] as const).map((action) => ({
  action,
  email: 'new@example.com',
  by: 'boss@example.com',
  role: 'finance' as const,
  hours: 72,
}));

const troubles = SITE_ALERTS.flatMap((kind) =>
  [true, false].map((isOver) => ({
    kind,
    isOver,
    minutes: 12,
    path: '/office/alerts',
    facts: alertFacts,
  })),
);

const keys = [true, false].map((isOffice) => ({ name: 'bot', time: 'T', zone: 'Asia/Taipei', isOffice }));

const hooks = [true, false].map((isOffice) => ({
  host: 'hooks.example.com',
  lastError: 'the address answered 500',
  isOffice,
}));

const render = (brand: string, locale: (typeof LOCALES)[number], name = 'Mei') => {
  const to = { brand, locale, name };
  return Promise.all([
    renderEmail(env, welcome, { ...to, data: {} }),
    renderEmail(env, verifyAddress, { ...to, data: { token: 'T0ken', hours: 24 } }),
    renderEmail(env, takenAddress, { ...to, data: {} }),
    renderEmail(env, passwordLink, { ...to, data: { token: 'T0ken', minutes: 30 } }),
    renderEmail(env, passwordChanged, {
      ...to,
      data: { time: '2026-11-20 16:00:00', zone: 'Asia/Taipei' },
    }),
    ...keys.map((data) => renderEmail(env, apiKeyMade, { ...to, data })),
    ...hooks.map((data) => renderEmail(env, webhookDisabled, { ...to, data })),
    ...[googleLinked, accountDeleted, testEmail].map((mail) => renderEmail(env, mail, { ...to, data: {} })),
    renderEmail(env, operatorSetup, { ...to, data: setup }),
    ...alone.map((data) => renderEmail(env, bankAccountAlone, { ...to, data })),
    ...requests.map((data) => renderEmail(env, requestAlone, { ...to, data })),
    ...touches.map((data) => renderEmail(env, operatorAlert, { ...to, data })),
    ...troubles.map((data) => renderEmail(env, siteAlert, { ...to, data })),
    ...orderEmails.map((mail) => renderEmail(env, mail, { ...to, data: order })),
    ...digests.map((data) => renderEmail(env, newsDigest, { ...to, data })),
    ...[1, 7].map((count) => renderEmail(env, renewalReminder, { ...to, data: { ...order, count } })),
  ]);
};

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
        data: { ...order, count: 3 },
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
