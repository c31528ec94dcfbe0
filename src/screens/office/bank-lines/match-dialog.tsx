import { useState } from 'react';
import { confirmContract } from '#api/office/orders/[id]/confirm.contract.ts';
import { officeOrdersContract } from '#api/office/orders.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FormErrors, FormResult } from '../../use-call-form.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeHref } from '../frame/office-context.ts';
import { BankLineDetails } from '../money/bank-line-details.tsx';
import { useConfirmationNote } from '../money/use-confirmation-note.ts';
import { useMoney } from '../money/use-money.ts';
import type { BankLinesData } from './data.server.ts';

type Line = BankLinesData['lines'][number];

/** Stands for an order that is not among the candidates. */
const OTHER = 'other';

/** Says by hand to which order a line of the bank belongs: one of those that fit, or one named by its number. */
export function MatchDialog({ line }: { line: Line }) {
  const { t } = useLanguage<'office-statements'>();
  const call = useOfficeCall();
  const say = useConfirmationNote();
  const send = async (form: FormData): Promise<FormResult<Parameters<typeof say>[0]>> => {
    const chosen = String(form.get('order'));
    const order =
      chosen === OTHER
        ? await findOrder(String(form.get('order_no') ?? ''))
        : line.candidates.find(({ id }) => id === chosen);
    if (order === undefined) {
      return { status: false, code: 422, msg: { order_no: [t('office-statements.match.unknown')] } };
    }
    const { id, version } = order;
    return call(confirmContract, { params: { id }, body: { money: { bank_line_id: line.id }, version } });
  };
  const findOrder = async (typed: string) => {
    const wanted = typed.normalize('NFKC').trim().toUpperCase();
    if (wanted === '') return undefined;
    const found = await call(officeOrdersContract, { query: { q: wanted } });
    return found.status ? found.data.find(({ order_no: no }) => no === wanted) : undefined;
  };
  return (
    <ActionDialog
      verb={t('office-statements.match.verb')}
      label={t('office-statements.match.label', { memo: line.memo || line.booking_date })}
      title={t('office-statements.match.title')}
      text={<BankLineDetails line={line} />}
      fields={(errors) => <OrderChoice candidates={line.candidates} errors={errors} />}
      send={send}
      onDone={say}
    />
  );
}

function OrderChoice({ candidates, errors }: { candidates: Line['candidates']; errors: FormErrors }) {
  const { t } = useLanguage<'office-statements' | 'office-orders'>();
  const money = useMoney();
  const href = useOfficeHref();
  const [chosen, setChosen] = useState(candidates[0]?.id ?? OTHER);
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-14 font-medium text-main">{t('office-statements.match.which')}</legend>
      {candidates.map((order) => (
        <Checkbox
          key={order.id}
          kind="radio"
          name="order"
          value={order.id}
          checked={chosen === order.id}
          onChange={() => setChosen(order.id)}
          label={
            <>
              {order.order_no} · {order.nick_name}
              {order.status === 'pending' ? ` · ${money(order.missing)}` : ''}
              <span className="block text-12 text-ink-3">{t(`office-orders.reason.${order.reason}`)}</span>
              {order.status === 'pending' ? null : (
                <span className="block text-12 text-warn">
                  {t(
                    order.status === 'completed'
                      ? 'office-statements.match.paid'
                      : 'office-statements.match.over',
                  )}{' '}
                  <TextLink href={href(`/office/orders/${order.id}`)}>
                    {t('office-orders.openOrder')}
                  </TextLink>
                </span>
              )}
            </>
          }
        />
      ))}
      <Checkbox
        kind="radio"
        name="order"
        value={OTHER}
        checked={chosen === OTHER}
        onChange={() => setChosen(OTHER)}
        label={t('office-statements.match.another')}
      />
      {chosen === OTHER ? (
        <div className="pl-7">
          <TextField
            label={t('office-orders.number')}
            name="order_no"
            maxLength={40}
            autoCapitalize="characters"
            error={errors.order_no}
          />
        </div>
      ) : null}
    </fieldset>
  );
}
