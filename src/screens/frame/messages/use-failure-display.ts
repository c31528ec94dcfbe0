import { useCallback } from 'react';
import { useNavigate } from 'react-router';
import type { Contract } from '#api/endpoint.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import type { CallFailure } from '../../api-client.ts';
import { failureDisplay } from '../../call-failure.ts';
import { useLeaveForLogin } from '../session/use-leave-for-login.ts';
import { useVisitorMessages } from './visitor-messages.ts';

/** Shows the failure of a call as the rule for every call says (`call-failure.ts`). */
export function useFailureDisplay(): (
  call: Pick<Contract, 'method' | 'path'>,
  failure: Pick<CallFailure, 'code' | 'msg'>,
) => void {
  const { locale, t } = useLanguage<'errors'>();
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  const leaveForLogin = useLeaveForLogin();
  return useCallback(
    (call, failure) => {
      const display = failureDisplay(call, failure);
      switch (display.kind) {
        case 'none':
        case 'log':
          break;
        case 'toast':
          messages.toast({ tone: 'error', text: display.text ?? t('errors.unreachable') });
          break;
        case 'login':
          leaveForLogin();
          break;
        case 'dialog':
          messages.error(display.text ?? t('errors.loginFirst'), () =>
            navigate(localePath(locale, `/${display.opens}`)),
          );
          break;
      }
    },
    [locale, t, messages, navigate, leaveForLogin],
  );
}
