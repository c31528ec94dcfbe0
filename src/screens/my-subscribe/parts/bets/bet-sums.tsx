import { formatNumber, formatSignedPercent } from '#i18n/format.ts';
import { formatSpan } from '#i18n/format-span.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { formatMinor, formatSignedMinor } from '#i18n/minor-money.ts';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { Card } from '#ui/card.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { Section } from '#ui/section.tsx';
import { Stat } from '#ui/stat.tsx';
import type { BetsData } from '../../bets.server.ts';

type Sums = BetsData['sums'][number];
type Judged = Sums['price'];

/** What the bets of one currency say, each figure with its interval and what luck alone may do. */
export function BetSums({ sums }: { sums: Sums }) {
  const { t } = useLanguage<'bets'>();
  const { currency, followed, others } = sums;
  return (
    <Section title={t('bets.sums.title', { currency })}>
      <div className="grid gap-3">
        <Card className="grid gap-6 sm:grid-cols-2">
          {followed.n === 0 ? null : <Result title={t('bets.sums.followed')} sums={sums} result={followed} />}
          {others.n === 0 ? null : <Result title={t('bets.sums.others')} sums={sums} result={others} />}
        </Card>
        {followed.n === 0 ? null : (
          <>
            <Card className="grid gap-6 sm:grid-cols-2">
              <Gap label={t('bets.sums.price')} gap={sums.price} />
              <Gap label={t('bets.sums.closing')} gap={sums.closing} published={sums.closing.published} />
            </Card>
            <Late sums={sums} />
            <Discipline sums={sums} />
          </>
        )}
      </div>
    </Section>
  );
}

function Result({
  title,
  sums: { currency },
  result,
}: {
  title: string;
  sums: Sums;
  result: Sums['followed'];
}) {
  const { t } = useLanguage<'bets'>();
  const { n, settled, staked, profit, luck } = result;
  const note =
    settled === 0
      ? t('bets.sums.noneSettled', { count: n })
      : t('bets.sums.resultNote', { settled, open: n - settled, staked: formatMinor(staked, currency) });
  return (
    <div className="grid content-start gap-2">
      <Stat label={title} value={settled === 0 ? '-' : formatSignedMinor(profit, currency)} note={note} />
      {luck === null ? null : (
        <p className="text-14 text-ink-2">
          {t('bets.sums.luckReach', {
            low: formatSignedMinor(-luck.reach, currency),
            high: formatSignedMinor(luck.reach, currency),
          })}{' '}
          {t(`bets.sums.${luck.judgement}`)}
        </p>
      )}
    </div>
  );
}

/** A mean over bets in percent, with its interval; and the published prices' own beside it. */
function Gap({ label, gap, published }: { label: string; gap: Judged; published?: number | null }) {
  const { t } = useLanguage<'bets'>();
  const luck = useLuckLabel(gap);
  return (
    <div className="grid content-start gap-1">
      <Stat
        label={label}
        value={formatSignedPercent(gap.value)}
        margin={intervalText(gap)}
        note={`${t('bets.sums.bets', { count: gap.n })} · ${luck}`}
      />
      {published === undefined || published === null ? null : (
        <p className="text-12 text-ink-3">
          {t('bets.sums.closingPublished', { value: formatSignedPercent(published) })}
        </p>
      )}
    </div>
  );
}

function Late({ sums: { currency, late, late_cost: cost } }: { sums: Sums }) {
  const { locale, t } = useLanguage<'bets'>();
  const rows = late.filter(({ n }) => n > 0);
  const key = cost > 0 ? 'lateLead' : cost < 0 ? 'lateNone' : 'lateEven';
  return (
    <div className="grid gap-2 pt-2">
      <h3 className="text-16 font-medium text-main">{t('bets.sums.lateTitle')}</h3>
      <p className="max-w-prose text-14 text-ink-2">
        {t(`bets.sums.${key}`, { cost: formatMinor(cost, currency) })}
      </p>
      <DataTable
        label={t('bets.sums.lateTitle')}
        rows={rows}
        rowKey={({ up_to: upTo }) => upTo ?? 'later'}
        columns={[
          {
            key: 'wait',
            header: t('bets.sums.wait'),
            render: ({ up_to: upTo }) =>
              upTo === null ? t('bets.sums.later') : t('bets.sums.upTo', { time: formatSpan(upTo, locale) }),
          },
          { key: 'n', header: t('bets.sums.n'), numeric: true, render: ({ n }) => formatNumber(n, 0) },
          {
            key: 'gap',
            header: t('bets.sums.gap'),
            numeric: true,
            render: ({ value }) => formatSignedPercent(value),
          },
          {
            key: 'interval',
            header: t('bets.sums.interval'),
            numeric: true,
            wideOnly: true,
            render: (gap) => intervalText(gap) ?? t('bets.sums.tooFew'),
          },
          {
            key: 'cost',
            header: t('bets.sums.cost'),
            numeric: true,
            render: (row) => formatSignedMinor(row.cost, currency),
          },
        ]}
      />
    </div>
  );
}

function Discipline({ sums: { currency, discipline } }: { sums: Sums }) {
  const { t } = useLanguage<'bets'>();
  const { gap } = usePunctuation();
  const luck = useLuckLabel(discipline?.after_loss ?? null);
  if (discipline === null) return null;
  const { unit, n, kept, largest, after_loss: after } = discipline;
  return (
    <div className="grid gap-2 pt-2">
      <h3 className="text-16 font-medium text-main">{t('bets.sums.disciplineTitle')}</h3>
      <p className="max-w-prose text-14 text-ink-2">
        {t('bets.sums.unit', { unit: formatMinor(unit, currency) })}
        {gap}
        {t('bets.sums.kept', { kept, n, largest: formatNumber(largest, 1) })}
        {gap}
        {after.interval === null
          ? t('bets.sums.afterLossFew')
          : t('bets.sums.afterLoss', {
              value: formatSignedPercent(after.value, 0),
              interval: intervalText(after, 0) ?? '',
              luck,
            })}
      </p>
    </div>
  );
}

function intervalText({ interval }: Pick<Judged, 'interval'>, decimals = 1): string | undefined {
  if (interval === null) return undefined;
  return `${formatSignedPercent(interval[0], decimals)} – ${formatSignedPercent(interval[1], decimals)}`;
}

function useLuckLabel(gap: Pick<Judged, 'is_luck'> | null): string {
  const { t } = useLanguage<'bets'>();
  if (gap === null || gap.is_luck === null) return t('bets.sums.tooFew');
  return t(gap.is_luck ? 'bets.sums.isLuck' : 'bets.sums.notLuck');
}
