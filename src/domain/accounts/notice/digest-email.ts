import type { Subscriber } from '#db/queries/notice.ts';
import type { PickEvent, ResultEvent } from '#db/queries/notice-events.ts';
import { recommendationWriter } from '#domain/forecasting/bet/recommendation-text.ts';
import type { EmailOrder } from '#domain/foundation/outbox/post-email.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { formatDateTime, formatOdds } from '#i18n/format.ts';
import { type DigestData, newsDigest } from '#mail/news-digest.ts';
import type { KeySettings } from '#platform/secret-key.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { Events } from './choose-events.ts';
import { EMAIL_LINES } from './notice-limits.ts';
import { unsubscribeQuery } from './unsubscribe-link.ts';

type Write = Awaited<ReturnType<typeof recommendationWriter>>;

/**
 * The e-mail that brings a member the news. What is bet stands in it for those whose plan runs at this moment, and for
 * everybody where the pick is free or its game is over.
 */
export function digestEmail(env: KeySettings, reader: Subscriber, events: Events): EmailOrder<DigestData> {
  const { brand, accountId, email, nickName: name, locale } = reader;
  return {
    email: newsDigest,
    to: { brand, accountId, email, name, locale },
    dataIn: async (spoken) => {
      const subscriber = { ...reader, locale: spoken };
      const write = await recommendationWriter(spoken);
      return {
        zone: zoneOf(subscriber),
        picks: events.picks.slice(0, EMAIL_LINES).map((pick) => pickLine(pick, { subscriber, write })),
        morePicks: Math.max(0, events.picks.length - EMAIL_LINES),
        results: events.results
          .slice(0, EMAIL_LINES)
          .map((result) => resultLine(result, { subscriber, write })),
        moreResults: Math.max(0, events.results.length - EMAIL_LINES),
        unsubscribe: unsubscribeQuery(env, { ...subscriber, list: 'news' }),
      };
    },
  };
}

export function zoneOf({ timeZone }: Pick<Subscriber, 'timeZone'>): string {
  return timeZone ?? BRAND_ZONE;
}

type Writing = { readonly subscriber: Subscriber; readonly write: Write };

function pickLine(pick: PickEvent, { subscriber, write }: Writing): DigestData['picks'][number] {
  const isOpen = subscriber.isEntitled || pick.isFree;
  const game = gameNames(pick, subscriber);
  return {
    ...game,
    start: formatDateTime(pick.startAt, zoneOf(subscriber)),
    bet: isOpen ? { advice: write({ ...pick, ...game }), odds: formatOdds(pick.odds) } : null,
  };
}

function resultLine(result: ResultEvent, { subscriber, write }: Writing): DigestData['results'][number] {
  const game = gameNames(result, subscriber);
  const { homeScore, awayScore } = result;
  return {
    ...game,
    score: homeScore === null || awayScore === null ? null : `${homeScore}:${awayScore}`,
    advice: write({ ...result, ...game }),
    odds: formatOdds(result.odds),
    result: result.result,
  };
}

function gameNames({ leagueNames, homeNames, awayNames }: PickEvent, { locale }: Subscriber) {
  return {
    league: localText(leagueNames, locale),
    home: localText(homeNames, locale),
    away: localText(awayNames, locale),
  };
}
