import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { GoogleMark } from './google-mark.tsx';
import type { GoogleSettings } from './google-settings.server.ts';
import { PlainForm } from './plain-form.tsx';

/**
 * Sign-in with Google, where a client id is configured. Without scripts the form leads to Google and back; with them it opens Google's window
 * (`page-start/google.ts`), whose script is fetched when the reader turns to the button.
 */
export function ProviderForm({ settings }: { settings: GoogleSettings | null }) {
  const { t } = useLanguage<'google' | 'errors'>();
  if (settings === null) return null;
  return (
    <>
      <div className="flex items-center gap-3 text-12 text-ink-3">
        <span className="h-px grow bg-line" />
        {t('google.or')}
        <span className="h-px grow bg-line" />
      </div>
      <div
        data-google={settings.clientId}
        data-script={settings.scriptUrl}
        data-failed={t('google.failed')}
        data-refused={t('google.refused')}
      >
        <PlainForm name="google" said={t('errors.success.login')}>
          <Button type="submit" wide>
            <GoogleMark />
            {t('google.button')}
          </Button>
        </PlainForm>
      </div>
    </>
  );
}
