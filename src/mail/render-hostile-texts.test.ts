import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SITE_ALERTS } from '#i18n/alert-text.ts';
import { readEnv } from '#platform/env.ts';
import { APPROVAL_KINDS } from '#terms/approvals.ts';
import { LOCALES } from '#terms/locales.ts';
import { alertFacts } from '#tests/support/alert-facts.ts';
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

/** Made by the program: parts of addresses, and what is one of a few words. */
const MACHINE_MADE = ['unsubscribe', 'token', 'result', 'role', 'action', 'kind', 'path'];

/** Every other text of an e-mail's facts, however deep it lies, said otherwise. */
function sayOtherwise(data: unknown, text: string): unknown {
  if (typeof data === 'string') return text;
  if (Array.isArray(data)) return data.map((one) => sayOtherwise(one, text));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      MACHINE_MADE.includes(name) ? value : sayOtherwise(value, text),
    ]),
  );
}

describe('a text of anybody’s, in any fact of any e-mail', () => {
  const written: readonly (readonly [Email<never>, object])[] = [
    ...[welcome, takenAddress, googleLinked, accountDeleted, testEmail].map((mail) => [mail, {}] as const),
    [verifyAddress, { token: 'T', hours: 24 }],
    [passwordLink, { token: 'T', minutes: 30 }],
    [passwordChanged, { time: 'T', zone: 'Z' }],
    [operatorSetup, setup],
    ...keys.map((data) => [apiKeyMade, data] as const),
    ...hooks.map((data) => [webhookDisabled, data] as const),
    ...alone.map((data) => [bankAccountAlone, data] as const),
    ...requests.map((data) => [requestAlone, data] as const),
    ...touches.map((data) => [operatorAlert, data] as const),
    ...troubles.map((data) => [siteAlert, data] as const),
    ...orderEmails.map((mail) => [mail, order] as const),
    ...digests.map((data) => [newsDigest, data] as const),
    [renewalReminder, { ...order, count: 1 }],
  ];
  const evil = fc
    .array(
      fc.constantFrom(
        '\r\n',
        '\n',
        '\r',
        '\u2028',
        '\u0085',
        '\0',
        '\v',
        'Bcc: x@y.z',
        'Subject: x',
        '<img src=x onerror=a()>',
        '"',
        "'",
        '&',
        '>',
        '</p>',
        '{brand}',
        '{{name}}',
        'a',
        ' ',
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join(''));

  it('knows every e-mail', () => {
    const files = Object.values(
      import.meta.glob<Record<string, unknown>>(['./*.ts', '!./*.test.ts'], { eager: true }),
    );
    const all = files.flatMap((file) => Object.values(file)).filter((one) => Object(one).write !== undefined);
    expect(new Set(written.map(([email]) => email))).toEqual(new Set(all));
  });

  it('makes no header, no element and no address of its own', async () => {
    await fc.assert(
      fc.asyncProperty(
        evil,
        fc.constantFrom(...LOCALES),
        fc.constantFrom(...written),
        async (text, locale, sample) => {
          const [mail, data] = sample;
          const to = { brand: 'blue', locale, name: text };
          const said = sayOtherwise(data, text) as never;
          const { subject, html, unsubscribeUrl } = await renderEmail(env, mail, { ...to, data: said });
          expect(subject).not.toMatch(/[\p{Cc}\u2028\u2029]/u);
          expect(html).not.toContain('<img');
          for (const link of html.match(/href="[^"]*"/g) ?? [])
            expect(link).toMatch(/^href="https?:\/\/127\.0\.0\.1/);
          expect(unsubscribeUrl ?? '').not.toMatch(/[\p{Cc}\s<>]/u);
        },
      ),
      { numRuns: 300 },
    );
  });
});
