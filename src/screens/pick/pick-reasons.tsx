import type { z } from 'zod';
import type { forecastSchema } from '#api/ai-strategy/card.contract.ts';
import type { openPickSchema } from '#api/pick.contract.ts';
import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { OutcomeBar } from './bar-outcome.ts';
import { DistributionBars } from './distribution-bars.tsx';

type Event = z.output<typeof openPickSchema>['event'];
type Forecast = Pick<z.output<typeof forecastSchema>, 'probabilities' | 'spread' | 'expected'>;

interface DriversProps {
  event: Event;
  /** The strongest first; above nothing they speak for the home side. */
  drivers: readonly { readonly code: string; readonly name: string; readonly contribution: number }[];
}

/** The model's strongest reasons, each with the team that it speaks for. */
export function Drivers({ event, drivers }: DriversProps) {
  const { t } = useLanguage<'pick'>();
  if (drivers.length === 0) return null;
  return (
    <div className="grid gap-1.5">
      <p className="text-12 text-ink-3">{t('pick.why')}</p>
      <ul className="flex flex-wrap gap-1.5">
        {drivers.map(({ code, name, contribution }) => (
          <li key={code} className="rounded-4 bg-sunken px-2 py-1 text-12 text-ink-2">
            {t('pick.speaksFor', {
              reason: name,
              team: contribution > 0 ? event.home.name : event.away.name,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}

interface DistributionProps {
  event: Event;
  betType: z.output<typeof openPickSchema>['bet_type'];
  bars: readonly OutcomeBar[];
}

/** The margin, or the total for over and under, with what becomes of the bet on each value. */
export function Distribution({ event, betType, bars }: DistributionProps) {
  const { t } = useLanguage<'pick'>();
  if (bars.length === 0) return null;
  return (
    <DistributionBars
      label={t(`pick.${betType === 'over_under' ? 'total' : 'margin'}`, { home: event.home.name })}
      bars={bars}
      labels={{ win: t('pick.wins'), push: t('pick.pushes'), lose: t('pick.loses') }}
    />
  );
}

/** Home, draw and away with the range in which their closing odds are expected, and the expected score. */
export function Chances({ event, forecast }: { event: Event; forecast: Forecast }) {
  const { t } = useLanguage<'pick' | 'sport'>();
  const { probabilities, spread, expected } = forecast;
  const rows = [
    { key: 'home', name: event.home.name, share: probabilities.home, band: spread?.home ?? null },
    { key: 'draw', name: t('sport.sides.draw'), share: probabilities.draw, band: spread?.draw ?? null },
    { key: 'away', name: event.away.name, share: probabilities.away, band: spread?.away ?? null },
  ];
  return (
    <div className="grid gap-1">
      <p className="text-12 text-ink-3">{t('pick.chances')}</p>
      <dl className="grid grid-cols-[1fr_auto_auto] items-baseline gap-x-3 gap-y-0.5 text-14">
        {rows.map(({ key, name, share, band }) =>
          share === null ? null : (
            <div key={key} className="contents">
              <dt className="truncate text-ink-2">{name}</dt>
              <dd className="text-right font-medium text-main">{formatPercent(share)}</dd>
              <dd className="text-right text-12 text-ink-3">
                {band === null ? '' : `${formatNumber(band[0] * 100, 1)}–${formatPercent(band[1])}`}
              </dd>
            </div>
          ),
        )}
      </dl>
      <p className="text-12 text-ink-3">
        {t('pick.expected', {
          home: formatNumber(expected.home, 1),
          away: formatNumber(expected.away, 1),
        })}
      </p>
    </div>
  );
}
