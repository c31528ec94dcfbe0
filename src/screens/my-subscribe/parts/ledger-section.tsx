import { formatMoney, formatProfit, formatSigned, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { Stat } from '#ui/stat.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { History } from '../history.server.ts';
import type { LedgerPicks } from '../ledger-picks.server.ts';
import { LedgerPickList } from './ledger-picks.tsx';
import { resultLabel } from './result-label.ts';

interface LedgerSectionProps extends Pick<History, 'ledger'> {
  /** The period whose predictions are listed one by one. */
  shown: LedgerPicks | null;
  isStatsOnly: boolean;
}

/** What the member was shown in each period and what came of it, beside the fee that they paid for it (docs/product/plans.md). */
export function LedgerSection({ ledger, shown, isStatsOnly }: LedgerSectionProps) {
  const { t } = useLanguage<'periods'>();
  return (
    <Section title={t('periods.ledger.title')} lead={t('periods.ledger.lead')} anchor="ledger">
      {ledger.length === 0 ? (
        <Card>
          <p className="text-14 text-ink-2">{t('periods.ledger.empty')}</p>
        </Card>
      ) : (
        <div className="grid gap-3">
          {ledger.map((period) => (
            <LedgerCard
              key={period.subscription_id}
              period={period}
              shown={shown?.periodId === period.subscription_id ? shown : null}
              isStatsOnly={isStatsOnly}
            />
          ))}
        </div>
      )}
    </Section>
  );
}

interface LedgerCardProps {
  period: History['ledger'][number];
  shown: LedgerPicks | null;
  isStatsOnly: boolean;
}

function LedgerCard({ period, shown, isStatsOnly }: LedgerCardProps) {
  const { locale, t } = useLanguage<'periods'>();
  const { win, lose, draw, cancel, open, picks, opened } = period;
  const isSettled = win + lose + draw + cancel > 0;
  const page = localePath(locale, '/mySubscribe');
  const fee = period.currency === 'TWD' ? formatMoney(period.fee, 'TWD', locale) : t('periods.ledger.none');
  return (
    <Card className="grid gap-3 rounded-t-none border-t-2 border-main">
      <div className="grid gap-1 text-14">
        <h3 className="text-16 font-medium text-main">{period.plan}</h3>
        <p className="text-12 text-ink-3">
          {period.from} – {period.until}
          {period.kind === 'granted' ? ` · ${t('periods.ledger.free')}` : null}
        </p>
        <p>{t('periods.ledger.shown', { picks, opened })}</p>
        <p className="text-ink-2">
          {isSettled
            ? resultLabel({ win, lose, draw, cancel, open }, t, locale)
            : t('periods.ledger.noneSettled')}
        </p>
      </div>
      <div className="grid grid-cols-2 gap-4 empty:hidden sm:grid-cols-3">
        {period.kind === 'granted' ? null : <Stat label={t('periods.ledger.fee')} value={fee} />}
        {/* Zeros of nothing would read as a result. */}
        {isStatsOnly || !isSettled ? null : (
          <>
            <Stat
              label={t('periods.ledger.units')}
              value={t('periods.ledger.unitsValue', { units: formatSigned(period.units) })}
              note={t('periods.ledger.unitsNote', { profit: formatProfit(period.profit_usd, 'USD', locale) })}
            />
            <Stat
              label={t('periods.ledger.closing')}
              value={formatSignedPercent(period.closing_value)}
              note={t('periods.ledger.closingNote', { n: period.closing_n })}
            />
          </>
        )}
      </div>
      {isStatsOnly || period.losing_run === null ? null : <LosingRun run={period.losing_run} />}
      {picks === 0 ? null : (
        <p className="text-14">
          {shown === null ? (
            <TextLink href={`${page}?ledger=${period.subscription_id}#ledger`} className="tap">
              {t('periods.ledger.show')} <span className="sr-only">{period.plan}</span>
            </TextLink>
          ) : (
            <TextLink href={`${page}#ledger`} className="tap">
              {t('periods.ledger.hide')}
            </TextLink>
          )}
        </p>
      )}
      {shown === null ? null : <LedgerPickList shown={shown} isStatsOnly={isStatsOnly} />}
    </Card>
  );
}

/** A run of losses in its right proportion: how often a period like this one brings it (docs/product/plans.md). */
function LosingRun({
  run: { length, chance },
}: {
  run: NonNullable<History['ledger'][number]['losing_run']>;
}) {
  const { t } = useLanguage<'periods'>();
  const one = chance === null || chance === 0 ? null : Math.round(1 / chance);
  return (
    <p className="text-14 text-ink-2">
      {t('periods.ledger.run', { run: length })}
      {one === null
        ? null
        : one === 1
          ? t('periods.ledger.runMostly')
          : t('periods.ledger.runRate', { n: one })}
    </p>
  );
}
