import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './field.tsx';
import { useWaiting } from './use-waiting.ts';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: ReactNode;
  /** `radio` where one of a group is chosen. */
  kind?: 'checkbox' | 'radio';
  /** Only scripts remember it, so it is disabled until they run. By itself true of what has a state and no name for a form to send. */
  needsScripts?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** The browser's own box in the brand's colour; the whole row is its label. */
export function Checkbox({ label, error, kind = 'checkbox', needsScripts, ...input }: CheckboxProps) {
  const id = useId();
  const isWaiting = useWaiting(needsScripts ?? (input.checked !== undefined && input.name === undefined));
  return (
    <div className="grid gap-1">
      <label className="flex min-h-(--row) cursor-pointer items-start gap-3 py-2 text-14 text-ink">
        <input
          {...input}
          disabled={input.disabled || isWaiting}
          data-waiting={isWaiting || undefined}
          type={kind}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          className="mt-0.5 size-4.5 shrink-0"
        />
        <span>{label}</span>
      </label>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
