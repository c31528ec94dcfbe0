import { useLanguage } from '#i18n/language-provider.tsx';
import { PasswordField } from '#ui/password-field.tsx';

interface NewPasswordFieldsProps {
  errors: { readonly password?: string; readonly again?: string };
}

/** A password that an operator chooses, and the same once more. */
export function NewPasswordFields({ errors }: NewPasswordFieldsProps) {
  const { t } = useLanguage<'office-operators' | 'ui'>();
  const common = {
    autoComplete: 'new-password',
    required: true,
    showLabel: t('ui.showPassword'),
    hideLabel: t('ui.hidePassword'),
  } as const;
  return (
    <>
      <PasswordField
        {...common}
        label={t('office-operators.setup.password')}
        name="password"
        error={errors.password}
      />
      <PasswordField
        {...common}
        label={t('office-operators.setup.again')}
        name="again"
        error={errors.again}
      />
    </>
  );
}
