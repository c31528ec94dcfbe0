import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { bankLineSchema } from '#api/office/bank-line.contract.ts';
import type { transfersContract } from '#api/office/transfers.contract.ts';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';
import { toneIcons } from '#ui/tone-style.ts';
import { useOffice } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { compareMoney } from './compare-money.ts';
import { useMoney } from './use-money.ts';

type Report = z.output<typeof transfersContract.data>[number]['report'];

interface MoneyMatchProps {
  report: NonNullable<Report>;
  line: z.output<typeof bankLineSchema>;
  /** When the member reported it, where that is known here. */
  reportedAt?: string | null;
  /** What the member was asked to write beside the money. */
  reference: string;
  /** Why the line seems to be the order's, in words. */
  reason?: string | null;
}

/** What the member reported beside what the bank reports, value by value, with what agrees and what differs. */
export function MoneyMatch({ report, line, reportedAt = null, reference, reason = null }: MoneyMatchProps) {
  const { t } = useLanguage<'office-orders'>();
  const { zone } = useOffice();
  const money = useMoney();
  const day = formatDate(report.paid_at, zone);
  const same = compareMoney({ amount: report.amount, last5: report.last5, day, reference }, line);
  const asked = [reference, report.note].filter(Boolean).join(' · ');
  const rows = [
    [t('office-orders.line.amount'), money(report.amount), money(line.amount), same.amount],
    [t('office-orders.line.account'), `…${report.last5}`, line.counter_account || '-', same.account],
    [
      t('office-orders.match.paid'),
      <OfficeTime key="paid" at={report.paid_at} />,
      <span key="booked" className="whitespace-nowrap">
        {line.booking_date}
      </span>,
      same.day,
    ],
    [t('office-orders.line.memo'), asked || '-', line.memo || '-', same.reference],
  ] as const;
  return (
    <table className="w-full table-fixed border-collapse text-14 wrap-anywhere max-sm:-mx-2 max-sm:w-[calc(100%+1rem)] max-sm:text-12">
      <thead>
        <tr className="border-b border-line text-12 text-ink-2">
          <th scope="col" className="w-17 py-1 text-left font-medium sm:w-[18%]">
            <span className="sr-only">{t('office-orders.match.value')}</span>
          </th>
          <Source
            name={t('office-orders.queue.report')}
            more={reportedAt === null ? null : <OfficeTime at={reportedAt} />}
          />
          <Source name={t('office-orders.queue.match')} more={reason} />
          <th scope="col" className="w-19 py-1 sm:w-28">
            <span className="sr-only">{t('office-orders.match.verdict')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, reported, found, isSame]) => (
          <tr key={name} className="group/row border-t border-line first:border-t-0">
            <th scope="row" className="py-1.5 pr-2 text-left align-baseline font-regular text-ink-3">
              {name}
            </th>
            <td className="py-1.5 pr-2 align-baseline font-medium text-ink group-first/row:text-16 group-first/row:font-strong sm:group-first/row:text-20">
              {reported}
            </td>
            <td className="py-1.5 pr-2 align-baseline font-medium text-ink group-first/row:text-16 group-first/row:font-strong sm:group-first/row:text-20">
              {found}
            </td>
            <td className="py-1.5 text-right align-baseline">
              <Verdict isSame={isSame} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Source({ name, more }: { name: string; more: ReactNode }) {
  return (
    <th scope="col" className="py-1 pr-2 text-left align-baseline font-medium">
      {name}
      {more === null ? null : <span className="block font-regular text-ink-3">{more}</span>}
    </th>
  );
}

/** Equal or different by a mark and a word: the colour only repeats it. */
function Verdict({ isSame }: { isSame: boolean | null }) {
  const { t } = useLanguage<'office-orders'>();
  if (isSame === null) {
    return <span className="text-12 whitespace-nowrap text-ink-3">{t('office-orders.match.unknown')}</span>;
  }
  return (
    <Badge tone={isSame ? 'win' : 'warn'}>
      <Icon drawing={isSame ? toneIcons.success : toneIcons.warning} size={12} />
      {t(isSame ? 'office-orders.match.same' : 'office-orders.match.differs')}
    </Badge>
  );
}
