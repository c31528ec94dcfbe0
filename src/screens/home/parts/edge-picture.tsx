import { formatNumber, formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import { pickWords } from '../../pick/pick-words.ts';
import type { OpenPick } from '../record.server.ts';

/** The chance that we see beside the one that the price asks for, both from nothing, for a pick that is open to all. */
export function EdgePicture({ pick }: { pick: OpenPick }) {
  const { t } = useLanguage<'home' | 'sport'>();
  const { odds } = useOdds();
  const bars = [
    { key: 'ours', name: t('home.how.ours'), share: pick.p.win / (pick.p.win + pick.p.lose) },
    {
      key: 'price',
      name: t('home.how.asked', { odds: odds(pick.odds.value, pick) }),
      share: 1 / pick.odds.value,
    },
  ];
  return (
    <Card as="section" aria-label={t('home.how.price.title')} className="grid content-start gap-4">
      <div>
        <p className="text-16 font-medium text-main">
          {pickWords(pick, t)} <span className="font-regular text-ink-3">@</span>{' '}
          {odds(pick.odds.value, pick)}
        </p>
        <p className="text-12 text-ink-3">
          {pick.event.home.name} – {pick.event.away.name}
        </p>
      </div>
      <ul className="grid gap-3">
        {bars.map(({ key, name, share }) => (
          <li key={key} className="grid gap-1">
            <div className="flex items-baseline justify-between gap-3">
              <span className="text-12 text-ink-2">{name}</span>
              <span className="text-14 font-strong text-main">{formatPercent(share)}</span>
            </div>
            <svg width="100%" height="12" aria-hidden="true" className="block rounded-4">
              <rect width="100%" height="12" className="fill-sunken" />
              <rect
                width={`${(share * 100).toFixed(2)}%`}
                height="12"
                rx="2"
                className={key === 'ours' ? 'fill-primary-ink' : 'fill-ink-3'}
              />
            </svg>
          </li>
        ))}
      </ul>
      <p className="flex items-baseline justify-between gap-3 border-t border-line pt-3 text-14">
        <span>
          <span className="block text-ink-2">{t('sport.fields.expected_value')}</span>
          <span className="block text-12 text-ink-3">
            {t('home.how.comesBack', { units: formatNumber(1 + pick.ev, 3) })}
          </span>
        </span>
        <span className="font-strong">
          <SignedFigure value={pick.ev} text={formatSignedPercent(pick.ev)} />
        </span>
      </p>
    </Card>
  );
}
