import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { useAct } from '../../use-act.ts';
import type { PurchaseData, PurchaseOrder } from '../data.server.ts';

const EVENTS = ['exact', 'short', 'late', 'double'] as const;

type RehearsalProps = {
  rehearsal: NonNullable<PurchaseData['rehearsal']>;
  order: PurchaseOrder | null;
};

/** The bank's events as buttons, and an order to try them on. */
export function Rehearsal({ rehearsal, order }: RehearsalProps) {
  const { locale, t } = useLanguage<'purchase'>();
  const { revalidate } = useRevalidator();
  const { act, isBusy } = useAct();
  const isOpen = order?.status === 'pending';
  const play = async (event: (typeof EVENTS)[number]) => {
    await act(async () => {
      const { purchaseCalls } = await import('../purchase-calls.ts');
      return purchaseCalls(locale).rehearse(order?.id ?? '', event);
    });
    await revalidate();
  };
  return (
    <Card className="mt-4 grid gap-3">
      <h2 className="text-16 font-strong">{t('purchase.rehearsal.title')}</h2>
      {isOpen ? (
        <div className="flex flex-wrap gap-2">
          {EVENTS.filter((event) => event !== 'late' || order.payment_status === 'unpaid').map((event) => (
            <Button key={event} busy={isBusy} onClick={() => play(event)}>
              {t(`purchase.rehearsal.${event}`)}
            </Button>
          ))}
        </div>
      ) : (
        <NewRehearsal rehearsal={rehearsal} />
      )}
    </Card>
  );
}

function NewRehearsal({ rehearsal: { plans, terms } }: Pick<RehearsalProps, 'rehearsal'>) {
  const { locale, t } = useLanguage<'purchase'>();
  const { revalidate } = useRevalidator();
  const { act, isBusy } = useAct();
  const [planId, setPlanId] = useState(plans[0]?.id ?? 0);
  const begin = async () => {
    await act(async () => {
      const { purchaseCalls } = await import('../purchase-calls.ts');
      return purchaseCalls(locale).orderRehearsal(planId, terms ?? 0);
    });
    await revalidate();
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label={t('purchase.rehearsal.plan')}
        value={String(planId)}
        onChange={({ target }) => setPlanId(Number(target.value))}
        options={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Button tone="primary" busy={isBusy} onClick={begin}>
        {t('purchase.rehearsal.begin')}
      </Button>
    </div>
  );
}
