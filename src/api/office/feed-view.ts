import type { FeedHealth } from '#domain/forecasting/sport/feed-health.ts';

const text = (at: Date | null) => at?.toISOString() ?? null;

/** How the feed answers, as the office's calls report it. */
export function feedView({ source, isLive, isStale, knownUntil, providers }: FeedHealth) {
  return {
    source,
    is_live: isLive,
    is_stale: isStale,
    known_until: text(knownUntil),
    providers: providers.map((provider) => ({
      name: provider.name,
      gives: {
        prices: provider.scope.prices,
        called_off: provider.scope.calledOff,
        parts: provider.scope.parts,
      },
      good_at: text(provider.goodAt),
      failed_at: text(provider.failedAt),
      failure: provider.failure,
      failures_in_row: provider.failuresInRow,
      left_alone_until: text(provider.leftAloneUntil),
      credits: provider.credits && {
        remaining: provider.credits.remaining,
        used: provider.credits.used,
        reported_at: provider.credits.reportedAt.toISOString(),
      },
      minute: provider.minute && {
        remaining: provider.minute.remaining,
        reported_at: provider.minute.reportedAt.toISOString(),
      },
      period: provider.period && {
        ends_at: provider.period.endsAt.toISOString(),
        spent_a_day: provider.period.spentADay,
        left_a_day: provider.period.leftADay,
        needed_a_day: provider.period.neededADay,
        left_at_end: provider.period.leftAtEnd,
        scores_every_s: provider.period.scoresEveryS,
        odds_stretch: provider.period.oddsStretch,
        enough_a_month: provider.period.enoughAMonth,
        plans: provider.period.plans.map(({ credits, scoresEveryS, oddsStretch }) => ({
          credits,
          scores_every_s: scoresEveryS,
          odds_stretch: oddsStretch,
        })),
      },
      last_day: [...provider.lastDay],
      open_aliases: provider.openAliases,
    })),
  };
}
