import { formatNumber, formatOdds, formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { OutcomeBar } from '#ui/outcome-bar.tsx';
import { pickWords } from '../../pick-words.ts';
import type { PickEvidence } from '../evidence.server.ts';
import type { OpenPick } from '../record.server.ts';
import { resultTones } from '../result-tones.ts';
import { MatchHead } from './match-head.tsx';
import { PickReasons } from './pick-evidence.tsx';

interface OpenPickCardProps {
  pick: OpenPick;
  evidence: PickEvidence | null;
  zone: string;
}

/** A pick in full: what, at which price, how likely, and what it rests on. */
export function OpenPickCard({ pick, evidence, zone }: OpenPickCardProps) {
  const { t } = useLanguage<'home' | 'sport'>();
  const facts = [
    { key: 'ev', name: t('sport.fields.expected_value'), value: formatSignedPercent(pick.ev) },
    { key: 'good', name: t('home.picks.stillGood'), value: formatOdds(pick.min_odds) },
    { key: 'units', name: t('sport.fields.units'), value: formatNumber(pick.units, 1) },
    { key: 'index', name: t('sport.fields.confidence'), value: formatNumber(pick.confidence) },
  ];
  return (
    <Card as="article" flush className="flex h-full flex-col" data-pick={pick.id}>
      <div className="grid gap-4 p-4 sm:p-5">
        <MatchHead pick={pick} form={evidence?.form ?? null} zone={zone} t={t} />
        <div className="grid gap-1">
          <div className="flex items-center justify-between gap-3">
            <span className="text-12 text-ink-3">{t(`sport.betTypes.${pick.bet_type}`)}</span>
            <span className="flex gap-1.5">
              {pick.result === 'not_completed' ? null : (
                <Badge tone={resultTones[pick.result]}>{t(`sport.results.${pick.result}`)}</Badge>
              )}
              {pick.is_free ? <Badge tone="brand">{t('home.picks.free')}</Badge> : null}
            </span>
          </div>
          <p className="text-20 font-strong text-main">
            {pickWords(pick, t)} <span className="font-regular text-ink-3">@</span>{' '}
            <span className="whitespace-nowrap">{formatOdds(pick.odds.value)}</span>
          </p>
        </div>
        <OutcomeBar label={t('sport.fields.probability')} outcomes={outcomesOf(pick, t)} />
        <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
          {facts.map(({ key, name, value }) => (
            <div key={key}>
              <dt className="text-12 text-ink-3">{name}</dt>
              <dd className="text-16 font-medium text-main">{value}</dd>
            </div>
          ))}
        </dl>
        {evidence === null ? null : <PickReasons pick={pick} evidence={evidence} />}
      </div>
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 border-t border-line px-4 py-2.5 text-12 text-ink-3 sm:px-5">
        <span>{pick.serial}</span>
        <span>{pick.version}</span>
      </p>
    </Card>
  );
}

/** The three ends of a bet; the middle one only where the stake can come back. */
function outcomesOf({ p }: OpenPick, t: ReturnType<typeof useLanguage<'home'>>['t']) {
  const outcomes = [
    { key: 'home', label: t('home.picks.wins'), share: p.win, text: formatPercent(p.win), picked: true },
    { key: 'draw', label: t('home.picks.pushes'), share: p.push, text: formatPercent(p.push) },
    { key: 'away', label: t('home.picks.loses'), share: p.lose, text: formatPercent(p.lose) },
  ] as const;
  return outcomes.filter(({ key, share }) => key !== 'draw' || share > 0);
}
