import { useCallback } from 'react';
import type { CallFailure } from './api-client.ts';
import { useFailureDisplay } from './frame/messages/use-failure-display.ts';

/** For forms: what they cannot show beside their fields is shown as any other failure. */
export function useFormFailure(): (failure: Pick<CallFailure, 'code' | 'msg'>) => boolean {
  const showFailure = useFailureDisplay();
  return useCallback(
    (failure) => {
      if (failure.code === 422 || failure.code === null) return false;
      showFailure({ method: 'POST', path: '/me' }, failure);
      return true;
    },
    [showFailure],
  );
}
