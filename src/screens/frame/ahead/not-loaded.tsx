import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';

/**
 * A page that did not come, because the server could not be reached. Trying again asks for the page of the address, which is the one that was
 * wanted; once the connection is back it is requested by itself.
 */
export function NotLoaded() {
  const { t } = useLanguage<'shell' | 'ui'>();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const tryAgain = () => void revalidate();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, [revalidate]);
  return (
    <section className="max-w-prose py-10">
      <ErrorState
        title={<h1>{t('shell.errorPage.offlineTitle')}</h1>}
        text={t('shell.errorPage.offlineText')}
        action={
          <Button busy={state === 'loading'} onClick={() => void revalidate()}>
            {t('ui.retry')}
          </Button>
        }
      />
    </section>
  );
}
