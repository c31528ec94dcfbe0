import { newOperatorContract } from '#api/office/operators.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextField } from '#ui/field.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { OperatorFields, readBrands, readRole } from './operator-fields.tsx';

/** Makes an operator, who gets a link at their own address. */
export function MakeOperator() {
  const { t } = useLanguage<'office-operators'>();
  const { brand } = useOffice();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const email = (form: FormData) => String(form.get('email') ?? '').trim();
  return (
    <ActionDialog
      verb={t('office-operators.make.verb')}
      tone="primary"
      size="normal"
      title={t('office-operators.make.title')}
      text={t('office-operators.make.text')}
      fields={(errors) => (
        <>
          <TextField
            label={t('office-operators.email')}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={320}
            required
            error={errors.email}
          />
          <OperatorFields current="support" brands={[brand]} errors={errors} />
        </>
      )}
      check={(form) => ({
        ...(/^\S+@\S+$/.test(email(form)) ? {} : { email: t('office-operators.make.badEmail') }),
        ...(readBrands(form).length === 0 ? { brands: t('office-operators.make.noBrand') } : {}),
      })}
      send={(form) =>
        call(newOperatorContract, {
          body: { email: email(form), role: readRole(form), brands: readBrands(form) },
        })
      }
      onDone={({ email: to }) =>
        say({ tone: 'success', text: t('office-operators.make.done', { email: to }) })
      }
    />
  );
}
