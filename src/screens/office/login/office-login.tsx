import { officeLoginContract } from '#api/office/login.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { LanguageSwitch, ThemeSwitch } from '../frame/office-switches.tsx';
import { officeClient } from '../office-client.ts';
import type { OfficeLoginData } from './data.server.ts';

/** Address, password and one-time code together; what is wrong is said of all three alike. */
export function OfficeLogin({ goesTo, wasSentHere, theme }: OfficeLoginData) {
  const { locale, t } = useLanguage<'office-frame' | 'ui'>();
  // Sent before scripts run, the browser itself would send the form, and the code would be spent for nothing.
  const required = (value: string) => (value.trim() === '' ? t('office-frame.login.required') : '');
  const { ref, errors, isBusy, onSubmit } = useCallForm({
    check: (form) => {
      const { email, password, code } = typed(form);
      return {
        email: required(email),
        password: password === '' ? required('') : '',
        code: code.length < 6 ? t('office-frame.login.codeShort') : '',
      };
    },
    send: (form) => officeClient({ locale, brand: null }).call(officeLoginContract, { body: typed(form) }),
    onDone: () => location.assign(goesTo),
  });
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="grid w-full max-w-90 gap-5">
        <div className="grid gap-5 rounded-8 bg-surface p-6 shadow-card" data-card>
          <h1 className="text-20 font-strong tight">{t('office-frame.login.title')}</h1>
          <div role="alert" className="empty:hidden">
            {errors.base ? <Notice tone="error">{errors.base}</Notice> : null}
          </div>
          {wasSentHere && !errors.base ? <Notice>{t('office-frame.login.sentHere')}</Notice> : null}
          <form ref={ref} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
            <TextField
              label={t('office-frame.login.email')}
              name="email"
              type="email"
              autoComplete="username"
              autoFocus
              required
              error={errors.email}
            />
            <PasswordField
              label={t('office-frame.login.password')}
              name="password"
              autoComplete="current-password"
              required
              showLabel={t('ui.showPassword')}
              hideLabel={t('ui.hidePassword')}
              error={errors.password}
            />
            <TextField
              label={t('office-frame.login.code')}
              hint={t('office-frame.login.codeHint')}
              name="code"
              autoComplete="one-time-code"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={64}
              required
              error={errors.code}
            />
            <Button type="submit" tone="primary" wide busy={isBusy} needsScripts>
              {t('office-frame.login.submit')}
            </Button>
          </form>
        </div>
        <div className="grid gap-2 px-2">
          <LanguageSwitch />
          <ThemeSwitch initial={theme} />
        </div>
      </div>
    </main>
  );
}

function typed(form: FormData) {
  const read = (name: string) => String(form.get(name) ?? '');
  return { email: read('email'), password: read('password'), code: read('code').replaceAll(/\s/g, '') };
}
