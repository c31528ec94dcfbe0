import { countFailures, findQuota, listNewestAnswers } from '#db/queries/feed-answer.ts';
import { findFeedCursor } from '#db/queries/feed-cursor.ts';
import {
  type AnswerCount,
  countAnswers,
  countOpenSpellings,
  findNewestAnswers,
} from '#db/queries/feed-health.ts';
import type { Services } from '#domain/services.ts';
import { type Period, showPeriod } from '#feeds/the-odds-api/period.ts';
import { leftAloneUntil } from '#feeds/the-odds-api/plan-questions.ts';
import { DAY_MS } from '#terms/durations.ts';
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
  /** Of a provider: how it answered; null where seasons are replayed. */
  readonly provider: {
    readonly goodAt: Date | null;
    readonly failedAt: Date | null;
    readonly failure: string | null;
    /** Bad answers since the last good one. */
    readonly failuresInRow: number;
    /** Whether the provider is left alone for a while because it failed again and again, and until when. */
    readonly leftAloneUntil: Date | null;
    /** The provider's own account of this month's credits; null where it gave none this month. */
    readonly credits: {
      readonly remaining: number;
      readonly used: number | null;
      readonly reportedAt: Date;
    } | null;
    /** How the month's credits go; null where the provider gave no account of them this month. */
    readonly period: Period | null;
    readonly lastDay: readonly AnswerCount[];
    readonly openSpellings: number;
  } | null;
};

/** How the source of games, prices and results answers, what is left of its credits, and how far the site has read it. */
export async function showFeedHealth(services: Services): Promise<FeedHealth> {
  const { db, clock } = services;
  const source = feedSource(services);
  const now = clock.now();
  const knownUntil = (await findFeedCursor(db, source))?.knownUntil ?? null;
  const [first] = listProviders(services);
  const isLive = first !== undefined;
  const isStale = knownUntil === null || now.getTime() - knownUntil.getTime() > STALE_MS;
  if (first === undefined) return { source, isLive, knownUntil, isStale, provider: null };
  const { name } = first;
  const [newest, failuresInRow, quota, lastDay, openSpellings, situation] = await Promise.all([
    findNewestAnswers(db, name),
    countFailures(db, name),
    findQuota(db, name),
    countAnswers(db, name, new Date(now.getTime() - DAY_MS)),
    countOpenSpellings(db, name),
    createAnswerStore(services, { source, provider: name }).situation(now),
  ]);
  // Credits are renewed each month.
  const isCurrent =
    quota !== null && quota.askedAt.toISOString().slice(0, 7) === now.toISOString().slice(0, 7);
  const credits =
    isCurrent && quota.remaining !== null
      ? { remaining: quota.remaining, used: quota.used, reportedAt: quota.askedAt }
      : null;
  const until =
    newest.failedAt === null ? null : leftAloneUntil(failuresInRow, newest.failedAt, newest.failure);
  const period = showPeriod(situation, credits?.used ?? null);
  const provider = {
    ...newest,
    failuresInRow,
    leftAloneUntil: until,
    credits,
    period,
    lastDay,
    openSpellings,
  };
  return { source, isLive, knownUntil, isStale, provider };
}

/** The newest answer to each question that the live provider was asked; none where seasons are replayed. */
export async function listQuestions(services: Services) {
  const [first] = listProviders(services);
  return first === undefined ? [] : listNewestAnswers(services.db, first.name);
}
