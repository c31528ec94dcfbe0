import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { PageForm, usePageForm } from '../../page-form.tsx';
import { FormError } from '../../sign-in/form-parts.tsx';
import type { PurchaseData, PurchaseOrder } from '../data.server.ts';

const EVENTS = ['exact', 'short', 'late', 'double'] as const;

type SandboxProps = {
  sandbox: NonNullable<PurchaseData['sandbox']>;
  order: PurchaseOrder | null;
  writeKey: string;
};

/** The bank's events as buttons, and an order to try them on. */
export function Sandbox({ sandbox, order, writeKey }: SandboxProps) {
  const { t } = useLanguage<'purchase'>();
  return (
    <Card className="mt-4 grid gap-3">
      <h2 className="text-16 font-strong">{t('purchase.sandbox.title')}</h2>
      {order?.status === 'pending' ? (
        <BankEvents order={order} />
      ) : (
        <NewSandboxOrder sandbox={sandbox} writeKey={writeKey} />
      )}
    </Card>
  );
}

function BankEvents({ order }: { order: PurchaseOrder }) {
  const { t } = useLanguage<'purchase'>();
  const form = usePageForm('bank');
  return (
    <PageForm form={form} className="grid gap-3">
      <FormError text={form.errors.base} />
      <input type="hidden" name="order" value={order.id} />
      <div className="flex flex-wrap gap-2">
        {EVENTS.filter((event) => event !== 'late' || order.payment_status === 'unpaid').map((event) => (
          <Button key={event} type="submit" name="event" value={event} busy={form.isBusy}>
            {t(`purchase.sandbox.${event}`)}
          </Button>
        ))}
      </div>
    </PageForm>
  );
}

function NewSandboxOrder({
  sandbox: { plans, terms },
  writeKey,
}: Pick<SandboxProps, 'sandbox' | 'writeKey'>) {
  const { t } = useLanguage<'purchase'>();
  const form = usePageForm('begin');
  return (
    <PageForm form={form} writeKey={writeKey} className="grid gap-3">
      <FormError text={form.errors.base} />
      <input type="hidden" name="terms_version" value={terms ?? 0} />
      <div className="flex flex-wrap items-end gap-3">
        <Select
          name="plan_id"
          label={t('purchase.sandbox.plan')}
          error={form.errors.plan_id}
          options={plans.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
        <Button type="submit" tone="primary" busy={form.isBusy}>
          {t('purchase.sandbox.begin')}
        </Button>
      </div>
    </PageForm>
  );
}
