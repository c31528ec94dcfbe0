import { WIDGET_INTEGRITY } from '#domain/picks/widget/widget-integrity.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { PageContext } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';

/** The lines that other pages copy, in the reader's language and with this brand's own address. */
export async function loadWidgets(context: PageContext) {
  const { locale, origin } = context;
  const [messages, meta] = await Promise.all([loadMessages(locale, ['widgets']), loadPageTexts(context)]);
  return { locale, messages, meta, origin, integrity: WIDGET_INTEGRITY };
}

export type WidgetsData = Awaited<ReturnType<typeof loadWidgets>>;
