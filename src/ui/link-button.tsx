import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link that leads to the next step, looking like the button that it stands for. */
export function LinkButton({ tone, size, wide, className, ...rest }: ButtonLook & LinkProps) {
  return <Link {...rest} className={classNames(buttonStyle({ tone, size, wide }), className)} />;
}
