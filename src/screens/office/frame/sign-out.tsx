import { useState } from 'react';
import { officeLogoutContract } from '#api/office/logout.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { officeClient } from '../office-client.ts';

/** Ends the session on the server and leads to the login page by a full load, so that nothing stays in memory. */
export function SignOut() {
  const { locale, t } = useLanguage<'office-frame'>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const leave = async () => {
    setBusy(true);
    const { status, ...rest } = await officeClient({ locale, brand: null }).call(officeLogoutContract, {
      body: {},
    });
    const isOver = status || ('code' in rest && rest.code === 302);
    if (isOver) location.assign('/office/login');
    setBusy(isOver);
    setFailed(!isOver);
  };
  return (
    <>
      <Button tone="quiet" size="small" busy={isBusy} onClick={leave}>
        {t('office-frame.signOut')}
      </Button>
      <span role="status" className="text-12 text-lose empty:hidden">
        {hasFailed ? t('office-frame.signOutFailed') : ''}
      </span>
    </>
  );
}
