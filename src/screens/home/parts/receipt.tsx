import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { HotPick } from '../record.server.ts';

/** What proves a pick: its number, its fingerprint, and that both are older than the game. */
export function Receipt({ pick, zone, offset }: { pick: HotPick; zone: string; offset: string }) {
  const { t } = useLanguage<'home'>();
  const rows = [
    { key: 'serial', name: t('home.receipt.serial'), value: pick.serial ?? '-' },
    { key: 'published', name: t('home.receipt.published'), value: formatDateTime(pick.published_at, zone) },
    { key: 'start', name: t('home.receipt.start'), value: formatDateTime(pick.start_at, zone) },
    { key: 'leaf', name: t('home.receipt.fingerprint'), value: pick.leaf_hash ?? '-' },
  ];
  return (
    <Card as="section" aria-label={t('home.receipt.title')} className="grid content-between gap-3">
      <p className="text-16 font-medium text-main">
        {pick.event.home.name} – {pick.event.away.name}
      </p>
      <dl className="grid gap-2 text-14">
        {rows.map(({ key, name, value }) => (
          <div key={key} className={key === 'leaf' ? '' : 'flex flex-wrap justify-between gap-x-3'}>
            <dt className="text-12 leading-6 text-ink-3">{name}</dt>
            <dd className={key === 'leaf' ? 'text-12 break-all text-ink-2' : 'text-ink'}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="flex flex-wrap justify-between gap-x-3 border-t border-line pt-3 text-12 text-ink-3">
        <TextLink href="/api/public/ledger">{t('home.receipt.ledger')}</TextLink>
        <span>{offset}</span>
      </p>
    </Card>
  );
}
