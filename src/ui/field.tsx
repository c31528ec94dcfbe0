import {
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type TextareaHTMLAttributes,
  useId,
} from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { errorIcon } from './icon-paths.ts';
import { useWaiting } from './use-waiting.ts';

export interface FieldFrameProps {
  label: ReactNode;
  /** What the reader should know before typing. */
  hint?: ReactNode;
  /** What is wrong, why, and the way out. */
  error?: ReactNode;
  /** The word beside the label of a field that may stay empty; required ones are the rule and bear none. */
  optional?: string | undefined;
  /** The control's id where its place in the page must not decide it; one that no other control has. */
  id?: string | undefined;
}

/** The classes of everything that is typed or chosen in. */
export const controlStyle = classNames(
  'block w-full min-h-(--row) rounded-8 border-0 bg-surface px-3 py-2 text-16 text-ink sm:text-14',
  'shadow-[inset_0_0_0_1px_var(--border-main)] placeholder:text-ink-3',
  // The button of a chosen file is the browser's own; it looks like one.
  'file:mr-3 file:cursor-pointer file:rounded-4 file:border-0 file:bg-sunken file:px-2.5 file:py-0.5 file:text-ink',
  'focus-visible:rounded-8 aria-invalid:shadow-[inset_0_0_0_2px_var(--lose)] disabled:bg-sunken disabled:text-ink-3',
);

/** Label above, hint below it, error under the control; gives the control its ids. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  id: given,
  children,
}: FieldFrameProps & {
  children: (control: {
    id: string;
    'aria-describedby'?: string;
    'aria-invalid'?: true;
    autoFocus?: true;
  }) => ReactNode;
}) {
  const counted = useId();
  const id = given ?? counted;
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  const control = {
    id,
    ...(described === '' ? {} : { 'aria-describedby': described }),
    // The browser leads the reader of a page that was sent back to the first of them, also without scripts.
    ...(error ? { 'aria-invalid': true as const, autoFocus: true as const } : {}),
  };
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-14 font-medium text-main">
        {label}
        {optional ? <span className="ml-2 font-regular text-ink-3">{optional}</span> : null}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-14 text-ink-3">
          {hint}
        </p>
      ) : null}
      {children(control)}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The message stands in a live region that is there from the start, so that it is read out when it appears. */
export function FieldError({ id, error }: { id: string; error: ReactNode }) {
  return (
    <div id={id} aria-live="polite" className="empty:absolute">
      {error ? (
        <p className="flex items-start gap-1.5 text-14 text-lose">
          <Icon drawing={errorIcon} size={16} className="mt-0.75" />
          <span className="whitespace-pre-line">{error}</span>
        </p>
      ) : null}
    </div>
  );
}

type TextFieldProps = FieldFrameProps &
  InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };

/** With a `value` that changes and no name it waits for the scripts that keep its state. */
export function TextField({ label, hint, error, optional, id, className, ...input }: TextFieldProps) {
  const isWaiting = useWaiting(
    input.value !== undefined && input.name === undefined && input.onChange !== undefined,
  );
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          readOnly={input.readOnly || isWaiting}
          data-waiting={isWaiting || undefined}
          className={classNames(controlStyle, className)}
        />
      )}
    </FieldFrame>
  );
}

type TextAreaProps = FieldFrameProps &
  TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> };

/** Several lines. */
export function TextArea({ label, hint, error, optional, id, className, ...input }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional} id={id}>
      {(control) => (
        <textarea rows={4} {...input} {...control} className={classNames(controlStyle, className)} />
      )}
    </FieldFrame>
  );
}
