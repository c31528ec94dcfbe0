import { useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Translate } from '#i18n/t.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { useOffice } from '../frame/office-context.ts';
import { readAmount } from '../money/read-amount.ts';
import { useMoney } from '../money/use-money.ts';
import type { OrderDetail } from './data.server.ts';
import { untakenReport } from './untaken-report.ts';

/** So many lines are seen at once; of more, the last one in sight fades, and is whole when the list is scrolled to its end. */
const FEW = 4;
const FADES = '[mask-image:linear-gradient(black_calc(100%-2rem),transparent)]';

/** Stands for money that no imported line confirms yet. */
const SEEN = 'seen';

type Translator = Translate<'office-orders'>;

/** Which money paid the order: a line of the bank, the likeliest first, or what the operator read at the bank themselves. */
export function MoneyChoice({
  detail,
  missing,
  errors,
}: {
  detail: OrderDetail;
  /** Null where nothing is due any more, so that no line is too much or too little. */
  missing: number | null;
  errors: FormErrors;
}) {
  const { lines } = detail;
  const { t } = useLanguage<'office-orders'>();
  const likely = lines.find(({ reason }) => reason !== 'none')?.line.id;
  const [chosen, setChosen] = useState(likely ?? SEEN);
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-14 font-medium text-main">{t('office-orders.take.which')}</legend>
      <div className={lines.length > FEW ? `max-h-64 overflow-y-auto pb-8 ${FADES}` : ''}>
        {lines.map((candidate) => (
          <LineChoice
            key={candidate.line.id}
            detail={candidate}
            missing={missing}
            isChosen={chosen === candidate.line.id}
            onChoose={setChosen}
          />
        ))}
      </div>
      <Checkbox
        kind="radio"
        name="line"
        value={SEEN}
        checked={chosen === SEEN}
        onChange={() => setChosen(SEEN)}
        label={t('office-orders.take.seen')}
      />
      {chosen === SEEN ? (
        <div className="pl-7">
          <TypedFields detail={detail} missing={missing} errors={errors} />
        </div>
      ) : null}
    </fieldset>
  );
}

interface TypedFieldsProps {
  detail: OrderDetail;
  missing: number | null;
  errors: FormErrors;
}

/** What an operator reads at the bank, filled in at first with what the member reported about the transfer. */
export function TypedFields({ detail, missing, errors }: TypedFieldsProps) {
  const { t } = useLanguage<'office-orders'>();
  const { zone } = useOffice();
  const money = useMoney();
  const report = untakenReport(detail);
  const day = report === null ? undefined : formatDate(report.paid_at, zone);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {report === null ? null : (
        <p className="text-12 text-ink-3 sm:col-span-2">
          {t('office-orders.take.reported', {
            amount: money(report.amount),
            day: day ?? '-',
            last5: report.last5,
          })}
        </p>
      )}
      <TextField
        label={t('office-orders.line.amount')}
        name="amount"
        inputMode="numeric"
        defaultValue={String(report?.amount ?? missing ?? '')}
        error={errors.amount}
      />
      <TextField
        label={t('office-orders.line.date')}
        name="paid_on"
        type="date"
        defaultValue={day}
        error={errors.paid_on}
      />
      <div className="sm:col-span-2">
        <TextField
          label={t('office-orders.take.reference')}
          hint={t('office-orders.take.referenceHint')}
          name="reference"
          maxLength={200}
          defaultValue={report === null ? undefined : `${report.last5} ${report.note}`.trim().slice(0, 200)}
          error={errors.reference}
        />
      </div>
    </div>
  );
}

interface LineChoiceProps {
  detail: OrderDetail['lines'][number];
  missing: number | null;
  isChosen: boolean;
  onChoose: (id: string) => void;
}

function LineChoice({ detail: { line, reason }, missing, isChosen, onChoose }: LineChoiceProps) {
  const { t } = useLanguage<'office-orders'>();
  const money = useMoney();
  const details = [line.booking_date, line.memo, line.counter_account].filter(Boolean).join(' · ');
  const gap = missing === null ? 0 : line.amount - missing;
  return (
    <Checkbox
      kind="radio"
      name="line"
      value={line.id}
      checked={isChosen}
      onChange={() => onChoose(line.id)}
      label={
        <>
          <span className="font-medium">{money(line.amount)}</span>
          {gap === 0 ? null : (
            <span className="text-warn">
              {' '}
              {t(gap > 0 ? 'office-orders.take.over' : 'office-orders.take.short', {
                amount: money(Math.abs(gap)),
              })}
            </span>
          )}
          {reason === 'none' ? null : (
            <span className="text-ink-2"> · {t(`office-orders.reason.${reason}`)}</span>
          )}
          <span className="block text-12 text-ink-3">{details}</span>
        </>
      }
    />
  );
}

/** What is wrong with the money of a form, by field. */
export function moneyErrors(form: FormData, t: Translator): FormErrors {
  return form.get('line') === SEEN ? typedErrors(form, t) : {};
}

/** The same of what is typed alone. */
export function typedErrors(form: FormData, t: Translator): FormErrors {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    amount: readAmount(text('amount')) === null ? t('office-orders.take.amountError') : '',
    paid_on: /^\d{4}-\d{2}-\d{2}$/.test(text('paid_on')) ? '' : t('office-orders.take.dateError'),
    reference: text('reference') === '' ? t('office-orders.take.referenceError') : '',
  };
}

/** The money of a form that has no errors. */
export function readMoney(form: FormData) {
  const line = String(form.get('line') ?? '');
  return line === SEEN ? readTyped(form) : { bank_line_id: line };
}

/** The same of what is typed alone. */
export function readTyped(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  return {
    amount: readAmount(text('amount')) ?? 0,
    paid_on: text('paid_on'),
    reference: text('reference'),
  };
}
