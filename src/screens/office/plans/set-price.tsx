import { planPricesContract } from '#api/office/plans/[id]/prices.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { zonePlace } from '#i18n/zone-labels.ts';
import { TextField } from '#ui/field.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { readZonedTime } from '../form/zoned-time.ts';
import { useOffice, useOfficeHref } from '../frame/office-context.ts';
import { useSecondPersonNote } from '../frame/office-notes.tsx';
import { readAmount } from '../money/read-amount.ts';
import { useMoney } from '../money/use-money.ts';
import type { OfficePlan } from './data.server.ts';

/** Asks for another price from a moment on. */
export function SetPrice({ plan, name, label }: { plan: OfficePlan; name: string; label: string }) {
  const { t, locale } = useLanguage<'office-plans'>();
  const { zone } = useOffice();
  const call = useOfficeCall();
  const say = useSecondPersonNote(useOfficeHref());
  const money = useMoney();
  const price = (form: FormData) => readAmount(String(form.get('price') ?? ''));
  const from = (form: FormData) => readZonedTime(form.get('valid_from'), zone);
  return (
    <ActionDialog
      label={label}
      verb={t('office-plans.setPrice.verb')}
      title={t('office-plans.setPrice.title', { plan: name })}
      text={t('office-plans.setPrice.text', { price: money(plan.price) })}
      withReason
      secondPerson="request"
      fields={(errors) => (
        <>
          <TextField
            label={t('office-plans.setPrice.price')}
            name="price"
            inputMode="numeric"
            required
            error={errors.price}
          />
          <TextField
            label={t('office-plans.setPrice.from')}
            hint={t('office-plans.setPrice.fromHint', { zone: zonePlace(zone, locale) })}
            name="valid_from"
            type="datetime-local"
            error={errors.valid_from}
          />
        </>
      )}
      check={(form) => ({
        ...(price(form) === null ? { price: t('office-plans.setPrice.badPrice') } : {}),
        ...(form.get('valid_from') !== '' && from(form) === null
          ? { valid_from: t('office-plans.setPrice.badFrom') }
          : {}),
      })}
      send={(form) =>
        call(planPricesContract, {
          params: { id: plan.id },
          body: { price: price(form) ?? 0, valid_from: from(form), reason: reasonOf(form) },
        })
      }
      onDone={({ id }) => say(id)}
    />
  );
}
