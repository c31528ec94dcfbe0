import { WIDGET_INTEGRITY } from '#domain/picks/widget/widget-integrity.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { PageFacts } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';

/** The lines that other pages copy, in the reader's language and with this brand's own address. */
export async function loadWidgets(facts: PageFacts) {
  const { locale, origin } = facts;
  const [messages, meta] = await Promise.all([loadMessages(locale, ['widgets']), loadPageTexts(facts)]);
  return { locale, messages, meta, origin, integrity: WIDGET_INTEGRITY };
}

export type WidgetsData = Awaited<ReturnType<typeof loadWidgets>>;
