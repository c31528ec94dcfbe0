import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link inside text: underlined, because colour alone would not be seen by everybody. */
export function TextLink({ className, ...rest }: LinkProps) {
  return <Link {...rest} className={classNames('text-link', className)} />;
}
