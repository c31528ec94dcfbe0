import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { FormErrors } from './form-errors.ts';
import { leaveSaid } from './frame/messages/said.ts';
import { isUnanswered } from './send-page-form.ts';
import type { SentForm } from './sent-form.server.ts';

type OwnForm = {
  readonly name: string;
  readonly ref: RefObject<HTMLFormElement | null>;
  /** What the action said of this form; nothing of the page's other forms. */
  readonly sent: SentForm | undefined;
  readonly errors: FormErrors;
  readonly typed: Readonly<Record<string, string | undefined>>;
  /** It was taken, and the page itself has to say so. */
  readonly isDone: boolean;
  readonly isBusy: boolean;
};

/** One of the forms that are sent to the action of their page. */
export function usePageForm(name: string): OwnForm {
  const { t } = useLanguage<'errors'>();
  const said = useActionData<SentForm>();
  const { formData } = useNavigation();
  const ref = useRef<HTMLFormElement>(null);
  const sent = said?.form === name ? said : undefined;
  useEffect(() => {
    if (sent !== undefined) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [sent]);
  const errors = isUnanswered(sent) ? { base: t('errors.unreachable') } : (sent?.errors ?? {});
  return {
    name,
    ref,
    sent,
    errors,
    typed: sent?.typed ?? {},
    isDone: sent?.isDone === true,
    isBusy: formData?.get('form') === name,
  };
}

type PageFormProps = {
  form: Pick<OwnForm, 'name' | 'ref' | 'isBusy'>;
  /** Made by the server for this one form: sent twice under it, it has one effect and one answer. */
  writeKey?: string | null;
  /** What is said once it was taken, on the page to which it leads. */
  said?: string;
  id?: string;
  className?: string;
  children: ReactNode;
};

/**
 * A form that is sent to its page's action, which sends the page back with what is wrong, or leads on. It works before scripts answer and
 * without them; where the framework runs it is sent without a load. Give the route `sendPageForm` and `reloadAfterForm`.
 */
export function PageForm({ form, writeKey, said, id, className, children }: PageFormProps) {
  return (
    <Form
      method="post"
      ref={form.ref}
      id={id}
      className={className}
      noValidate
      preventScrollReset
      onSubmit={(event) => {
        if (form.isBusy) event.preventDefault();
        else if (said !== undefined) leaveSaid(said);
      }}
    >
      <input type="hidden" name="form" value={form.name} />
      {writeKey ? <input type="hidden" name="key" value={writeKey} /> : null}
      {children}
    </Form>
  );
}
