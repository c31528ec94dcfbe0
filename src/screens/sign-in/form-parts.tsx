import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { credentialLimits } from './credential-errors.ts';

/** A page that is one short form: its title, what it is for, and the form on a card. */
export function FormPage({
  title,
  lead,
  children,
  after,
}: {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
  /** What stands below the card, such as the way to another form. */
  after?: ReactNode;
}) {
  return (
    <div className="mx-auto w-full max-w-110 pt-6 pb-12 sm:pt-12">
      <div className="grid gap-1 pb-5">
        <h1 className="text-28 font-strong tight">{title}</h1>
        {lead ? <p className="text-14 text-ink-2">{lead}</p> : null}
      </div>
      <Card className="grid gap-5">{children}</Card>
      {after ? (
        <p className="flex flex-wrap gap-x-2 gap-y-1 px-4 pt-5 text-14 text-ink-2 sm:px-5">{after}</p>
      ) : null}
    </div>
  );
}

/** What is wrong with the form as a whole. The region is there from the start, so that it is read out. */
export function FormError({ text }: { text: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {text ? <Notice tone="error">{text}</Notice> : null}
    </div>
  );
}

type FieldError = { error: string | undefined };

export function EmailField({
  error,
  defaultValue,
  autoComplete = 'username',
}: FieldError & { defaultValue?: string | undefined; autoComplete?: string }) {
  const { t } = useLanguage<'credentials'>();
  return (
    <TextField
      name="email"
      type="email"
      inputMode="email"
      label={t('credentials.email')}
      error={error}
      defaultValue={defaultValue}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

/** The password of an account that exists. */
export function CurrentPasswordField({ error }: FieldError) {
  const { t } = useLanguage<'credentials' | 'ui'>();
  return (
    <PasswordField
      name="password"
      label={t('credentials.password')}
      error={error}
      autoComplete="current-password"
      showLabel={t('ui.showPassword')}
      hideLabel={t('ui.hidePassword')}
      required
    />
  );
}

/** A new password, and the same once more. */
export function NewPasswordFields({
  errors,
  isChange = false,
}: {
  errors: Readonly<Record<string, string>>;
  /** The account has a password already. */
  isChange?: boolean;
}) {
  const { t } = useLanguage<'credentials' | 'ui'>();
  const shared = {
    autoComplete: 'new-password',
    showLabel: t('ui.showPassword'),
    hideLabel: t('ui.hidePassword'),
    required: true,
  } as const;
  return (
    <>
      <PasswordField
        {...shared}
        name="password"
        label={t(isChange ? 'credentials.newPassword' : 'credentials.password')}
        hint={t('credentials.passwordHint', {
          min: credentialLimits.passwordMin,
          good: credentialLimits.passwordGood,
        })}
        error={errors.password}
      />
      <PasswordField
        {...shared}
        name="password_confirmation"
        label={t(isChange ? 'credentials.confirmNewPassword' : 'credentials.confirmPassword')}
        error={errors.password_confirmation}
      />
    </>
  );
}
