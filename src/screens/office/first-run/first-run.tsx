import { useState } from 'react';
import { makeFirstOwnerContract } from '#api/office/first-run.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { LanguageSwitch, ThemeSwitch } from '../frame/office-switches.tsx';
import { officeClient } from '../office-client.ts';
import { NewPasswordFields } from '../parts/new-password-fields.tsx';
import { type Secrets, SecretsPanel } from '../parts/secrets-panel.tsx';
import type { FirstRunData } from './data.server.ts';

/** Where the owner goes on after their first login. */
const SIGN_IN = `/office/login?${new URLSearchParams({ redirect: '/office/first-steps' })}`;

/** The first owner chooses address and password, and then sees second factor and recovery codes, once. */
export function FirstRun({ way, theme }: FirstRunData) {
  const [secrets, setSecrets] = useState<Secrets | null>(null);
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="grid w-full max-w-120 gap-5">
        <div className="rounded-8 bg-surface p-6 shadow-card" data-card>
          {secrets === null ? (
            <MakeOwner way={way} onDone={setSecrets} />
          ) : (
            <SecretsPanel secrets={secrets} signInAt={SIGN_IN} />
          )}
        </div>
        <div className="grid gap-2 px-2">
          <LanguageSwitch />
          <ThemeSwitch initial={theme} />
        </div>
      </div>
    </main>
  );
}

function MakeOwner({ way, onDone }: Pick<FirstRunData, 'way'> & { onDone: (secrets: Secrets) => void }) {
  const { locale, t } = useLanguage<'office-frame' | 'office-operators' | 'office-first' | 'ui'>();
  // Sent before scripts run, the browser itself would send the form.
  const { ref, errors, isBusy, onSubmit } = useCallForm({
    check: (form) => {
      const { email, password, again } = typed(form);
      return {
        email: email.trim() === '' ? t('office-frame.login.required') : '',
        password: password === '' ? t('office-frame.login.required') : '',
        again: again === password ? '' : t('office-operators.setup.differs'),
      };
    },
    send: (form) => {
      const { email, password } = typed(form);
      const token = new URL(location.href).searchParams.get('token') ?? undefined;
      const body = { email, password, ...(token === undefined ? {} : { token }) };
      return officeClient({ locale, brand: null }).call(makeFirstOwnerContract, { body });
    },
    onDone: (secrets) => {
      // Its secret is used up; it stays in the address until then, so that the page can be opened in another language.
      history.replaceState(history.state, '', location.pathname);
      onDone(secrets);
    },
  });
  return (
    <div className="grid gap-5">
      <h1 className="text-20 font-strong tight">{t('office-first.run.title')}</h1>
      <div role="alert" className="empty:hidden">
        {errors.base ? <Notice tone="error">{errors.base}</Notice> : null}
      </div>
      <p className="text-14 text-ink-2">{t('office-first.run.text')}</p>
      <p className="text-14 text-ink-2">{t(`office-first.run.way.${way}`)}</p>
      <form ref={ref} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <TextField
          label={t('office-frame.login.email')}
          name="email"
          type="email"
          autoComplete="username"
          required
          error={errors.email}
        />
        <NewPasswordFields errors={errors} />
        <Button type="submit" tone="primary" wide busy={isBusy} needsScripts>
          {t('office-first.run.submit')}
        </Button>
      </form>
    </div>
  );
}

function typed(form: FormData) {
  const read = (name: string) => String(form.get(name) ?? '');
  return { email: read('email'), password: read('password'), again: read('again') };
}
