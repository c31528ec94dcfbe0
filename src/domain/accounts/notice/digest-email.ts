import type { Listener } from '#db/queries/notice.ts';
import type { PickNews, ResultNews } from '#db/queries/notice-news.ts';
import { recommendationWriter } from '#domain/forecasting/bet/recommendation-text.ts';
import type { EmailOrder } from '#domain/foundation/outbox/post-email.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { formatDateTime, formatOdds } from '#i18n/format.ts';
import { type DigestData, newsDigest } from '#mail/news-digest.ts';
import type { KeySettings } from '#platform/secret-key.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { News } from './choose-news.ts';
import { EMAIL_LINES } from './notice-limits.ts';
import { unsubscribeQuery } from './unsubscribe-link.ts';

type Write = Awaited<ReturnType<typeof recommendationWriter>>;

/**
 * The e-mail that tells a member of news. What is bet stands in it for those whose plan runs at this moment, and for
 * everybody where the pick is free or its game is over.
 */
export function digestEmail(env: KeySettings, reader: Listener, news: News): EmailOrder<DigestData> {
  const { brand, accountId, email, nickName: name, locale } = reader;
  return {
    email: newsDigest,
    to: { brand, accountId, email, name, locale },
    dataIn: async (spoken) => {
      const listener = { ...reader, locale: spoken };
      const write = await recommendationWriter(spoken);
      return {
        zone: zoneOf(listener),
        picks: news.picks.slice(0, EMAIL_LINES).map((pick) => pickLine(pick, { listener, write })),
        morePicks: Math.max(0, news.picks.length - EMAIL_LINES),
        results: news.results.slice(0, EMAIL_LINES).map((result) => resultLine(result, { listener, write })),
        moreResults: Math.max(0, news.results.length - EMAIL_LINES),
        unsubscribe: unsubscribeQuery(env, { ...listener, list: 'news' }),
      };
    },
  };
}

export function zoneOf({ timeZone }: Pick<Listener, 'timeZone'>): string {
  return timeZone ?? BRAND_ZONE;
}

type Writing = { readonly listener: Listener; readonly write: Write };

function pickLine(pick: PickNews, { listener, write }: Writing): DigestData['picks'][number] {
  const isOpen = listener.isEntitled || pick.isFree;
  const game = gameWords(pick, listener);
  return {
    ...game,
    start: formatDateTime(pick.startAt, zoneOf(listener)),
    bet: isOpen ? { advice: write({ ...pick, ...game }), odds: formatOdds(pick.odds) } : null,
  };
}

function resultLine(result: ResultNews, { listener, write }: Writing): DigestData['results'][number] {
  const game = gameWords(result, listener);
  const { homeScore, awayScore } = result;
  return {
    ...game,
    score: homeScore === null || awayScore === null ? null : `${homeScore}:${awayScore}`,
    advice: write({ ...result, ...game }),
    odds: formatOdds(result.odds),
    result: result.result,
  };
}

function gameWords({ leagueNames, homeNames, awayNames }: PickNews, { locale }: Listener) {
  return {
    league: localText(leagueNames, locale),
    home: localText(homeNames, locale),
    away: localText(awayNames, locale),
  };
}
