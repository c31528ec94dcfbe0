import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';
import { Spinner } from './spinner.tsx';

interface ButtonProps extends ButtonLook, PlainButtonProps {
  /** The work that the button started is under way: it shows a spinner and does nothing more. */
  busy?: boolean;
}

/** A verb. */
export function Button({ tone, size, wide, busy, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <PlainButton
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={classNames(buttonStyle({ tone, size, wide }), className)}
    >
      {busy ? <Spinner size={16} /> : null}
      {children}
    </PlainButton>
  );
}
