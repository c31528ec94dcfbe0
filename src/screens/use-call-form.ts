import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { CallFailure } from './api-client.ts';
import { errorsOf, type FormErrors } from './form-errors.ts';
import { logThrown } from './log-thrown.ts';

export type { FormErrors };

/** How a call ended, as far as a form cares. */
export type FormResult<Data> =
  | { readonly status: true; readonly data: Data }
  | Pick<CallFailure, 'status' | 'code' | 'msg'>;

export type CallForm = {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly errors: FormErrors;
  readonly isBusy: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

type CallFormOptions<Data> = {
  /** What is wrong before anything is sent; fields without an error may be there with an empty text. */
  readonly check?: (form: FormData) => FormErrors;
  readonly send: (form: FormData) => Promise<FormResult<Data>>;
  readonly onDone: (data: Data, form: FormData) => void | Promise<void>;
  /** What the form itself cannot show, such as a session that has ended; answers whether it was shown elsewhere. */
  readonly onFailure?: (failure: Pick<CallFailure, 'code' | 'msg'>) => boolean;
};

/**
 * A form that is sent by a call: checks it, sends it once at a time, puts each message beside its field and the rest on
 * top, and leads the reader to the first error. Works with the browser's own controls.
 */
export function useCallForm<Data>({ check, send, onDone, onFailure }: CallFormOptions<Data>): CallForm {
  const { t } = useLanguage<'errors'>();
  const ref = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<FormErrors>({});
  const [isBusy, setBusy] = useState(false);

  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);

  const sendForm = async (form: FormData, fields: readonly string[]) => {
    setBusy(true);
    try {
      const result = await send(form);
      if (result.status) return await onDone(result.data, form);
      if (onFailure?.(result)) return;
      setErrors(errorsOf(result.msg, fields, t('errors.unreachable')));
    } catch (problem) {
      setErrors({ base: t(logThrown(problem)) });
    } finally {
      setBusy(false);
    }
  };

  return {
    ref,
    errors,
    isBusy,
    onSubmit(event) {
      event.preventDefault();
      if (isBusy) return;
      const form = new FormData(event.currentTarget);
      const found = Object.entries(check?.(form) ?? {}).filter(([, text]) => text !== '');
      setErrors(Object.fromEntries(found));
      const fields = [...event.currentTarget.elements].map((control) => control.getAttribute('name') ?? '');
      if (found.length === 0) void sendForm(form, fields);
    },
  };
}
