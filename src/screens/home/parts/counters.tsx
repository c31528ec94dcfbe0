import type { Claim } from '#api/claims.contract.ts';
import { formatNumber, formatProfit } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Section } from '#ui/section.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { Stat } from '#ui/stat.tsx';
import type { RecordWindow } from '../record-window.ts';

interface CountersProps {
  /** Games that were worked out, one claim for each origin. */
  analysed: readonly Claim[];
  /** The record's first window: its profit is what came back. */
  window: RecordWindow | undefined;
  members: Claim | null;
  /** How many leagues are covered: it takes the members' place while there are too few to be told. */
  leagues: number;
  unitUsd: number;
}

/** Games, returns and members, each as long as the registry holds it; until there are a hundred members, the leagues that are covered. */
export function Counters({ analysed, window, members, leagues, unitUsd }: CountersProps) {
  const { t, locale } = useLanguage<'home'>();
  if (analysed.length === 0 && window === undefined && members === null && leagues === 0) return null;
  return (
    <Section title={t('home.counters.title')} lead={t('home.counters.lead')} anchor="counters">
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
        {analysed.map((claim) => (
          <li key={claim.origin}>
            <Stat
              label={t(`home.counters.${claim.origin}`)}
              value={formatNumber(claim.value)}
              href={claim.evidence}
            />
          </li>
        ))}
        {window === undefined ? null : (
          <li>
            <Stat
              label={t('home.counters.returns', { days: window.days })}
              value={
                <SignedFigure
                  value={window.profit.value}
                  text={formatProfit(window.profit.value, 'USD', locale)}
                />
              }
              note={[
                t('home.counters.atUnit', { n: formatNumber(window.profit.n), unit: unitUsd }),
                ...(window.origin === 'backfill' ? [t('home.record.afterwards')] : []),
              ].join(' · ')}
              href={window.profit.evidence}
            />
          </li>
        )}
        {members === null && leagues === 0 ? null : (
          <li>
            {members === null ? (
              <Stat
                label={t('home.counters.leagues')}
                value={formatNumber(leagues)}
                note={t('home.counters.covered')}
                href="#leagues"
              />
            ) : (
              <Stat
                label={t('home.counters.members')}
                value={formatNumber(members.value)}
                note={t('home.counters.rounded')}
              />
            )}
          </li>
        )}
      </ul>
    </Section>
  );
}
