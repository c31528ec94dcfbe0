import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useEnterSession } from '../../frame/session/use-enter-session.ts';
import { credentialFaults } from '../../sign-in/credential-faults.ts';
import { CurrentPasswordField, EmailField, FormFault } from '../../sign-in/form-parts.tsx';
import { useCallForm } from '../../use-call-form.ts';

/** E-mail and password. What is wrong stands here and in no toast; both wrongs read the same. */
export function LoginForm({ goesTo, email }: { goesTo: string; email: string | undefined }) {
  const { locale, t } = useLanguage<'login' | 'credentials'>();
  const enter = useEnterSession();
  const { ref, faults, isBusy, onSubmit } = useCallForm({
    check: (form) => ({
      email: credentialFaults.email(String(form.get('email')), t),
      password: credentialFaults.password(String(form.get('password')), t),
    }),
    send: async (form) => {
      const { sendLogin } = await loadCalls();
      return sendLogin({ email: String(form.get('email')), password: String(form.get('password')) }, locale);
    },
    onDone: () => enter(goesTo),
  });
  return (
    <form method="post" ref={ref} onSubmit={onSubmit} onFocus={loadCalls} noValidate className="grid gap-4">
      <FormFault text={faults.base} />
      <EmailField error={faults.email} defaultValue={email} />
      <CurrentPasswordField error={faults.password} />
      <div className="grid gap-3 pt-1">
        <Button type="submit" tone="primary" wide busy={isBusy}>
          {t('login.submit')}
        </Button>
        <TextLink href={localePath(locale, '/resetPassword')} className="justify-self-start text-14">
          {t('login.forgot')}
        </TextLink>
      </div>
    </form>
  );
}

/** The client of the API weighs more than this page; it comes while the reader types. */
const loadCalls = () => import('../send-login.ts');
