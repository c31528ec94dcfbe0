import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { sessionEvents } from './session-events.ts';

/**
 * What follows where a member is needed and no one is signed in: the login page, which says so and leads back here, or to
 * the address given. Forms that are open keep what was typed (`form-draft.ts`).
 */
export function useLeaveForLogin(): (wayBack?: string) => void {
  const { locale } = useLanguage<'shell'>();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  return useCallback(
    (wayBack = `${pathname}${search}${hash}`) => {
      sessionEvents.markStale();
      void navigate(`${localePath(locale, '/login')}?${new URLSearchParams({ redirect: wayBack })}`);
    },
    [locale, pathname, search, hash, navigate],
  );
}
