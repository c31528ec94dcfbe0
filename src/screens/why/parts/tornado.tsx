import type { Turn } from '#domain/picks/why/turn-pick.ts';
import { formatNumber, formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import { pickLabel } from '../../pick/pick-labels.ts';
import type { ExplainedWhy } from '../data.server.ts';

type Explained = ExplainedWhy['explained'];

/** What would have to be true for the other side to be the bet: each fact alone, the farthest way on top. */
export function Tornado({ explained }: { explained: Explained }) {
  const { t } = useLanguage<'why' | 'sport'>();
  const { pick, turned } = explained;
  if (turned === null)
    return (
      <Section title={t('why.turn.title')}>
        <Notice>{t('why.turn.unknown')}</Notice>
      </Section>
    );
  const other = pickLabel({ ...pick, side: turned.side }, t);
  const longest = Math.max(0.001, ...turned.turns.map(({ points }) => Math.abs(points ?? 0)));
  return (
    <Section title={t('why.turn.titleOf', { other })} lead={t('why.turn.lead')} anchor="turn">
      <Card className="grid gap-4">
        <ul className="grid gap-3.5">
          {turned.turns.map((turn) => (
            <Row key={turn.factor} turn={turn} longest={longest} explained={explained} side={turned.side} />
          ))}
        </ul>
        <p className="max-w-prose text-12 text-ink-3">{t('why.turn.note')}</p>
        {pick.bet_type === 'over_under' ? (
          <p className="max-w-prose text-12 text-ink-3">{t('why.turn.totals')}</p>
        ) : null}
      </Card>
    </Section>
  );
}

interface RowProps {
  turn: Turn;
  longest: number;
  explained: Explained;
  side: Explained['pick']['side'];
}

/** A bar from the middle to both sides, as a tornado has them; what cannot be reached has none. */
function Row({ turn, longest, explained, side }: RowProps) {
  const { t } = useLanguage<'why'>();
  const { factor, now, needed, points } = turn;
  const write = useWriter(explained, side);
  const isTotal = explained.pick.bet_type === 'over_under';
  const share = points === null ? 0 : Math.min(1, Math.abs(points) / longest);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4 gap-y-1 sm:grid-cols-[minmax(0,11rem)_minmax(0,1fr)_minmax(8rem,auto)_5.5rem] sm:items-center">
      <span className="text-14 text-ink">
        {t(factor === 'strength' && isTotal ? 'why.factor.total' : `why.factor.${factor}`)}
      </span>
      <svg width="100%" height="14" aria-hidden="true" className="block max-sm:order-last max-sm:col-span-2">
        <rect
          x={`${50 - share * 50}%`}
          width={`${share * 100}%`}
          y="1"
          height="12"
          rx="2"
          className={factor === 'price' || factor === 'line' ? 'fill-data' : 'fill-data/50'}
        />
        <line x1="50%" x2="50%" y2="14" className="stroke-surface" />
      </svg>
      <span className="text-right text-14 text-ink-2">
        {needed === null ? (
          t('why.turn.never')
        ) : (
          <>
            {now === null ? '-' : write(factor, now)} →{' '}
            <span className="font-strong text-main">{write(factor, needed)}</span>
          </>
        )}
      </span>
      <span className="text-right text-12 text-ink-3 max-sm:col-span-2">
        {points === null ? '' : t('why.turn.points', { points: formatSigned(points * 100) })}
      </span>
    </li>
  );
}

/** A value of a fact as the other side has it: the handicap of the away team has the other sign. */
function useWriter({ pick }: Explained, side: Explained['pick']['side']) {
  const { odds } = useOdds();
  const sign = side === 'away' ? -1 : 1;
  return (factor: Turn['factor'], value: number): string => {
    switch (factor) {
      case 'price':
        return odds(value, pick);
      case 'line':
        return pick.bet_type === 'run_line' ? formatSigned(sign * value) : formatNumber(value, 1);
      case 'strength':
        return pick.bet_type === 'over_under' ? formatNumber(value, 2) : formatSigned(sign * value, 2);
      default:
        return formatSigned(value * 100);
    }
  };
}
