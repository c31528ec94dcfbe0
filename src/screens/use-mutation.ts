import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { AnswerMessages, CallFailure } from './api-client.ts';
import { useFailureDisplay } from './frame/messages/use-failure-display.ts';
import { useVisitorMessages } from './frame/messages/visitor-messages.ts';
import { logThrown } from './log-thrown.ts';

type Answer<Data> =
  | { readonly status: true; readonly data: Data; readonly msg?: AnswerMessages }
  | CallFailure;

/** Calls that have no rule of their own for their failures. */
const ANY_CALL = { method: 'POST', path: '/me' } as const;

/**
 * One mutate behind a button: does it once at a time, shows its failure, and answers its data; null where it failed. A caller
 * that deals with a failure itself says so by `onFailure` answering true.
 */
export function useMutation() {
  const { t } = useLanguage<'errors'>();
  const messages = useVisitorMessages();
  const showFailure = useFailureDisplay();
  const [isBusy, setBusy] = useState(false);
  const mutate = async <Data>(
    ask: () => Promise<Answer<Data>>,
    onFailure: (failure: CallFailure) => boolean = () => false,
  ): Promise<Data | null> => {
    if (isBusy) return null;
    setBusy(true);
    try {
      const result = await ask();
      if (result.status) return result.data;
      if (onFailure(result)) return null;
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
