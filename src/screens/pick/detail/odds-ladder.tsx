import { formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { StakeTerms } from '#terms/ticket-tax.ts';
import { classNames } from '#ui/class-names.ts';
import type { OpenCard } from '../cards.server.ts';
import { useOdds } from '../odds-format.tsx';
import { valueAt } from '../value-at.ts';

const STEPS = [-2, -1, 0, 1, 2] as const;
/** Of the gain: from 1.90 the neighbours are 1.86 and 1.95. */
const STEP = 0.05;

/** What the bet is worth at odds around the published ones, after tax, for who gets others: figures that need no script. */
export function OddsLadder({
  pick,
  terms,
}: {
  pick: Pick<OpenCard, 'id' | 'sport' | 'bet_type' | 'odds' | 'p' | 'units' | 'min_odds'>;
  terms: StakeTerms;
}) {
  const { t } = useLanguage<'pick'>();
  const { odds } = useOdds();
  const rungs = STEPS.map((step) => {
    const value =
      step === 0 ? pick.odds.value : Math.round((1 + (pick.odds.value - 1) * (1 + step * STEP)) * 100) / 100;
    return { step, value, ...valueAt(value, pick, terms) };
  });
  const id = `ladder-${pick.id}`;
  return (
    <section className="grid gap-2">
      <h4 id={id} className="text-14 font-strong text-main">
        {t('pick.detail.ladder')}
      </h4>
      <ul
        aria-labelledby={id}
        className="grid grid-cols-5 overflow-hidden rounded-8 text-center text-12 shadow-[inset_0_0_0_1px_var(--line)]"
      >
        {rungs.map(({ step, value, ev, isEnough }) => (
          <li key={step} className={classNames('grid px-1 py-1.5', step === 0 && 'bg-primary-100')}>
            <span className="text-14 font-strong text-main">{odds(value, pick)}</span>
            <span className={ev > 0 ? 'text-win' : 'text-lose'}>{formatSignedPercent(ev)}</span>
            <span className="text-ink-3">{isEnough ? ' ' : t('pick.detail.noBet')}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
