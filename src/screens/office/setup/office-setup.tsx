import { useState } from 'react';
import { setupContract } from '#api/office/setup.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useCallForm } from '../../use-call-form.ts';
import { LanguageSwitch, ThemeSwitch } from '../frame/office-switches.tsx';
import { officeClient } from '../office-client.ts';
import { NewPasswordFields } from '../parts/new-password-fields.tsx';
import { type Secrets, SecretsPanel } from '../parts/secrets-panel.tsx';
import type { OfficeSetupData } from './data.server.ts';

/** Anyone who comes by their own link chooses a password, and then sees second factor and recovery codes, once. */
export function OfficeSetup({ theme }: OfficeSetupData) {
  const [secrets, setSecrets] = useState<Secrets | null>(null);
  return (
    <main id="content" className="grid min-h-dvh place-items-center px-4 py-10">
      <div className="grid w-full max-w-120 gap-5">
        <div className="rounded-8 bg-surface p-6 shadow-card" data-card>
          {secrets === null ? <ChoosePassword onDone={setSecrets} /> : <SecretsPanel secrets={secrets} />}
        </div>
        <div className="grid gap-2 px-2">
          <LanguageSwitch />
          <ThemeSwitch initial={theme} />
        </div>
      </div>
    </main>
  );
}

function ChoosePassword({ onDone }: { onDone: (secrets: Secrets) => void }) {
  const { locale, t } = useLanguage<'office-frame' | 'office-operators' | 'ui'>();
  // Sent before scripts run, the browser itself would send the form.
  const { ref, errors, isBusy, onSubmit } = useCallForm({
    check: (form) => {
      const { password, again } = typed(form);
      return {
        password: password === '' ? t('office-frame.login.required') : '',
        again: again === password ? '' : t('office-operators.setup.differs'),
      };
    },
    send: (form) => {
      const token = new URL(location.href).searchParams.get('token') || '-';
      const body = { token, password: typed(form).password };
      return officeClient({ locale, brand: null }).call(setupContract, { body });
    },
    onDone: (secrets) => {
      // Its secret is used up; it stays in the address until then, so that the page can be opened in another language.
      history.replaceState(history.state, '', location.pathname);
      onDone(secrets);
    },
  });
  const problem = errors.token ?? errors.base;
  return (
    <div className="grid gap-5">
      <h1 className="text-20 font-strong tight">{t('office-operators.setup.title')}</h1>
      <div role="alert" className="empty:hidden">
        {problem ? <Notice tone="error">{problem}</Notice> : null}
      </div>
      <p className="text-14 text-ink-2">{t('office-operators.setup.text')}</p>
      <form ref={ref} method="post" onSubmit={onSubmit} noValidate className="grid gap-4">
        <NewPasswordFields errors={errors} />
        <Button type="submit" tone="primary" wide busy={isBusy} needsScripts>
          {t('office-operators.setup.submit')}
        </Button>
      </form>
    </div>
  );
}

function typed(form: FormData) {
  const read = (name: string) => String(form.get(name) ?? '');
  return { password: read('password'), again: read('again') };
}
