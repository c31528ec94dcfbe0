import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import { breakEven } from '../break-even.ts';
import type { OpenPick } from '../record.server.ts';

interface ChanceBarProps {
  pick: OpenPick;
  /** Where the parts of the model see it, where they can be compared. */
  band: readonly [low: number, high: number] | null;
}

const percent = (share: number) => `${(Math.min(1, Math.max(0, share)) * 100).toFixed(2)}%`;

/** How likely a bet is to win, the range of its doubt, and the mark at which its odds would pay nothing. */
export function ChanceBar({ pick, band }: ChanceBarProps) {
  const { t } = useLanguage<'home'>();
  const { odds } = useOdds();
  const { win } = pick.p;
  const asked = breakEven(pick);
  const range = band && `${formatNumber(band[0] * 100, 1)}–${formatPercent(band[1])}`;
  const mark = t('home.how.asked', { odds: odds(pick.odds.value, pick) });
  const label = [
    `${t('home.how.ours')} ${formatPercent(win)}${range === null ? '' : ` (${range})`}`,
    `${mark} ${formatPercent(asked)}`,
  ].join(', ');
  return (
    <div className="grid gap-0.5">
      <p className="text-14">
        <span className="font-strong text-main">{formatPercent(win)}</span> {t('home.how.toWin')}{' '}
        {range === null ? null : <span className="text-12 text-ink-3">{range}</span>}
      </p>
      <svg width="100%" height="20" role="img" aria-label={label} className="block">
        <rect y="7" width="100%" height="6" rx="3" className="fill-track" />
        <rect y="7" width={percent(win)} height="6" rx="3" className="fill-data" />
        {band === null ? null : (
          <rect
            x={percent(band[0])}
            y="3.5"
            width={percent(band[1] - band[0])}
            height="13"
            rx="3"
            className="fill-band stroke-data"
          />
        )}
        <rect x={percent(asked)} width="2" height="20" transform="translate(-1 0)" className="fill-market" />
      </svg>
      <svg width="100%" height="16" aria-hidden="true" className="block overflow-visible">
        <text
          x={percent(asked)}
          y="12"
          textAnchor={asked > 0.5 ? 'end' : 'start'}
          className="fill-ink-3 text-12"
        >
          {t('home.how.breakEven', { share: formatPercent(asked) })}
        </text>
      </svg>
    </div>
  );
}
