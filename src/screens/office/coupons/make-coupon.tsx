import { newCouponContract } from '#api/office/coupons.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { readCount } from '../form/read-count.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { readZonedTime } from '../form/zoned-time.ts';
import { useMay, useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { useMoney } from '../money/use-money.ts';
import { CouponFields } from './coupon-fields.tsx';
import type { CouponsData } from './data.server.ts';

export const MAX_REDEMPTIONS = 1_000_000;
const MAX_VALUE = 10_000_000;
/** What a price with a coupon cannot fall below, in whole TWD; the server holds it. */
const FLOOR = 1000;

/** Makes a coupon; the matrix below its fields shows what it would do while it is typed. */
export function MakeCoupon({ data: { plans, now } }: { data: Pick<CouponsData, 'plans' | 'now'> }) {
  const { t } = useLanguage<'office-coupons'>();
  const { zone } = useOffice();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const money = useMoney();
  const count = (form: FormData, name: string, most = MAX_REDEMPTIONS) => readCount(form.get(name), most);
  const time = (form: FormData, name: string) => readZonedTime(form.get(name), zone);
  if (!may('coupons.edit')) return null;
  return (
    <ActionDialog
      verb={t('office-coupons.make.verb')}
      tone="primary"
      size="normal"
      title={t('office-coupons.make.title')}
      text={t('office-coupons.make.text', { minimum: money(FLOOR) })}
      fields={(errors) => <CouponFields plans={plans} now={now} errors={errors} />}
      check={(form) => ({
        ...Object.fromEntries(
          ['max_redemptions', 'per_member']
            .filter((name) => count(form, name) === null)
            .map((name) => [name, t('office-coupons.make.badCount')]),
        ),
        ...(count(form, 'value', MAX_VALUE) === null ? { value: t('office-coupons.make.badCount') } : {}),
        ...(time(form, 'from') === null ? { from: t('office-coupons.make.badTime') } : {}),
        ...(form.get('until') !== '' && time(form, 'until') === null
          ? { until: t('office-coupons.make.badTime') }
          : {}),
      })}
      send={(form) =>
        call(newCouponContract, {
          body: {
            code: String(form.get('code') ?? ''),
            type: form.get('type') === 'percent' ? 'percent' : 'fixed',
            value: count(form, 'value', MAX_VALUE) ?? 0,
            plan_ids: form.getAll('plan').map(Number),
            from: time(form, 'from') ?? '',
            until: time(form, 'until'),
            max_redemptions: count(form, 'max_redemptions') ?? 0,
            per_member: count(form, 'per_member') ?? 0,
            first_order_only: form.get('first_order_only') !== null,
            is_public: form.get('is_public') !== null,
          },
        })
      }
      onDone={({ code }) => say({ tone: 'success', text: t('office-coupons.make.done', { code }) })}
    />
  );
}
