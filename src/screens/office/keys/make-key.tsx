import { makeOfficeKeyContract } from '#api/office/keys.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import {
  OFFICE_READ_SCOPES,
  OFFICE_SCOPES,
  OFFICE_WRITE_SCOPES,
  type OfficeScope,
} from '#terms/api-scopes.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';

export type MadeOfficeKey = { readonly id: string; readonly name: string; readonly key: string };

/** Makes a key; the operator shows their second factor once more. Offered is what their role may do. */
export function MakeKey({ onMade }: { onMade: (key: MadeOfficeKey) => void }) {
  const { t } = useLanguage<'office-keys'>();
  const call = useOfficeCall();
  const scopesOf = (form: FormData) => OFFICE_SCOPES.filter((scope) => form.getAll('scopes').includes(scope));
  const typed = (form: FormData, field: string) => String(form.get(field) ?? '').trim();
  return (
    <ActionDialog<MadeOfficeKey>
      verb={t('office-keys.make.verb')}
      tone="primary"
      size="normal"
      title={t('office-keys.make.title')}
      text={t('office-keys.make.text')}
      fields={(errors) => <Fields errors={errors} />}
      check={(form) => ({
        ...(typed(form, 'name') === '' ? { name: t('office-keys.make.nameMissing') } : {}),
        ...(scopesOf(form).length === 0 ? { scopes: t('office-keys.make.scopeMissing') } : {}),
        ...(/^\d{6}$/.test(typed(form, 'code').replaceAll(/\s/g, ''))
          ? {}
          : { code: t('office-keys.make.codeMissing') }),
      })}
      send={(form) =>
        call(makeOfficeKeyContract, {
          body: { name: typed(form, 'name'), scopes: scopesOf(form), code: typed(form, 'code') },
        })
      }
      onDone={onMade}
    />
  );
}

function Fields({ errors }: { errors: FormErrors }) {
  const { t } = useLanguage<'office-keys'>();
  return (
    <>
      <TextField
        label={t('office-keys.name')}
        hint={t('office-keys.make.nameHint')}
        name="name"
        maxLength={60}
        autoComplete="off"
        required
        error={errors.name}
      />
      <Scopes legend={t('office-keys.make.read')} scopes={OFFICE_READ_SCOPES} />
      <Scopes legend={t('office-keys.make.write')} scopes={OFFICE_WRITE_SCOPES} />
      <FieldError id="office-key-scopes-error" error={errors.scopes} />
      <TextField
        label={t('office-keys.make.code')}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        required
        error={errors.code}
      />
    </>
  );
}

function Scopes({ legend, scopes }: { legend: string; scopes: readonly OfficeScope[] }) {
  const { t } = useLanguage<'office-keys'>();
  const offered = scopes.filter(useMay());
  if (offered.length === 0) return null;
  return (
    <fieldset className="grid">
      <legend className="text-14 font-medium text-main">{legend}</legend>
      <div className="grid gap-x-5 sm:grid-cols-2">
        {offered.map((scope) => (
          <Checkbox key={scope} name="scopes" value={scope} label={t(`office-keys.scope.${scope}`)} />
        ))}
      </div>
    </fieldset>
  );
}
