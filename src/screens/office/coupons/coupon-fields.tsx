import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { couponPreviewContract } from '#api/office/coupons/preview.contract.ts';
import type { matrixCellSchema } from '#api/office/coupons.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { zonePlace } from '#i18n/zone-labels.ts';
import { COUPON_TYPES, type CouponType } from '#terms/orders.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { readCount } from '../form/read-count.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { writeZonedTime } from '../form/zoned-time.ts';
import { useOffice } from '../frame/office-context.ts';
import { useMoney } from '../money/use-money.ts';
import type { CouponsData } from './data.server.ts';

type Cell = z.output<typeof matrixCellSchema>;

const PREVIEW_AFTER_MS = 250;
const MAX_VALUE = 10_000_000;

interface CouponFieldsProps {
  plans: CouponsData['plans'];
  /** The present moment, from which a coupon runs unless another one is chosen. */
  now: string;
  errors: FormErrors;
}

/** What a new coupon is made of. */
export function CouponFields({ plans, now, errors }: CouponFieldsProps) {
  const { t, locale } = useLanguage<'office-coupons'>();
  const { zone } = useOffice();
  const [kind, setKind] = useState<CouponType>('fixed');
  const [value, setValue] = useState('');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const zoneHint = t('office-coupons.zoneHint', { zone: zonePlace(zone, locale) });
  return (
    <>
      <TextField
        label={t('office-coupons.code')}
        hint={t('office-coupons.make.codeHint')}
        name="code"
        autoCapitalize="characters"
        maxLength={32}
        required
        error={errors.code}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Select
          label={t('office-coupons.make.kind')}
          name="type"
          value={kind}
          onChange={(event) => setKind(event.target.value === 'percent' ? 'percent' : 'fixed')}
          options={COUPON_TYPES.map((one) => ({
            value: one,
            label: t(`office-coupons.make.${one}`),
          }))}
        />
        <TextField
          label={t('office-coupons.make.value')}
          name="value"
          inputMode="numeric"
          value={value}
          onChange={(event) => setValue(event.target.value)}
          required
          error={errors.value}
        />
        <TextField
          label={t('office-coupons.from')}
          hint={zoneHint}
          name="from"
          type="datetime-local"
          defaultValue={writeZonedTime(now, zone)}
          required
          error={errors.from}
        />
        <TextField
          label={t('office-coupons.until')}
          hint={zoneHint}
          name="until"
          type="datetime-local"
          error={errors.until}
        />
        <TextField
          label={t('office-coupons.make.max')}
          name="max_redemptions"
          inputMode="numeric"
          defaultValue="100"
          error={errors.max_redemptions}
        />
        <TextField
          label={t('office-coupons.make.perMember')}
          name="per_member"
          inputMode="numeric"
          defaultValue="1"
          error={errors.per_member}
        />
      </div>
      <Preview kind={kind} value={value} chosen={chosen} />
      <PlanChoice plans={plans} chosen={chosen} onChange={setChosen} error={errors.plan_ids} />
      <div className="grid">
        <Checkbox name="first_order_only" label={t('office-coupons.make.firstOnly')} />
        <Checkbox name="is_public" label={t('office-coupons.make.public')} />
      </div>
    </>
  );
}

interface PlanChoiceProps {
  plans: CouponsData['plans'];
  chosen: readonly number[];
  onChange: (chosen: readonly number[]) => void;
  error: string | undefined;
}

function PlanChoice({ plans, chosen, onChange, error }: PlanChoiceProps) {
  const { t } = useLanguage<'office-coupons'>();
  return (
    <fieldset className="grid">
      <legend className="text-14 font-medium text-main">{t('office-coupons.make.plans')}</legend>
      <p className="text-14 text-ink-3">{t('office-coupons.make.allPlans')}</p>
      <div className="flex flex-wrap gap-x-5">
        {plans.map(({ id, name }) => (
          <Checkbox
            key={id}
            name="plan"
            value={String(id)}
            checked={chosen.includes(id)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
            label={name}
          />
        ))}
      </div>
      {error ? <p className="text-14 text-lose">{error}</p> : null}
    </fieldset>
  );
}

function Preview({ kind, value, chosen }: { kind: CouponType; value: string; chosen: readonly number[] }) {
  const { t } = useLanguage<'office-coupons'>();
  const money = useMoney();
  const cells = usePreview(kind, readCount(value, kind === 'percent' ? 100 : MAX_VALUE), chosen);
  if (cells === null) return null;
  return (
    <section aria-label={t('office-coupons.make.preview')} className="grid gap-1 rounded-8 bg-sunken p-3">
      <h3 className="text-14 font-medium text-main">{t('office-coupons.make.preview')}</h3>
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 text-14">
        {cells.map((cell) => (
          <div key={cell.plan_id} className="contents">
            <dt className="text-ink-2">
              {cell.plan} · {money(cell.list_price)}
            </dt>
            <dd className="text-right">
              {cell.discounted_price === null
                ? t(`office-coupons.reason.${cell.reason ?? 'plan_mismatch'}`)
                : money(cell.discounted_price)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the server's own rule makes of each plan; null while there is nothing to ask for. */
function usePreview(
  type: CouponType,
  value: number | null,
  chosen: readonly number[],
): readonly Cell[] | null {
  const [cells, setCells] = useState<readonly Cell[] | null>(null);
  const call = useOfficeCall();
  const planIds = chosen.join(',');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the call is made again with every render and asks the same.
  useEffect(() => {
    if (value === null) {
      setCells(null);
      return;
    }
    let isOver = false;
    const timer = setTimeout(async () => {
      const query = { type, value, ...(planIds === '' ? {} : { plan_ids: planIds }) };
      const answer = await call(couponPreviewContract, { query });
      if (!isOver && answer.status) setCells(answer.data);
    }, PREVIEW_AFTER_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [type, value, planIds]);
  return cells;
}
