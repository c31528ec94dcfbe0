import { formatDateTime } from '#i18n/format.ts';
import { formatSpan } from '#i18n/format-span.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import type { Locale } from '#terms/locales.ts';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { LockedPick, OpenPick } from '../record.server.ts';

/** What proves a pick: its number, its fingerprint, and that both are older than the game. */
export function Receipt({
  pick,
  zone,
  offset,
}: {
  pick: LockedPick | OpenPick;
  zone: string;
  offset: string;
}) {
  const { t, locale } = useLanguage<'home'>();
  const isMoved = pick.game_start_at !== pick.start_at;
  const rows = [
    { key: 'serial', name: t('home.receipt.serial'), value: pick.serial ?? '-' },
    { key: 'published', name: t('home.receipt.published'), value: formatDateTime(pick.published_at, zone) },
    {
      key: 'start',
      name: t(isMoved ? 'home.receipt.publishedFor' : 'home.receipt.start'),
      value: formatDateTime(pick.start_at, zone),
    },
    { key: 'lead', name: t('home.receipt.lead'), value: formatSpan(leadMinutes(pick), locale) },
    { key: 'leaf', name: t('home.receipt.fingerprint'), value: pick.leaf_hash ?? '-' },
  ];
  return (
    <Card
      as="section"
      aria-label={t('home.receipt.title')}
      className="grid grid-rows-[1fr_auto] gap-2 rounded-t-none border-t-2 border-main"
    >
      <dl className="grid content-between gap-1.5 text-14">
        {rows.map(({ key, name, value }) => (
          <div key={key} className={key === 'leaf' ? '' : 'flex flex-wrap justify-between gap-x-3'}>
            <dt className="text-12 leading-6 text-ink-3">{name}</dt>
            <dd className={key === 'leaf' ? 'text-12 break-all text-ink-2' : 'text-ink'}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-2 text-12 text-ink-3">
        <TextLink href={proofHref(pick, locale)} className="tap">
          {t('home.receipt.check')}
        </TextLink>
        <span>{offset}</span>
      </p>
    </Card>
  );
}

/** Where everybody can check it: the proof of the day on which it was published. */
function proofHref({ serial }: LockedPick | OpenPick, locale: Locale): string {
  return `${localePath(locale, '/proof')}${serial === null ? '' : `?day=${serial.slice(0, 10)}`}`;
}

/** How long before the start the pick was published, in whole minutes. */
function leadMinutes({ published_at, start_at }: LockedPick | OpenPick): number {
  return Math.floor((Date.parse(start_at) - Date.parse(published_at)) / 60_000);
}
