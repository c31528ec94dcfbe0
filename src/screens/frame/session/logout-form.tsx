import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { useSession } from './session-context.ts';

/** The way out: a form, so that it works before the framework is there and without it; with it, the reader hears how it went. */
export function LogoutForm({ className, formClassName }: { className: string; formClassName?: string }) {
  const { locale, t } = useLanguage<'shell'>();
  const { signOut } = useSession();
  return (
    <form
      method="post"
      action={localePath(locale, '/login')}
      className={formClassName}
      onSubmit={(event) => {
        event.preventDefault();
        void signOut();
      }}
    >
      <input type="hidden" name="form" value="logout" />
      <button type="submit" className={className}>
        {t('shell.menu.logout')}
      </button>
    </form>
  );
}
