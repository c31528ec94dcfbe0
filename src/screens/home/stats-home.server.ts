import { loadMessages } from '#i18n/load-messages.ts';
import type { PageContext } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';

/** Home in stats-only mode: what there is to see, and nothing about bets. */
export async function loadStatsHome(context: PageContext) {
  const { locale } = context;
  const [messages, meta] = await Promise.all([loadMessages(locale, ['stats-only']), loadPageTexts(context)]);
  return { kind: 'stats', locale, messages, meta } as const;
}

export type StatsHomeData = Awaited<ReturnType<typeof loadStatsHome>>;
