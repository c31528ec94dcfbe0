import { planChangesContract } from '#api/office/plans/[id]/changes.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { readCount } from '../form/read-count.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeHref } from '../frame/office-context.ts';
import { useSecondPersonNote } from '../frame/office-notes.tsx';
import type { OfficePlan } from './data.server.ts';

const MAX_RANK = 99;

/** Asks for other names, another rank, or a plan's sale. */
export function ChangePlan({ plan, name, label }: { plan: OfficePlan; name: string; label: string }) {
  const { t } = useLanguage<'office-plans'>();
  const call = useOfficeCall();
  const say = useSecondPersonNote(useOfficeHref());
  const rank = (form: FormData) => readCount(form.get('rank'), MAX_RANK);
  return (
    <ActionDialog
      label={label}
      saves
      verb={t('office-plans.change.verb')}
      title={t('office-plans.change.title', { plan: name })}
      text={t('office-plans.change.text')}
      withReason
      secondPerson="request"
      fields={(errors) => <PlanFields plan={plan} errors={errors} />}
      check={(form) => (rank(form) === null ? { rank: t('office-plans.change.badRank') } : {})}
      send={(form) =>
        call(planChangesContract, {
          params: { id: plan.id },
          body: {
            names: changedNames(plan, form),
            rank: rank(form) ?? plan.rank,
            on_sale: form.get('on_sale') !== null,
            version: plan.version,
            reason: reasonOf(form),
          },
        })
      }
      onDone={({ id }) => say(id)}
    />
  );
}

function PlanFields({ plan, errors }: { plan: OfficePlan; errors: FormErrors }) {
  const { t } = useLanguage<'office-plans'>();
  return (
    <>
      {LOCALES.map((locale) => (
        <TextField
          key={locale}
          label={`${t('office-plans.names')} · ${languageNames[locale]}`}
          name={`name-${locale}`}
          defaultValue={plan.names[locale] ?? ''}
          maxLength={60}
          error={errors[`names.${locale}`]}
        />
      ))}
      <TextField
        label={t('office-plans.change.rank')}
        name="rank"
        inputMode="numeric"
        defaultValue={String(plan.rank)}
        maxLength={2}
        error={errors.rank}
      />
      <Checkbox name="on_sale" defaultChecked={plan.on_sale} label={t('office-plans.change.sale')} />
    </>
  );
}

/** The names that were changed; an emptied one stays as it is. */
function changedNames(plan: OfficePlan, form: FormData) {
  return Object.fromEntries(
    LOCALES.flatMap((locale) => {
      const written = String(form.get(`name-${locale}`) ?? '').trim();
      return written === '' || written === plan.names[locale] ? [] : [[locale, written]];
    }),
  );
}
