import { formatMoney, formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Link } from '#ui/link.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { Renewal } from '../renewal.server.ts';

/** The plans that can follow, the running one's own marked, and whether the record says that it would pay for itself. */
export function RenewCard({ renewal }: { renewal: Renewal }) {
  const { t, locale } = useLanguage<'periods'>();
  const { plans, usualId, openOrderId } = renewal;
  const usual = plans.find(({ id }) => id === usualId);
  const page = localePath(locale, '/subscribe');
  const money = ({ price, currency }: Renewal['plans'][number]) => formatMoney(price, currency, locale);
  return (
    <Card as="section" className="grid content-start gap-3 rounded-t-none border-t-2 border-main">
      <h2 className="text-16 font-medium text-main">{t('periods.renew.title')}</h2>
      <ul className="-mx-2 grid gap-1">
        {plans.map((plan) => (
          <li key={plan.id}>
            <Link
              href={`${page}?plan=${plan.id}`}
              className={classNames(
                'flex min-h-11 items-center justify-between gap-3 rounded-8 px-2 py-1 text-14 no-underline transition-colors',
                plan.id === usualId
                  ? 'bg-primary-100 shadow-[inset_0_0_0_2px_var(--primary)]'
                  : 'hover:bg-sunken',
              )}
            >
              <span className="grid">
                <span className="text-main">{plan.name}</span>
                <span className="text-12 text-ink-2">{t('periods.renew.until', { date: plan.until })}</span>
              </span>
              <span className="font-medium whitespace-nowrap text-main">{money(plan)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <BreakEven renewal={renewal} />
      {openOrderId === null ? (
        usual === undefined ? null : (
          <LinkButton href={`${page}?plan=${usual.id}`} tone="primary">
            {t('periods.renew.button', { price: money(usual) })}
          </LinkButton>
        )
      ) : (
        <LinkButton href={`${localePath(locale, '/purchase')}?order=${openOrderId}`} tone="primary">
          {t('periods.renew.openOrder')}
        </LinkButton>
      )}
      <p className="text-12 text-ink-2">{t('periods.renew.kept')}</p>
    </Card>
  );
}

/** What a pick has to return for the price, beside what ours have returned. */
function BreakEven({ renewal: { outlook, edge, unit } }: { renewal: Renewal }) {
  const { t, locale } = useLanguage<'periods'>();
  if (outlook === null || edge === null) return null;
  const measured = {
    n: edge.n,
    roi: formatSignedPercent(edge.roi.value),
    low: formatSignedPercent(edge.roi.interval[0]),
    high: formatSignedPercent(edge.roi.interval[1]),
  };
  return (
    <div className="grid gap-1 border-t border-line pt-3 text-12 text-ink-2">
      <p>
        {t('periods.renew.needed', {
          unit: formatMoney(unit, 'TWD', locale),
          share: formatPercent(outlook.neededShare),
        })}
      </p>
      <p>{t(edge.origin === 'live' ? 'periods.renew.live' : 'periods.renew.afterwards', measured)}</p>
      {outlook.isShownProfitable ? null : (
        <p className="font-medium text-main">{t('periods.renew.notProven')}</p>
      )}
    </div>
  );
}
