import { countFailures, findQuota, listNewestAnswers } from '#db/queries/feed-answer.ts';
import { findFeedCursor } from '#db/queries/feed-cursor.ts';
import {
  type AnswerCount,
  countAnswers,
  countOpenAliases,
  findNewestAnswers,
} from '#db/queries/feed-health.ts';
import type { Services } from '#domain/services.ts';
import type { FeedScope } from '#feeds/feed.ts';
import { restUntil } from '#feeds/live/back-off.ts';
import { type Period, showPeriod } from '#feeds/the-odds-api/period.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { ProviderName } from '#terms/providers.ts';
import { createAnswerStore } from './answer-store.ts';
import { feedSource, listProviders } from './feed-source.ts';

/** The feed is read every ten seconds; who has not been for this long is not being read. */
const STALE_MS = 120_000;

export type FeedHealth = {
  readonly source: string;
  readonly isLive: boolean;
  /** Everything that was known at the source by then has been taken over; null before the first reading. */
  readonly knownUntil: Date | null;
  readonly isStale: boolean;
  /** How each provider answers, in the order in which they are believed; none where seasons are replayed. */
  readonly providers: readonly ProviderHealth[];
};

export type ProviderHealth = {
  readonly name: ProviderName;
  /** What it reports; what no provider reports is missing on the site. */
  readonly scope: FeedScope;
  readonly goodAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
  /** Bad answers since the last good one. */
  readonly failuresInRow: number;
  /** Whether the provider is left alone for a while because it failed again and again, and until when. */
  readonly leftAloneUntil: Date | null;
  /** The provider's own account of this month's credits; null where it gave none this month, or counts otherwise. */
  readonly credits: {
    readonly remaining: number;
    readonly used: number | null;
    readonly reportedAt: Date;
  } | null;
  /** Questions that were left of a minute, of a provider that counts by the minute. */
  readonly minute: { readonly remaining: number; readonly reportedAt: Date } | null;
  /** How the month's credits go; null where the provider gave no account of them this month. */
  readonly period: Period | null;
  readonly lastDay: readonly AnswerCount[];
  readonly openAliases: number;
};

/** How the providers of games, prices and results answer, what is left of their counts, and how far the site has read them. */
export async function showFeedHealth(services: Services): Promise<FeedHealth> {
  const { db, clock } = services;
  const source = feedSource(services);
  const now = clock.now();
  const named = listProviders(services);
  const [cursor, providers] = await Promise.all([
    findFeedCursor(db, source),
    Promise.all(named.map((provider) => showProvider(services, { ...provider, source, now }))),
  ]);
  const knownUntil = cursor?.knownUntil ?? null;
  const isStale = knownUntil === null || now.getTime() - knownUntil.getTime() > STALE_MS;
  return { source, isLive: named.length > 0, knownUntil, isStale, providers };
}

async function showProvider(
  services: Services,
  options: {
    readonly name: ProviderName;
    readonly scope: FeedScope;
    readonly source: string;
    readonly now: Date;
  },
): Promise<ProviderHealth> {
  const { name, scope, source, now } = options;
  const { db } = services;
  const [newest, failuresInRow, quota, lastDay, openAliases] = await Promise.all([
    findNewestAnswers(db, name),
    countFailures(db, name),
    findQuota(db, name),
    countAnswers(db, name, new Date(now.getTime() - DAY_MS)),
    countOpenAliases(db, name),
  ]);
  const { failedAt } = newest;
  const health = { name, scope, ...newest, failuresInRow, lastDay, openAliases };
  const reported =
    quota !== null && quota.remaining !== null
      ? { remaining: quota.remaining, used: quota.used, reportedAt: quota.askedAt }
      : null;
  if (name === 'football-data') {
    const minute = reported && { remaining: reported.remaining, reportedAt: reported.reportedAt };
    const rest = failedAt === null ? null : restUntil(failuresInRow, failedAt);
    return { ...health, leftAloneUntil: rest, credits: null, minute, period: null };
  }
  // Credits are renewed each month.
  const isCurrent =
    reported !== null && reported.reportedAt.toISOString().slice(0, 7) === now.toISOString().slice(0, 7);
  const credits = isCurrent ? reported : null;
  const situation = await createAnswerStore(services, { source, provider: name }).situation(now);
  const period = showPeriod(situation, credits?.used ?? null);
  const rest = failedAt === null ? null : restUntil(failuresInRow, failedAt);
  return { ...health, leftAloneUntil: rest, credits, minute: null, period };
}

/** The newest answer to each question that the live providers were asked; none where seasons are replayed. */
export async function listQuestions(services: Services) {
  const asked = await Promise.all(
    listProviders(services).map(async ({ name }) =>
      (await listNewestAnswers(services.db, name)).map((answer) => ({ ...answer, provider: name })),
    ),
  );
  return asked.flat();
}
