import { formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Stat } from '#ui/stat.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SeasonFan } from '../../season-fan.tsx';
import type { SubscribeData } from '../data.server.ts';

/** How luck could run in about as many picks as the plan would bring, with our published units: in short, before anyone pays. */
export function SeasonOutlook({ season }: Pick<SubscribeData, 'season'>) {
  const { locale, t } = useLanguage<'bankroll'>();
  if (season === null) return null;
  const { ours, fair, seasons, picks, origin, simulated } = season;
  const basis = [
    t(`bankroll.basis.${origin}`),
    ...(simulated ? [t('bankroll.basis.simulated')] : []),
    t('bankroll.basis.warning'),
  ];
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <div className="grid gap-0.5">
        <h3 className="text-16 font-medium text-main">{t('bankroll.compact.title', { count: picks })}</h3>
        <p className="max-w-prose text-14 text-ink-2">{t('bankroll.compact.lead', { seasons })}</p>
      </div>
      <SeasonFan ours={ours.fan} fair={fair.fan} seasons={seasons} />
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-3">
        <Stat
          label={t('bankroll.outcome.halved')}
          value={formatPercent(ours.halved)}
          note={t('bankroll.compact.without', { value: formatPercent(fair.halved) })}
        />
        <Stat
          label={t('bankroll.outcome.behind')}
          value={formatPercent(ours.behind, 0)}
          note={t('bankroll.compact.without', { value: formatPercent(fair.behind, 0) })}
        />
        <Stat
          label={t('bankroll.outcome.run')}
          value={formatNumber(ours.losingRun.median)}
          note={t('bankroll.compact.runHigh', { run: ours.losingRun.high })}
        />
      </div>
      <p className="max-w-prose text-12 text-ink-3">{basis.join(' · ')}</p>
      <p className="text-14">
        <TextLink
          href={`${localePath(locale, '/bankroll')}?staking=units&size=1&picks=${picks}`}
          className="tap"
        >
          {t('bankroll.compact.open')}
        </TextLink>
      </p>
    </div>
  );
}
