import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { CallFailure } from '../api-client.ts';
import { useFailureDisplay } from '../frame/messages/use-failure-display.ts';
import { useVisitorMessages } from '../frame/messages/visitor-messages.ts';
import { sessionEvents } from '../frame/session/session-events.ts';
import { logThrown } from '../log-thrown.ts';
import type { AccountCalls } from './account-calls.ts';

/** Calls of this page have no special rule for their failures. */
const ANY_CALL = { method: 'POST', path: '/me' } as const;

export const loadAccountCalls = () => import('./account-calls.ts');

/** Loads this page again, and with it what the frame shows of the member. */
export function useReloadAccount(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    sessionEvents.markStale();
    await revalidate();
  }, [revalidate]);
}

/** One mutate behind a button: does it once at a time, shows its failure, and answers its data; null where it failed. */
export function useMutation() {
  const { locale, t } = useLanguage<'errors'>();
  const messages = useVisitorMessages();
  const showFailure = useFailureDisplay();
  const [isBusy, setBusy] = useState(false);
  const mutate = async <Data>(ask: (calls: AccountCalls) => Promise<Answer<Data>>): Promise<Data | null> => {
    if (isBusy) return null;
    setBusy(true);
    try {
      const { accountCalls } = await loadAccountCalls();
      const result = await ask(accountCalls(locale));
      if (result.status) return result.data;
      if (result.code === null) messages.toast({ tone: 'error', text: t('errors.unreachable') });
      else showFailure(ANY_CALL, result);
    } catch (problem) {
      messages.toast({ tone: 'error', text: t(logThrown(problem)) });
    } finally {
      setBusy(false);
    }
    return null;
  };
  return { mutate, isBusy };
}

type Answer<Data> = { readonly status: true; readonly data: Data } | CallFailure;

/** For forms: what they cannot show beside their fields is shown as any other failure. */
export function useFormFailure(): (failure: Pick<CallFailure, 'code' | 'msg'>) => boolean {
  const showFailure = useFailureDisplay();
  return useCallback(
    (failure) => {
      if (failure.code === 422 || failure.code === null) return false;
      showFailure(ANY_CALL, failure);
      return true;
    },
    [showFailure],
  );
}
