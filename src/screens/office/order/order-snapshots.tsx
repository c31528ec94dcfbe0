import { useLanguage } from '#i18n/language-provider.tsx';
import { isLocale, languageNames } from '#i18n/locales.ts';
import { inBrackets } from '#i18n/punctuation.ts';
import { useMoney } from '../money/use-money.ts';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import type { OrderDetail } from './data.server.ts';

/** What the order was made of, as it was then: nothing of it changes with plans, accounts or terms of today. */
export function OrderSnapshots({
  detail,
  isCompared,
}: {
  detail: OrderDetail;
  /** Whether the report stands beside a line of the bank already. */
  isCompared: boolean;
}) {
  return (
    <div className="grid min-w-0 gap-4">
      {isCompared ? null : <Report detail={detail} />}
      <Bought detail={detail} />
      <Account detail={detail} />
      <Terms detail={detail} />
    </div>
  );
}

function Report({ detail: { order, reported_at: reportedAt } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  const { report } = order;
  return (
    <Panel title={t('office-orders.report.title')}>
      {report === null ? (
        <p className="text-14 text-ink-3">{t('office-orders.report.none')}</p>
      ) : (
        <DetailList
          details={[
            [t('office-orders.report.last5'), report.last5],
            [t('office-orders.report.amount'), money(report.amount)],
            [t('office-orders.report.paidAt'), <OfficeTime key="p" at={report.paid_at} />],
            [t('office-orders.report.at'), <OfficeTime key="r" at={reportedAt} />],
            [t('office-orders.report.note'), report.note || '-'],
          ]}
        />
      )}
    </Panel>
  );
}

function Bought({ detail: { order, coupon } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  return (
    <Panel title={t('office-orders.bought.title')}>
      <DetailList
        details={[
          [t('office-orders.plan'), order.plan.name],
          [t('office-orders.bought.list'), money(order.list_price)],
          [
            t('office-orders.bought.discount'),
            coupon === null ? money(order.discount) : `${money(order.discount)} (${coupon.code})`,
          ],
          [t('office-orders.amount'), money(order.amount)],
          [t('office-orders.list.created'), <OfficeTime key="c" at={order.date} />],
          [t('office-orders.bought.expires'), <OfficeTime key="e" at={order.expires_at} />],
        ]}
      />
    </Panel>
  );
}

function Account({ detail: { order } }: { detail: OrderDetail }) {
  const { t } = useLanguage<'office-orders'>();
  const { bank } = order;
  return (
    <Panel title={t('office-orders.account.title')}>
      <DetailList
        details={[
          [t('office-orders.account.bank'), `${bank.code} ${bank.name} ${bank.branch}`.trim()],
          [t('office-orders.account.no'), bank.account_no],
          [t('office-orders.account.holder'), bank.holder],
          [t('office-orders.reference'), order.payment_ref],
        ]}
      />
    </Panel>
  );
}

function Terms({ detail: { terms } }: { detail: OrderDetail }) {
  const { t, locale } = useLanguage<'office-orders'>();
  const { language } = terms;
  return (
    <Panel title={t('office-orders.terms.title')}>
      <DetailList
        details={[
          [
            t('office-orders.terms.version'),
            `${terms.version}${inBrackets(locale, isLocale(language) ? languageNames[language] : language)}`,
          ],
          [t('office-orders.terms.age'), String(terms.declared_age)],
          [
            'SHA-256',
            <span key="hash" className="text-12 break-all">
              {terms.sha256}
            </span>,
          ],
        ]}
      />
    </Panel>
  );
}
