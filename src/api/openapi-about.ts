import { TOKEN_COOKIE } from '#platform/cookie.ts';
import { OFFICE_COOKIE } from './office/office-cookie.ts';
import type { JsonSchema } from './openapi-parts.ts';

/** What a document says of its API as a whole. */
export type ApiAbout = {
  readonly title: string;
  readonly description: string;
  readonly securitySchemes: JsonSchema;
  /** What each tag is about, with the first words of the paths that belong to it. */
  readonly tags: Readonly<Record<string, { readonly about: string; readonly paths: readonly string[] }>>;
};

const ENVELOPE =
  'Every answer is one envelope: data, messages, meta, http_code. Who is not signed in gets http_code 302 with transport ' +
  'status 401. The values of examples are made up.';

const schemesOf = (cookie: string): JsonSchema => ({
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'The token that signing in answers to other clients.',
  },
  key: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key. The words beside it are the scopes that the key needs; with `any` every key does.',
  },
  session: { type: 'apiKey', in: 'cookie', name: cookie, description: 'The session of a browser.' },
});

export const MEMBERS_API: ApiAbout = {
  title: 'Trueline API',
  description: `${ENVELOPE} What is marked with x-betting is null, or left out of its list, for a reader in stats-only mode.`,
  securitySchemes: schemesOf(TOKEN_COOKIE),
  tags: {
    accounts: {
      about: 'Signing up, signing in, and forgotten passwords.',
      paths: ['account', 'ai-accounts', 'auth', 'login', 'logout'],
    },
    me: { about: 'What belongs to the member who is signed in.', paths: ['me'] },
    games: {
      about: 'Games, leagues, odds, standings and statistics.',
      paths: ['sport', 'sport-statistics-situation'],
    },
    picks: { about: 'Predictions, their results and the record.', paths: ['ai-strategy'] },
    proof: { about: 'The ledger of published picks, and what anyone needs to check it.', paths: ['public'] },
    models: { about: 'Models that members put together themselves.', paths: ['custom-strategy-model'] },
    subscriptions: {
      about: 'Plans, coupons, orders and payments by bank transfer.',
      paths: ['plan', 'ai-coupon', 'subscribe', 'payment-record'],
    },
    site: {
      about: 'What a brand says: texts, news, settings and languages.',
      paths: [
        'ai-announcements',
        'ai-customer-feedback',
        'ai-keyword-response',
        'ai-recommendation-website',
        'ai-website-languages',
        'ai-website-settings',
        'claims',
        'contact-infos',
        'marquee',
        'seos',
        'sport-news',
      ],
    },
  },
};

export const OFFICE_API: ApiAbout = {
  title: 'Trueline office API',
  description:
    `${ENVELOPE} Calls are for operators. x-permission names what an operator has to be allowed to do; ` +
    'a call without it is answered like one to an address that does not exist.',
  securitySchemes: schemesOf(OFFICE_COOKIE),
  tags: {
    session: {
      about: 'Signing in and out, what waits for the operator, and the search for anything.',
      paths: ['login', 'logout', 'setup', 'first-run', 'me', 'dashboard', 'search'],
    },
    orders: {
      about: 'Orders, transfers, statements of the bank, money that was typed in, and the figures of sales.',
      paths: ['orders', 'transfers', 'statements', 'bank-lines', 'typed-payments', 'figures'],
    },
    offers: { about: 'Plans, coupons and bank accounts.', paths: ['plans', 'coupons', 'bank-accounts'] },
    approvals: { about: 'Requests that a second person decides.', paths: ['approvals'] },
    members: { about: 'Members, masked, and what is done for them.', paths: ['members'] },
    results: {
      about: 'Published picks, results, corrections, disputes, and prices that were not believed.',
      paths: ['picks', 'results', 'corrections', 'disputes', 'refusals'],
    },
    models: {
      about: 'Models, trainings, the publishing policy, alerts, and how operators are told of them.',
      paths: ['models', 'policy', 'monitoring', 'alerts', 'notifications'],
    },
    content: {
      about: 'News, announcements, contacts, prepared answers and feedback.',
      paths: [
        'news',
        'news-images',
        'news-tags',
        'announcements',
        'announcement-order',
        'contacts',
        'contact-order',
        'answers',
        'answer-trial',
        'feedback',
      ],
    },
    brand: {
      about:
        'Legal texts, messages, titles, redirects, languages, settings, looks, new brands, and tests of pages.',
      paths: [
        'legal',
        'built-in-legal',
        'messages',
        'seo',
        'redirects',
        'redirect-hosts',
        'languages',
        'settings',
        'theme',
        'brands',
        'experiments',
        'experiment-choices',
      ],
    },
    operation: {
      about: 'Jobs, e-mails, sources of games and names of teams.',
      paths: [
        'jobs',
        'first-steps',
        'trials',
        'emails',
        'feeds',
        'leagues',
        'league-offers',
        'teams',
        'aliases',
      ],
    },
    operators: {
      about: 'Who works in the office, their API keys and webhooks, and the audit log.',
      paths: ['operators', 'keys', 'webhooks', 'webhook-deliveries', 'audit'],
    },
    exports: {
      about: 'Lists as CSV files.',
      paths: ['exports', 'list-exports', 'content-exports'],
    },
  },
};
