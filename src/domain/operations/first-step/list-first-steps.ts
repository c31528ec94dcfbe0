import { listOpenApprovals } from '#db/queries/approval.ts';
import { findLastAction } from '#db/queries/audit.ts';
import { type BankAccountRow, findApprovedBankAccount } from '#db/queries/bank-account.ts';
import { type BrandRow, listBrandsMadeFor } from '#db/queries/brand.ts';
import { findFirstRun } from '#db/queries/first-run.ts';
import { listNewestTrials, type SettingTrialRow } from '#db/queries/setting-trial.ts';
import { findLegalHead } from '#domain/foundation/legal/get-legal-document.ts';
import type { KeyedLegalBrand } from '#domain/foundation/legal/legal-brand.ts';
import { servesSamples } from '#domain/foundation/setting/serves-samples.ts';
import type { Services } from '#domain/services.ts';
import type { FirstStep, FirstStepState, TrialKind } from '#terms/operators.ts';

type Step = {
  readonly key: FirstStep;
  readonly state: FirstStepState;
  /** When it was done, or last tried; null where it was not. */
  readonly at: Date | null;
  /** Whether a sample stands in for it until then, which no site in production has. */
  readonly isSample: boolean;
};

type OwnBrand = Pick<KeyedLegalBrand, 'key' | 'jurisdiction'>;

type FirstSteps = {
  /** Whether the dashboard speaks of what is left: a site that was set up on its pages, or one with members. */
  readonly isShown: boolean;
  readonly steps: readonly Step[];
};

/** What an operator does who chooses leagues; other names or rules of a league choose none. */
const LEAGUE_CHOICES = ['league.added', 'league.covered', 'league.uncovered'] as const;

/** What members agree to when they open an account, and when they order. */
const AGREED_TO = ['terms', 'privacy', 'purchase'] as const;

/** What a new site needs before it can serve members, and how far it is, from the rows alone. */
export async function listFirstSteps(services: Services, own: OwnBrand): Promise<FirstSteps> {
  const { db, env } = services;
  const brand = own.key;
  const [doneAt, trials, account, requests, brands, leaguesAt, legal] = await Promise.all([
    findFirstRun(db),
    listNewestTrials(db),
    findApprovedBankAccount(db, { brand, includeSamples: servesSamples(env) }),
    listOpenApprovals(db, { brand, kinds: ['bank_account', 'brand'] }),
    listBrandsMadeFor(db, [brand]),
    findLastAction(db, { subjectKind: 'league', actions: LEAGUE_CHOICES }),
    legalStep(services, own),
  ]);
  const request = requests.find(({ kind }) => kind === 'bank_account');
  const brandRequest = requests.find(({ kind }) => kind === 'brand');
  return {
    isShown: doneAt !== null || env.APP_MODE === 'production',
    steps: [
      { key: 'owner', state: 'done', at: doneAt, isSample: false },
      brandStep(brands, {
        isNamed: env.PROJECT_NAME !== undefined,
        askedAt: brandRequest?.proposedAt ?? null,
      }),
      legal,
      bankAccountStep(account, request?.proposedAt ?? null),
      tried('email', { trials, isSet: env.SMTP_URL !== undefined }),
      tried('odds_key', {
        trials,
        isSet: env.ODDS_API_KEY !== undefined || env.FOOTBALL_DATA_KEY !== undefined,
      }),
      { key: 'leagues', state: leaguesAt === null ? 'open' : 'done', at: leaguesAt, isSample: false },
    ],
  };
}

/** Done where a brand of the office is live, or where the site was started with the name of one. */
function brandStep(
  brands: readonly BrandRow[],
  { isNamed, askedAt }: { readonly isNamed: boolean; readonly askedAt: Date | null },
): Step {
  const live = brands.find(({ state }) => state === 'live');
  if (live !== undefined || isNamed)
    return { key: 'brand', state: 'done', at: live?.liveAt ?? null, isSample: false };
  return { key: 'brand', state: askedAt === null ? 'open' : 'waiting', at: askedAt, isSample: false };
}

/** Done by an account of the operators' own: into the sample no one can pay. */
function bankAccountStep(account: BankAccountRow | null, askedAt: Date | null): Step {
  if (account !== null && !account.isSample)
    return { key: 'bank_account', state: 'done', at: account.approvedAt, isSample: false };
  return {
    key: 'bank_account',
    state: askedAt === null ? 'open' : 'waiting',
    at: askedAt,
    isSample: account !== null,
  };
}

/** Done where all that members agree to is in force, which a version is in all languages at once; samples, which are no one's contract, are not in production. */
async function legalStep(services: Services, { key: brand, jurisdiction }: OwnBrand): Promise<Step> {
  const heads = await Promise.all(
    AGREED_TO.map((type) => findLegalHead(services, { brand, jurisdiction, type, locale: 'en' })),
  );
  const published = heads.flatMap((head) => head?.published_at ?? []);
  const isSample = heads.some((head) => head?.is_sample);
  if (published.length < AGREED_TO.length) return { key: 'legal', state: 'open', at: null, isSample };
  return { key: 'legal', state: 'done', at: new Date(published.toSorted().at(-1) ?? 0), isSample };
}

function tried(
  key: Exclude<TrialKind, 'push'>,
  { trials, isSet }: { readonly trials: readonly SettingTrialRow[]; readonly isSet: boolean },
): Step {
  if (!isSet) return { key, state: 'unset', at: null, isSample: false };
  const newest = trials.find(({ kind }) => kind === key);
  if (newest === undefined) return { key, state: 'open', at: null, isSample: false };
  return { key, state: newest.isGood ? 'done' : 'failed', at: newest.triedAt, isSample: false };
}
