import type { z } from 'zod';
import type { bankLineSchema } from '#api/office/bank-line.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useMoney } from './use-money.ts';

/** One line of the bank, in full. */
export function BankLineDetails({ line }: { line: z.output<typeof bankLineSchema> }) {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  const details = [
    [t('office-orders.line.date'), line.booking_date],
    [t('office-orders.line.amount'), money(line.amount)],
    [t('office-orders.line.memo'), line.memo || '-'],
    [t('office-orders.line.account'), line.counter_account || '-'],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-14">
      {details.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-3">{name}</dt>
          <dd className="text-ink">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
