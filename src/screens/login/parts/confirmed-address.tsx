import { useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PlainForm } from '../../sign-in/plain-form.tsx';

type ConfirmedAddressProps = {
  /** The secret of an e-mail's link; null for a reader who comes without one. */
  token: string | null;
  isVerified: boolean | undefined;
  /** The page without the secret in its address. */
  action: string;
};

/** A reader who comes by the link of an e-mail confirms their address with it, and sees how that went. */
export function ConfirmedAddress({ token, isVerified, action }: ConfirmedAddressProps) {
  const { t } = useLanguage<'login'>();
  const place = useRef<HTMLDivElement>(null);
  // A member who reads their e-mail here has a page that the framework drives.
  useEffect(() => place.current?.querySelector('form')?.requestSubmit(), []);
  return (
    <div ref={place} role="status" className="empty:hidden">
      {isVerified === undefined ? null : (
        <Notice tone={isVerified ? 'success' : 'error'}>
          {t(isVerified ? 'login.verified' : 'login.verifyUseless')}
        </Notice>
      )}
      {token === null ? null : (
        <PlainForm name="verify" action={action} isAutomatic>
          <input type="hidden" name="token" value={token} data-secret />
          <Button type="submit">{t('login.verify')}</Button>
        </PlainForm>
      )}
    </div>
  );
}
