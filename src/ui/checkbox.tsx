import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import { FieldError } from './field.tsx';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  label: ReactNode;
  error?: ReactNode;
  /** `radio` where one of a group is chosen. */
  kind?: 'checkbox' | 'radio';
  ref?: Ref<HTMLInputElement>;
}

/** The browser's own box in the brand's colour; the whole row is its label. */
export function Checkbox({ label, error, kind = 'checkbox', ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label className="flex min-h-(--row) cursor-pointer items-start gap-3 py-2 text-14 text-ink">
        <input
          {...input}
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
