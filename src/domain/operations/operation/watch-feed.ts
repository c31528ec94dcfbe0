import { type ProviderHealth, showFeedHealth } from '#domain/forecasting/sport/feed-health.ts';
import type { Trouble } from '#domain/foundation/alert/sync-alerts.ts';
import type { Services } from '#domain/services.ts';
import { OPEN_AFTER } from '#feeds/live/back-off.ts';
import { costOf, isOutOfCredits, refusalCode } from '#feeds/the-odds-api/ask.ts';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';

/** The feed is read every ten seconds; a slow answer, or a worker that has just started, is no trouble yet. */
const STALE_MS = 10 * MINUTE_MS;
/** Games are asked for every six hours even where none is near. */
const SILENT_MS = 7 * HOUR_MS;

/** With fewer credits no price can be asked for, although an answer that costs none says that some are left. */
const ODDS_COST = costOf({ endpoint: 'odds', leagueId: '', daysFrom: 0 });

/** A provider that is down fails in many ways, and all are one cause; what it names itself is repaired in a way of its own. */
const UNNAMED = 'unnamed';

const FEED = {
  permission: 'feeds.view',
  severity: 'critical',
  path: '/office/feeds',
} as const;

/** What is wrong with the providers of games: one refuses or is out of credits, or none is read. */
export async function findFeedTroubles(services: Services, isFresh: boolean): Promise<Trouble[]> {
  const health = await showFeedHealth(services);
  const now = services.clock.now();
  const { source, providers } = health;
  const troubles = providers.flatMap((provider) => findTrouble(provider, now));
  if (isFresh || troubles.length > 0) return troubles;
  const read = health.knownUntil?.getTime() ?? 0;
  const isRead = now.getTime() - read <= STALE_MS;
  const heard = providers.map(({ goodAt }) => goodAt?.getTime() ?? 0);
  const answered = heard.length === 0 ? now.getTime() : Math.max(...heard);
  if (isRead && now.getTime() - answered <= SILENT_MS) return [];
  const minutes = Math.floor((now.getTime() - Math.min(read, answered)) / MINUTE_MS);
  return read === 0 || answered === 0
    ? []
    : [{ ...FEED, kind: 'feed_stale', subject: source, facts: { minutes } }];
}

function findTrouble(provider: ProviderHealth, now: Date): Trouble[] {
  const { name, failure, failuresInRow, credits } = provider;
  const isSpent = failuresInRow > 0 && isOutOfCredits(failure);
  const isShort = credits !== null && credits.remaining < ODDS_COST;
  if (isSpent || isShort) {
    const facts = { used: credits?.used ?? null, day: nextMonth(now) };
    return [{ ...FEED, kind: 'feed_out_of_credits', subject: name, facts }];
  }
  if (failuresInRow < OPEN_AFTER) return [];
  const code = refusalCode(failure);
  const facts = { code, failure, count: failuresInRow };
  return [{ ...FEED, kind: 'feed_refused', subject: name, cause: code ?? UNNAMED, facts }];
}

function nextMonth(now: Date): string {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 10);
}
