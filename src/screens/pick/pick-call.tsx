import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { openPickSchema } from '#api/pick.contract.ts';
import { formatNumber, formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { OutcomeBar } from '#ui/outcome-bar.tsx';
import { betTypeName } from './bet-type-name.ts';
import { useOdds } from './odds-format.tsx';
import { pickWords } from './pick-words.ts';

type OpenPick = z.output<typeof openPickSchema>;

interface PickCallProps {
  pick: OpenPick;
  /** What else is to be said beside the kind of bet. */
  badges?: ReactNode;
  /** Whether the match has started: no odds are good enough any more then. */
  hasStarted?: boolean;
  /** False where the page says that it is not worth a bet at the reader's home: it must not name odds as good beside that. */
  isWorthIt?: boolean;
}

/** What is picked at which price, how likely each end of the bet is, and the four figures that decide on a stake. */
export function PickCall({ pick, badges, hasStarted = false, isWorthIt = true }: PickCallProps) {
  const { t } = useLanguage<'pick' | 'sport'>();
  const { odds } = useOdds();
  return (
    <>
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <span className="text-12 text-ink-3">{betTypeName(pick, t)}</span>
          {badges}
        </div>
        <p className="text-20 font-strong text-main">
          {pickWords(pick, t)} <span className="font-regular text-ink-3">@</span>{' '}
          <span className="whitespace-nowrap">{odds(pick.odds.value, pick)}</span>
        </p>
      </div>
      <Outcomes pick={pick} />
      <Figures pick={pick} namesOdds={!hasStarted && isWorthIt} />
    </>
  );
}

/** The three ends of a bet; the middle one only where the stake can come back. */
function Outcomes({ pick: { p } }: { pick: OpenPick }) {
  const { t } = useLanguage<'pick' | 'sport'>();
  const outcomes = [
    { key: 'home', label: t('pick.wins'), share: p.win, text: formatPercent(p.win), picked: true },
    { key: 'draw', label: t('pick.pushes'), share: p.push, text: formatPercent(p.push) },
    { key: 'away', label: t('pick.loses'), share: p.lose, text: formatPercent(p.lose) },
  ] as const;
  return (
    <OutcomeBar
      label={t('sport.fields.probability')}
      outcomes={outcomes.filter(({ key, share }) => key !== 'draw' || share > 0)}
    />
  );
}

function Figures({ pick, namesOdds }: { pick: OpenPick; namesOdds: boolean }) {
  const { t } = useLanguage<'pick' | 'sport'>();
  const { odds } = useOdds();
  const details = [
    { key: 'ev', name: t('sport.fields.expected_value'), value: formatSignedPercent(pick.ev) },
    ...(namesOdds ? [{ key: 'min', name: t('pick.minOdds'), value: odds(pick.min_odds, pick) }] : []),
    { key: 'units', name: t('sport.fields.units'), value: formatNumber(pick.units, 1) },
    { key: 'index', name: t('sport.fields.confidence'), value: formatNumber(pick.confidence) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {details.map(({ key, name, value }) => (
        <div key={key} data-figure={key}>
          <dt className="text-12 text-ink-3">{name}</dt>
          <dd className="text-16 font-medium text-main">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
