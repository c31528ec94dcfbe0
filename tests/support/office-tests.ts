import { officeEndpoints } from '#api/office/index.ts';

/** The test file that holds a handler of the office, where none stands beside it. */
export const TESTED_IN: Readonly<Record<string, readonly string[]>> = {
  'office/keys': ['POST /office/keys/{id}/revocation'],
  'office/webhooks': [
    'GET /office/webhook-deliveries',
    'POST /office/webhook-deliveries/{id}/retry',
    'POST /office/webhooks/{id}/removal',
    'POST /office/webhooks/{id}/resumption',
  ],
  'office/trials/trials': ['POST /office/trials/email', 'POST /office/trials/odds-key'],
  'office/notifications': [
    'POST /office/notifications/devices',
    'POST /office/notifications/devices/{id}/removal',
    'POST /office/trials/push',
  ],
  'office/answers': [
    'GET /office/answer-trial',
    'POST /office/answers/{id}',
    'POST /office/answers/{id}/removal',
  ],
  'office/content': [
    'POST /office/announcement-order',
    'POST /office/announcements',
    'GET /office/announcements',
    'POST /office/announcements/{id}',
    'POST /office/announcements/{id}/removal',
    'GET /office/audit',
    'POST /office/contact-order',
    'POST /office/contacts',
    'GET /office/contacts',
    'POST /office/contacts/{id}/removal',
    'GET /office/content-exports/{kind}',
    'GET /office/feedback',
    'POST /office/feedback',
    'POST /office/feedback/{id}',
    'POST /office/feedback/{id}/steps',
  ],
  'office/experiments': [
    'GET /office/experiments/{id}',
    'POST /office/experiments/{id}/start',
    'POST /office/experiments/{id}/end',
    'POST /office/experiments/{id}/removal',
    'POST /office/experiments/{id}/adoption',
    'GET /office/experiment-choices',
  ],
  'office/brands': [
    'GET /office/brands/{key}',
    'POST /office/brands/{key}',
    'POST /office/brands/{key}/requests',
  ],
  'office/coupons': ['GET /office/coupons/preview', 'POST /office/coupons/{id}'],
  'office/figures/funnel': ['GET /office/figures/renewals', 'GET /office/figures/coupons'],
  'office/dashboard': ['POST /office/login'],
  'office/every-edit': ['POST /office/contacts/{id}'],
  'office/feeds': ['POST /office/feeds/ask'],
  'office/jobs': ['POST /office/jobs/{id}/retry', 'GET /office/emails', 'POST /office/emails/{id}/retry'],
  'office/leagues': [
    'GET /office/league-offers',
    'POST /office/leagues/{id}',
    'POST /office/leagues/{id}/coverage',
    'POST /office/trials/league-key',
  ],
  'office/teams': ['POST /office/teams/{id}'],
  'office/languages': ['POST /office/languages/{code}'],
  'office/legal': [
    'POST /office/legal/{type}',
    'GET /office/legal/{type}',
    'GET /office/legal/{type}/changes',
    'POST /office/legal/{type}/versions',
  ],
  'office/long-statement': ['POST /office/statements', 'POST /office/statements/preview'],
  'office/members': [
    'GET /office/members/{id}',
    'POST /office/members/{id}/break',
    'POST /office/members/{id}/grants',
    'POST /office/members/{id}/notes',
    'POST /office/members/{id}/reveal',
    'POST /office/members/{id}/suspension',
  ],
  'office/messages': ['GET /office/messages/export'],
  'office/models': [
    'POST /office/models/trainings',
    'POST /office/models/trainings/{id}/cancel',
    'GET /office/models/{id}',
    'POST /office/models/{id}/measurement',
    'POST /office/models/{id}/state',
  ],
  'office/news': [
    'POST /office/news-images',
    'GET /office/news-tags',
    'POST /office/news/{id}',
    'GET /office/news/{id}',
    'POST /office/news/{id}/steps',
  ],
  'office/offers': [
    'POST /office/approvals/{id}',
    'GET /office/bank-accounts',
    'POST /office/bank-accounts',
    'GET /office/plans',
    'POST /office/plans/{id}/changes',
    'POST /office/plans/{id}/prices',
  ],
  'office/office': ['POST /office/logout'],
  'office/policy': [
    'POST /office/policy/proposals',
    'POST /office/policy/proposals/{id}',
    'POST /office/policy/simulations',
  ],
  'office/bank-lines': ['GET /office/statements'],
  'office/queue': [
    'GET /office/approvals/{id}',
    'GET /office/me',
    'GET /office/orders',
    'GET /office/orders/{id}',
    'POST /office/orders/{id}/owed',
    'POST /office/orders/{id}/reject',
    'POST /office/orders/{id}/revive',
    'POST /office/orders/{id}/void',
    'GET /office/transfers',
  ],
  'office/results': [
    'GET /office/alerts',
    'POST /office/corrections/{id}',
    'GET /office/disputes',
    'POST /office/disputes/{id}/answer',
    'POST /office/picks/{id}/corrections',
    'POST /office/picks/{id}/review',
    'POST /office/results/{id}',
  ],
  'office/withdrawals': ['GET /office/picks', 'GET /office/picks/{id}', 'POST /office/picks/{id}/withdrawal'],
  'office/rights': [
    'GET /office/audit/verification',
    'POST /office/operators',
    'GET /office/operators',
    'POST /office/operators/{id}',
    'POST /office/operators/{id}/reset',
    'POST /office/setup',
  ],
  'office/redirects': [
    'POST /office/redirect-hosts',
    'GET /office/redirects/export',
    'POST /office/redirects/import',
    'POST /office/redirects/{id}',
    'POST /office/redirects/{id}/removal',
  ],
  'office/seo': ['GET /office/seo/export'],
  'office/settings': ['GET /office/approvals', 'POST /office/settings/{key}'],
  'office/aliases': ['POST /office/aliases/decide'],
  'office/typed-money': [
    'GET /office/exports/{kind}',
    'GET /office/list-exports/{kind}',
    'POST /office/orders/{id}/confirm',
    'POST /office/orders/{id}/typed-payment',
    'GET /office/typed-payments',
  ],
};

/** The calls that a file of tests is to hold: those of the handler beside it, and those that are listed. */
export function callsOf(file: string): string[] {
  const beside = officeEndpoints
    .map(({ contract }) => contract)
    .filter(({ path }) => fileOf(path) === file)
    .map(({ method, path }) => `${method} ${path}`);
  return [...new Set([...beside, ...(TESTED_IN[file] ?? [])])];
}

/** `/office/members/{id}` is the file `office/members/[id]`. */
export const fileOf = (path: string) => path.slice(1).replaceAll(/\{(\w+)\}/g, '[$1]');

const patterns = officeEndpoints.map(({ contract: { method, path } }) => ({
  call: `${method} ${path}`,
  pattern: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
}));

/** What a file is to hold and did not: `asserted` are calls with the addresses under which they were asked. */
export function missingCalls(file: string, asserted: readonly string[]): string[] {
  // The list names a word of a path before what stands for any word, so the first that fits is meant.
  const held = new Set(asserted.map((asked) => patterns.find(({ pattern }) => pattern.test(asked))?.call));
  return callsOf(file).filter((call) => !held.has(call));
}
