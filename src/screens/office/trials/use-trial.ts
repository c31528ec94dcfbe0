import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { FormResult } from '../../use-call-form.ts';
import { leaveForOfficeLogin } from '../form/use-office-form.ts';

type Trial<Data> = {
  readonly isBusy: boolean;
  /** What came back; null before the first try. */
  readonly outcome: { readonly data: Data } | { readonly problem: string } | null;
  readonly run: () => Promise<void>;
};

/** A setting that is tried by a press: says that it is at it, what came back, and loads the page again. */
export function useTrial<Data>(send: () => Promise<FormResult<Data>>): Trial<Data> {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Trial<Data>['outcome']>(null);
  return {
    isBusy,
    outcome,
    run: async () => {
      setBusy(true);
      setOutcome(null);
      const result = await send();
      setBusy(false);
      if (result.status) setOutcome({ data: result.data });
      else if (result.code === 302) leaveForOfficeLogin();
      else setOutcome({ problem: Object.values(result.msg).flat().join(' ') });
      await revalidate();
    },
  };
}
