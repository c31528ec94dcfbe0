import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import type { PickEvidence } from '../evidence.server.ts';
import type { OpenPick } from '../record.server.ts';
import { DistributionBars } from './distribution-bars.tsx';

interface PickEvidenceProps {
  pick: OpenPick;
  evidence: PickEvidence;
}

/** Why a pick was made: the three strongest reasons, and behind a switch the distribution that it was read from. */
export function PickReasons({ pick, evidence: { drivers, forecast, bars } }: PickEvidenceProps) {
  const { t } = useLanguage<'home' | 'sport'>();
  const { home, away } = pick.event;
  return (
    <>
      {drivers.length === 0 ? null : (
        <div className="grid gap-1.5">
          <p className="text-12 text-ink-3">{t('home.evidence.why')}</p>
          <ul className="flex flex-wrap gap-1.5">
            {drivers.map(({ code, name, contribution }) => (
              <li key={code} className="rounded-4 bg-sunken px-2 py-1 text-12 text-ink-2">
                {t('home.evidence.speaksFor', {
                  reason: name,
                  team: contribution > 0 ? home.name : away.name,
                })}
              </li>
            ))}
          </ul>
        </div>
      )}
      {bars.length === 0 || forecast === null ? null : (
        <details className="group">
          <summary className="inline-flex min-h-8 items-center gap-1 text-14 font-medium text-ink-2 hover:text-ink">
            <Icon of={chevronDownIcon} size={16} className="transition-transform group-open:rotate-180" />
            {t('home.evidence.more')}
          </summary>
          <div className="grid gap-4 pt-3">
            <DistributionBars
              label={t(`home.evidence.${pick.bet_type === 'over_under' ? 'total' : 'margin'}`, {
                home: home.name,
              })}
              bars={bars}
              words={{ win: t('home.picks.wins'), push: t('home.picks.pushes'), lose: t('home.picks.loses') }}
            />
            <Chances pick={pick} forecast={forecast} />
          </div>
        </details>
      )}
    </>
  );
}

/** Home, draw and away with the range in which the parts of the model see them. */
function Chances({
  pick: { event },
  forecast: { probabilities, spread, expected },
}: {
  pick: OpenPick;
  forecast: NonNullable<PickEvidence['forecast']>;
}) {
  const { t } = useLanguage<'home' | 'sport'>();
  const rows = [
    { key: 'home', name: event.home.name, share: probabilities.home, band: spread?.home ?? null },
    { key: 'draw', name: t('sport.sides.draw'), share: probabilities.draw, band: spread?.draw ?? null },
    { key: 'away', name: event.away.name, share: probabilities.away, band: spread?.away ?? null },
  ];
  return (
    <div className="grid gap-1">
      <p className="text-12 text-ink-3">{t('home.evidence.chances')}</p>
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
        {t('home.evidence.expected', {
          home: formatNumber(expected.home, 1),
          away: formatNumber(expected.away, 1),
        })}
      </p>
    </div>
  );
}
