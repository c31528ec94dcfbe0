import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { CallFailure } from './api-client.ts';
import { type FormFaults, faultsOf } from './form-faults.ts';
import { logThrown } from './log-thrown.ts';

export type { FormFaults };

/** How a call ended, as far as a form cares. */
export type FormResult<Data> =
  | { readonly status: true; readonly data: Data }
  | Pick<CallFailure, 'status' | 'code' | 'msg'>;

export type CallForm = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly faults: FormFaults;
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

type CallFormOptions<Data> = {
  /** What is wrong before anything is sent; fields without a fault may be there with an empty text. */
  readonly check?: (form: FormData) => FormFaults;
  readonly send: (form: FormData) => Promise<FormResult<Data>>;
  readonly onDone: (data: Data, form: FormData) => void | Promise<void>;
  /** What the form itself cannot show, such as a session that has ended; answers whether it was shown elsewhere. */
  readonly onFailure?: (failure: Pick<CallFailure, 'code' | 'msg'>) => boolean;
};

/**
 * A form that is sent by a call: checks it, sends it once at a time, puts each message beside its field and the rest on
 * top, and leads the reader to the first fault. Works with the browser's own controls.
 */
export function useCallForm<Data>({ check, send, onDone, onFailure }: CallFormOptions<Data>): CallForm {
  const { t } = useLanguage<'errors'>();
  const ref = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<FormFaults>({});
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (Object.keys(faults).length === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [faults]);

  const sendForm = async (form: FormData, fields: readonly string[]) => {
    setBusy(true);
    try {
      const result = await send(form);
      if (result.status) return await onDone(result.data, form);
      if (onFailure?.(result)) return;
      setFaults(faultsOf(result.msg, fields, t('errors.unreachable')));
    } catch (problem) {
      setFaults({ base: t(logThrown(problem)) });
    } finally {
      setBusy(false);
    }
  };

  return {
    ref,
    faults,
    isBusy,
    onSubmit(event) {
      event.preventDefault();
      if (isBusy) return;
      const form = new FormData(event.currentTarget);
      const found = Object.entries(check?.(form) ?? {}).filter(([, text]) => text !== '');
      setFaults(Object.fromEntries(found));
      const fields = [...event.currentTarget.elements].map((control) => control.getAttribute('name') ?? '');
      if (found.length === 0) void sendForm(form, fields);
    },
  };
}
