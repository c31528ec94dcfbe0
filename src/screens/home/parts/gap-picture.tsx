import { formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import { pickLabel } from '../../pick/pick-labels.ts';
import { breakEven } from '../break-even.ts';
import type { OpenPick } from '../record.server.ts';

/** The scale ends at full steps of five points around all that it shows. */
const STEP = 0.05;
const ROOM = 0.02;

/** The gap between the chance that we see and the one that the odds ask for, drawn as a gap on a scale that is written beside it. */
export function GapPicture({ pick, band }: { pick: OpenPick; band: readonly [number, number] | null }) {
  const { t } = useLanguage<'home' | 'sport'>();
  const { odds } = useOdds();
  const ours = pick.p.win;
  const asked = breakEven(pick);
  const shown = [ours, asked, ...(band ?? [])];
  const low = Math.max(0, Math.floor((Math.min(...shown) - ROOM) / STEP) * STEP);
  const high = Math.min(1, Math.ceil((Math.max(...shown) + ROOM) / STEP) * STEP);
  const place = (share: number) => `${(((share - low) / (high - low)) * 100).toFixed(2)}%`;
  const width = (from: number, to: number) => `${((Math.abs(to - from) / (high - low)) * 100).toFixed(2)}%`;
  const worth = `${t('sport.fields.expected_value')} ${formatSignedPercent(pick.ev)}`;
  return (
    <Card
      as="section"
      aria-label={t('home.how.price.title')}
      className="grid content-between gap-3 rounded-t-none border-t-2 border-main"
    >
      <p className="text-14 text-ink-2">
        {pickLabel(pick, t)} @ {odds(pick.odds.value, pick)}
      </p>
      <div className="flex justify-between gap-3">
        <p className="grid">
          <span className="text-12 text-ink-3">{t('home.how.breakEvenShort')}</span>
          <span className="text-20 font-strong whitespace-nowrap text-main">{formatPercent(asked)}</span>
        </p>
        <p className="grid text-right">
          <span className="text-12 text-ink-3">{t('home.how.ours')}</span>
          <span className="text-20 font-strong whitespace-nowrap text-data">{formatPercent(ours)}</span>
        </p>
      </div>
      <svg width="100%" height="64" role="img" aria-label={worth} className="block overflow-visible">
        <rect y="23" width="100%" height="2" className="fill-track" />
        {band === null ? null : (
          <rect
            x={place(band[0])}
            y="14"
            width={width(band[0], band[1])}
            height="20"
            rx="4"
            className="fill-band"
          />
        )}
        <rect
          x={place(Math.min(ours, asked))}
          y="20"
          width={width(asked, ours)}
          height="8"
          className="fill-data"
        />
        <rect
          x={place(asked)}
          y="6"
          width="2"
          height="36"
          transform="translate(-1 0)"
          className="fill-market"
        />
        <circle cx={place(ours)} cy="24" r="8" strokeWidth="3" className="fill-data stroke-surface" />
        {[low, (low + high) / 2, high].map((tick, index) => (
          <text
            key={tick}
            x={place(tick)}
            y="60"
            textAnchor={(['start', 'middle', 'end'] as const)[index]}
            className="fill-ink-3 text-12"
          >
            {formatPercent(tick, Number.isInteger(Math.round(tick * 1000) / 10) ? 0 : 1)}
          </text>
        ))}
      </svg>
      <p className="text-14 font-medium text-main">{worth}</p>
    </Card>
  );
}
