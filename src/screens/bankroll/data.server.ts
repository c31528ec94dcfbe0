import { showBankroll } from '#domain/picks/bankroll/show-bankroll.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { PageContext } from '../../page/page-context.ts';
import { loadPageTexts } from '../page-texts.server.ts';
import { readBankrollQuery } from './bankroll-query.ts';

/** The seasons that a reader has asked for, with what they rest on. */
export async function loadBankroll(context: PageContext, request: Request) {
  const { services, locale } = context;
  const choice = readBankrollQuery(new URL(request.url).searchParams);
  const [messages, bankroll, meta] = await Promise.all([
    loadMessages(locale, ['bankroll']),
    showBankroll(services, choice),
    loadPageTexts(context),
  ]);
  return { locale, messages, meta, choice, bankroll };
}

export type BankrollData = Awaited<ReturnType<typeof loadBankroll>>;
