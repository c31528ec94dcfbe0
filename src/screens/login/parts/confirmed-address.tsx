import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { useTakenQuery } from '../../use-taken-query.ts';

const VERIFY = ['verify'] as const;

/** A reader who comes by the link of an e-mail confirms their address with it, and is told how that went. */
export function ConfirmedAddress() {
  const { locale, t } = useLanguage<'login'>();
  const { verify } = useTakenQuery(VERIFY);
  const [outcome, setOutcome] = useState<boolean | null>(null);
  const wasSent = useRef(false);

  useEffect(() => {
    if (verify === undefined || wasSent.current) return;
    wasSent.current = true;
    import('../send-verification.ts')
      .then(({ sendVerification }) => sendVerification(verify, locale))
      .then(
        ({ status }) => setOutcome(status),
        () => setOutcome(false),
      );
  }, [verify, locale]);

  return (
    <div role="status" className="empty:hidden">
      {outcome === null ? null : (
        <Notice tone={outcome ? 'success' : 'error'}>
          {t(outcome ? 'login.verified' : 'login.verifyUseless')}
        </Notice>
      )}
    </div>
  );
}
