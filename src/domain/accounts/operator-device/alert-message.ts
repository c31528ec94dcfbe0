import type { SiteAlertKind } from '#i18n/alert-text.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { sha256 } from '#platform/hash.ts';
import type { Locale } from '#terms/locales.ts';
import type { NoticeEvent } from '#terms/operator-notices.ts';

/** What a device shows. It names the kind of the alert and leads to the page that shows it, so that it may be read on a locked screen. */
type AlertMessage = {
  readonly title: string;
  readonly body: string;
  /** Where a press leads. */
  readonly path: string;
  /** A message with the same one takes the place of the one before. */
  readonly tag: string;
};

export async function alertMessage(
  alert: {
    readonly id: string;
    readonly kind: SiteAlertKind;
    readonly path: string;
    readonly event: NoticeEvent;
  },
  locale: Locale,
): Promise<AlertMessage> {
  const messages = await loadMessages(locale, ['alerts']);
  const t = createTranslator<'alerts'>({ locale, messages });
  const { id, kind, path, event } = alert;
  const title = t(`alerts.title.${kind}`);
  // The end of an alert takes the place of its beginning.
  const tag = sha256(`alert ${id}`).slice(0, 32);
  return {
    title: event === 'opened' ? title : t('alerts.push.over', { title }),
    body: t(event === 'opened' ? 'alerts.push.openedText' : 'alerts.push.overText'),
    path,
    tag,
  };
}

/** A message with which an operator tries their devices; it leads to where they are chosen. */
export async function trialMessage(locale: Locale): Promise<AlertMessage> {
  const messages = await loadMessages(locale, ['alerts']);
  const t = createTranslator<'alerts'>({ locale, messages });
  return {
    title: t('alerts.push.trial'),
    body: t('alerts.push.trialText'),
    path: '/office/notifications',
    tag: 'trial',
  };
}
