import type { ButtonHTMLAttributes, Ref } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  /** The work that the button started is under way: it shows a spinner and does nothing more. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A verb. It is `type="button"` unless told otherwise, so that none submits a form by surprise. */
export function Button({ tone, size, wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonStyle({ tone, size, wide }), className)}
    >
      {busy ? <Spinner size={16} /> : null}
      {children}
    </button>
  );
}
