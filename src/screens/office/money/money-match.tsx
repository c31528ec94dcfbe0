import type { z } from 'zod';
import type { bankLineSchema } from '#api/office/bank-line.contract.ts';
import type { transfersContract } from '#api/office/transfers.contract.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { useOffice } from '../frame/office-context.ts';
import { compareMoney } from './compare-money.ts';
import { useMoney } from './use-money.ts';

type Line = z.output<typeof bankLineSchema>;
type Report = z.output<typeof transfersContract.data>[number]['report'];

/** What the member reported beside what the bank tells, value by value, with what agrees and what differs. */
export function MoneyMatch({ report, line }: { report: NonNullable<Report>; line: Line }) {
  const { t } = useLanguage<'office-orders'>();
  const { zone } = useOffice();
  const money = useMoney();
  const day = formatDate(report.paid_at, zone);
  const same = compareMoney({ amount: report.amount, last5: report.last5, day }, line);
  const rows = [
    [t('office-orders.line.amount'), money(report.amount), money(line.amount), same.amount],
    [t('office-orders.line.account'), `…${report.last5}`, line.counter_account || '-', same.account],
    [t('office-orders.line.date'), day, line.booking_date, same.day],
    [t('office-orders.line.memo'), report.note || '-', line.memo || '-', null],
  ] as const;
  return (
    <table className="w-full border-collapse text-14 wrap-anywhere">
      <thead>
        <tr className="border-b border-line text-12 text-ink-2">
          <th scope="col" className="py-1 text-left font-medium">
            <span className="sr-only">{t('office-orders.match.value')}</span>
          </th>
          <th scope="col" className="py-1 pr-3 text-left font-medium">
            {t('office-orders.queue.report')}
          </th>
          <th scope="col" className="py-1 pr-3 text-left font-medium">
            {t('office-orders.queue.match')}
          </th>
          <th scope="col" className="py-1">
            <span className="sr-only">{t('office-orders.match.verdict')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, reported, found, isSame]) => (
          <tr key={name} className="border-t border-line first:border-t-0">
            <th scope="row" className="py-1 pr-3 text-left font-regular text-ink-3">
              {name}
            </th>
            <td className="py-1 pr-3 text-ink">{reported}</td>
            <td className="py-1 pr-3 text-ink">{found}</td>
            <td className="py-1 text-right">
              {isSame === null ? null : (
                <Badge tone={isSame ? 'win' : 'warn'}>
                  {t(isSame ? 'office-orders.match.same' : 'office-orders.match.differs')}
                </Badge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
