import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { useMoney } from '../money/use-money.ts';
import { OfficeTable } from '../table/office-table.tsx';
import type { Preview } from './use-import.ts';

const tones = { new: 'win', known: 'neutral', twin: 'warn' } as const satisfies Record<string, BadgeTone>;
/** Errors named one by one; of more, the number is enough. */
const MAX_ERRORS = 20;

/** What an import would do: how many lines are new, known or twins, which rows cannot be read, and the lines themselves. */
export function ImportPreview({ preview: { counts, lines, errors } }: { preview: Preview }) {
  const { t } = useLanguage<'office-statements' | 'office-orders'>();
  const money = useMoney();
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-14">
        {(['new', 'known', 'twin', 'outgoing'] as const).map((kind) => (
          <span key={kind}>
            <strong className="font-strong">{formatNumber(counts[kind])}</strong>{' '}
            {t(`office-statements.counts.${kind}`, { count: counts[kind] })}
          </span>
        ))}
      </p>
      {errors.length === 0 ? null : (
        <Notice tone="warning">
          {t('office-statements.errors.lead', { count: errors.length })}
          <ul className="list-disc pl-5">
            {errors.slice(0, MAX_ERRORS).map(({ row, problem }) => (
              <li key={row}>{t(`office-statements.errors.${problem}`, { row })}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div className="max-h-80 overflow-y-auto">
        <OfficeTable
          label={t('office-statements.import.preview')}
          isPlain
          rows={lines.map((line, index) => ({ ...line, key: String(index) }))}
          rowKey={({ key }) => key}
          empty={t('office-statements.import.noLines')}
          columns={[
            { key: 'date', header: t('office-orders.line.date'), render: (row) => row.booking_date },
            {
              key: 'amount',
              header: t('office-orders.line.amount'),
              numeric: true,
              render: (row) => money(row.amount),
            },
            { key: 'memo', header: t('office-orders.line.memo'), render: (row) => row.memo || '-' },
            {
              key: 'account',
              header: t('office-orders.line.account'),
              wideOnly: true,
              render: (row) => row.counter_account || '-',
            },
            {
              key: 'state',
              header: t('office-statements.import.state'),
              render: (row) => (
                <Badge tone={tones[row.state]}>{t(`office-statements.lineState.${row.state}`)}</Badge>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
