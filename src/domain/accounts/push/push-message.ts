import type { DuePush } from '#db/queries/push-delivery.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { formatDateTime } from '#i18n/format.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { createTranslator } from '#i18n/t.ts';
import { sha256 } from '#platform/hash.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { Locale } from '#terms/locales.ts';
import type { PushKind } from '#terms/push-kinds.ts';

/** What a device shows. It names games and never what is bet on them, so that it may be read on a locked screen and by anyone. */
type PushText = {
  readonly title: string;
  readonly body: string;
  /** Where a press leads. */
  readonly path: string;
  /** A message with the same one takes the place of the one before. */
  readonly tag: string;
};

/** One message for everything of a kind that is due for a device; `facts` has at least one. */
export async function pushMessage(
  kind: PushKind,
  due: readonly [DuePush, ...DuePush[]],
  locale: Locale,
): Promise<PushText> {
  const messages = await loadMessages(locale, ['push']);
  const t = createTranslator<'push'>({ locale, messages });
  const [first] = due;
  const games = new Set(due.map(({ gameId }) => gameId));
  // The same events have the same tag, so that a message that is sent twice is shown once.
  const tag = sha256([kind, ...due.map(({ eventId }) => eventId)].join(' ')).slice(0, 32);
  if (kind === 'plan_ends') {
    const days = Math.min(...due.map((fact) => fact.days ?? 1));
    const title = t('push.title.plan_ends', { count: days });
    return { title, body: t('push.planBody'), path: localePath(locale, '/subscribe'), tag };
  }
  const named = {
    home: localText(first.homeNames ?? {}, locale),
    away: localText(first.awayNames ?? {}, locale),
    at: first.startAt === null ? '' : formatDateTime(first.startAt, first.timeZone ?? BRAND_ZONE),
  };
  const others = games.size - 1;
  return {
    title: t(`push.title.${kind}`, { count: due.length }),
    body: others === 0 ? t('push.game', named) : t('push.games', { ...named, count: others }),
    path: localePath(locale, pathOf(kind, games.size === 1 ? first.gameId : null)),
    tag,
  };
}

function pathOf(kind: Exclude<PushKind, 'plan_ends'>, gameId: string | null): string {
  if (kind === 'settled' || kind === 'correction') return '/record';
  return gameId === null ? '/unstartedRecord' : `/unstartedRecord?open=${gameId}`;
}
