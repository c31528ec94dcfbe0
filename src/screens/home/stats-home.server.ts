import { loadMessages } from '#i18n/load-messages.ts';
import type { PageFacts } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';

/** Home in stats-only mode: what there is to see, and nothing about bets. */
export async function loadStatsHome(facts: PageFacts) {
  const { locale } = facts;
  const [messages, meta] = await Promise.all([loadMessages(locale, ['stats-only']), loadPageTexts(facts)]);
  return { kind: 'stats', locale, messages, meta } as const;
}

export type StatsHomeData = Awaited<ReturnType<typeof loadStatsHome>>;
