import { newBankAccountContract } from '#api/office/bank-accounts.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextField } from '#ui/field.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useBrandName, useMay, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { useSecondPersonNote } from '../frame/office-notes.tsx';

const read = (form: FormData, name: string) =>
  String(form.get(name) ?? '')
    .normalize('NFKC')
    .trim();

/** Asks for another account to take the money. */
export function AskAccount() {
  const { t } = useLanguage<'office-accounts'>();
  const { brand } = useOffice();
  const nameOf = useBrandName();
  const may = useMay();
  const call = useOfficeCall();
  const say = useSecondPersonNote(useOfficeHref());
  if (!may('bank_accounts.propose')) return null;
  return (
    <ActionDialog
      verb={t('office-accounts.ask.verb')}
      size="normal"
      title={t('office-accounts.ask.title', { brand: nameOf(brand) })}
      text={t('office-accounts.ask.text')}
      withReason
      secondPerson="request"
      fields={(errors) => (
        <>
          <TextField
            label={t('office-accounts.ask.code')}
            name="bank_code"
            inputMode="numeric"
            maxLength={7}
            error={errors.bank_code}
          />
          <TextField label={t('office-accounts.ask.bank')} name="bank_name" error={errors.bank_name} />
          <TextField label={t('office-accounts.ask.branch')} name="branch" error={errors.branch} />
          <TextField
            label={t('office-accounts.ask.number')}
            name="account_no"
            maxLength={20}
            autoComplete="off"
            error={errors.account_no}
          />
          <TextField label={t('office-accounts.ask.holder')} name="holder" error={errors.holder} />
          <TextField
            label={t('office-accounts.ask.prefix')}
            name="virtual_prefix"
            inputMode="numeric"
            hint={t('office-accounts.ask.prefixHint')}
            maxLength={6}
            error={errors.virtual_prefix}
          />
        </>
      )}
      check={(form) => ({
        ...(/^[0-9]{3,7}$/.test(read(form, 'bank_code'))
          ? {}
          : { bank_code: t('office-accounts.ask.badCode') }),
        ...(/^[0-9-]{6,20}$/.test(read(form, 'account_no'))
          ? {}
          : { account_no: t('office-accounts.ask.badNumber') }),
        ...(/^([0-9]{3,6})?$/.test(read(form, 'virtual_prefix'))
          ? {}
          : { virtual_prefix: t('office-accounts.ask.badPrefix') }),
        ...Object.fromEntries(
          ['bank_name', 'branch', 'holder']
            .filter((name) => read(form, name) === '')
            .map((name) => [name, t('office-accounts.ask.missing')]),
        ),
      })}
      send={(form) =>
        call(newBankAccountContract, {
          body: {
            bank_code: read(form, 'bank_code'),
            bank_name: read(form, 'bank_name'),
            branch: read(form, 'branch'),
            account_no: read(form, 'account_no'),
            holder: read(form, 'holder'),
            virtual_prefix: read(form, 'virtual_prefix') || null,
            reason: reasonOf(form),
          },
        })
      }
      onDone={({ request }) => {
        if (request !== null) say(request.id);
      }}
    />
  );
}
