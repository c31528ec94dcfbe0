import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useVisitorMessages } from '../messages/visitor-messages.ts';
import { sessionNews } from './session-news.ts';

/**
 * What follows a sign-in: the profile is loaded together with the page that the reader wants, behind the loading dialog,
 * and the success is said.
 */
export function useEnterSession(): (goesTo: string) => Promise<void> {
  const { t } = useLanguage<'errors'>();
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  return useCallback(
    async (goesTo) => {
      sessionNews.markStale();
      await messages.wait(Promise.resolve(navigate(goesTo, { replace: true })));
      messages.toast({ tone: 'success', text: t('errors.success.login') });
    },
    [t, messages, navigate],
  );
}
