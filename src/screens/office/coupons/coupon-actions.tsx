import { changeCouponContract } from '#api/office/coupons/[id].contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { zonePlace } from '#i18n/zone-labels.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { readCount } from '../form/read-count.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { readZonedTime, writeZonedTime } from '../form/zoned-time.ts';
import { useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { Coupon } from './data.server.ts';
import { MAX_REDEMPTIONS } from './make-coupon.tsx';

/** Ends a coupon for new orders. */
export function EndCoupon({ coupon: { id, code, version } }: { coupon: Coupon }) {
  const { t } = useLanguage<'office-coupons'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  return (
    <ActionDialog
      verb={t('office-coupons.end.verb')}
      label={t('office-coupons.end.title', { code })}
      tone="danger"
      title={t('office-coupons.end.title', { code })}
      text={t('office-coupons.end.text')}
      withReason
      send={(form) =>
        call(changeCouponContract, { params: { id }, body: { end: true, version, reason: reasonOf(form) } })
      }
      onDone={() => say({ tone: 'success', text: t('office-coupons.end.done', { code }) })}
    />
  );
}

/** Changes what may change of a coupon. */
export function ChangeCoupon({ coupon }: { coupon: Coupon }) {
  const { t } = useLanguage<'office-coupons'>();
  const { zone } = useOffice();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { id, code, version } = coupon;
  const until = (form: FormData) => readZonedTime(form.get('until'), zone);
  const most = (form: FormData) => readCount(form.get('max_redemptions'), MAX_REDEMPTIONS);
  return (
    <ActionDialog
      saves
      verb={t('office-coupons.change.verb')}
      label={t('office-coupons.change.title', { code })}
      title={t('office-coupons.change.title', { code })}
      text={t('office-coupons.change.text')}
      withReason
      fields={(errors) => <ChangeFields coupon={coupon} errors={errors} />}
      check={(form) => ({
        ...(most(form) === null ? { max_redemptions: t('office-coupons.make.badCount') } : {}),
        ...(form.get('until') !== '' && until(form) === null
          ? { until: t('office-coupons.make.badTime') }
          : {}),
      })}
      send={(form) =>
        call(changeCouponContract, {
          params: { id },
          body: {
            until: until(form),
            max_redemptions: most(form) ?? coupon.max_redemptions,
            is_public: form.get('is_public') !== null,
            version,
            reason: reasonOf(form),
          },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-coupons.change.done', { code }) })}
    />
  );
}

function ChangeFields({ coupon, errors }: { coupon: Coupon; errors: FormErrors }) {
  const { t, locale } = useLanguage<'office-coupons'>();
  const { zone } = useOffice();
  return (
    <>
      <TextField
        label={t('office-coupons.until')}
        hint={t('office-coupons.zoneHint', { zone: zonePlace(zone, locale) })}
        name="until"
        type="datetime-local"
        defaultValue={writeZonedTime(coupon.until, zone)}
        error={errors.until}
      />
      <TextField
        label={t('office-coupons.make.max')}
        name="max_redemptions"
        inputMode="numeric"
        defaultValue={String(coupon.max_redemptions)}
        error={errors.max_redemptions}
      />
      <Checkbox name="is_public" defaultChecked={coupon.is_public} label={t('office-coupons.make.public')} />
    </>
  );
}
