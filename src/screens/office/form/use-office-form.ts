import { useRevalidator } from 'react-router';
import { type CallForm, type FormErrors, type FormResult, useCallForm } from '../../use-call-form.ts';

type OfficeFormOptions<Data> = {
  readonly check?: (form: FormData) => FormErrors;
  readonly send: (form: FormData) => Promise<FormResult<Data>>;
  /** After the page has been loaded again, so that what it shows is already true. */
  readonly onDone: (data: Data, form: FormData) => void | Promise<void>;
};

/**
 * A form of the office. What is wrong stands beside its field. Where another operator was quicker, their doing is shown: the
 * page is loaded again behind the message. A session that has ended leads to the login and back.
 */
export function useOfficeForm<Data>({ check, send, onDone }: OfficeFormOptions<Data>): CallForm {
  const { revalidate } = useRevalidator();
  return useCallForm<Data>({
    ...(check === undefined ? {} : { check }),
    send,
    onDone: async (data, form) => {
      await revalidate();
      await onDone(data, form);
    },
    onFailure: ({ code }) => {
      if (code === 409 || code === 404) void revalidate();
      if (code !== 302) return false;
      leaveForOfficeLogin();
      return true;
    },
  });
}

/** To the login page, which leads back here: the session has ended. */
export function leaveForOfficeLogin(): void {
  const { pathname, search } = location;
  location.assign(`/office/login?${new URLSearchParams({ redirect: `${pathname}${search}` })}`);
}
