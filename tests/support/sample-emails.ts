import { SITE_ALERTS } from '#i18n/alert-text.ts';
import { accountDeleted } from '#mail/account-deleted.ts';
import { apiKeyMade } from '#mail/api-key-made.ts';
import { bankAccountAlone } from '#mail/bank-account-alone.ts';
import type { Email } from '#mail/email.ts';
import { googleLinked } from '#mail/google-linked.ts';
import { newsDigest } from '#mail/news-digest.ts';
import { operatorAlert } from '#mail/operator-alert.ts';
import { operatorSetup } from '#mail/operator-setup.ts';
import { orderCompleted } from '#mail/order-completed.ts';
import { orderCreated } from '#mail/order-created.ts';
import { orderExpired } from '#mail/order-expired.ts';
import { orderFailed } from '#mail/order-failed.ts';
import { orderOwed } from '#mail/order-owed.ts';
import { orderPartial } from '#mail/order-partial.ts';
import { orderReported } from '#mail/order-reported.ts';
import { orderRevived } from '#mail/order-revived.ts';
import { passwordChanged } from '#mail/password-changed.ts';
import { passwordLink } from '#mail/password-link.ts';
import { renewalReminder } from '#mail/renewal-reminder.ts';
import { requestAlone } from '#mail/request-alone.ts';
import { siteAlert } from '#mail/site-alert.ts';
import { takenAddress } from '#mail/taken-address.ts';
import { testEmail } from '#mail/test-email.ts';
import { verifyAddress } from '#mail/verify-address.ts';
import { webhookDisabled } from '#mail/webhook-disabled.ts';
import { welcome } from '#mail/welcome.ts';
import { APPROVAL_KINDS } from '#terms/approvals.ts';
import { alertFacts } from './alert-facts.ts';

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

/** What the e-mails of an order and of a plan that ends are written from. */
export const orderData = {
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

/** Every e-mail, each in all its forms, with what it is written from. */
export const everyEmail: readonly (readonly [Email<never>, object])[] = [
  ...[welcome, takenAddress, googleLinked, accountDeleted, testEmail].map((mail) => [mail, {}] as const),
  [verifyAddress, { token: 'T0ken', hours: 24 }],
  [passwordLink, { token: 'T0ken', minutes: 30 }],
  [passwordChanged, { time: '2026-11-20 16:00:00', zone: 'Asia/Taipei' }],
  [operatorSetup, setup],
  ...keys.map((data) => [apiKeyMade, data] as const),
  ...hooks.map((data) => [webhookDisabled, data] as const),
  ...alone.map((data) => [bankAccountAlone, data] as const),
  ...requests.map((data) => [requestAlone, data] as const),
  ...touches.map((data) => [operatorAlert, data] as const),
  ...troubles.map((data) => [siteAlert, data] as const),
  ...orderEmails.map((mail) => [mail, orderData] as const),
  ...digests.map((data) => [newsDigest, data] as const),
  ...[1, 7].map((count) => [renewalReminder, { ...orderData, count }] as const),
];
