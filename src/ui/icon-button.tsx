import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PlainButton, type PlainButtonProps } from './plain-button.tsx';

interface IconButtonProps extends PlainButtonProps {
  /** What the button does, in words. */
  label: string;
  icon: ReactNode;
}

export const iconButtonStyle =
  'inline-grid size-(--row) min-w-(--row) place-items-center rounded-8 text-ink-2 transition-colors duration-150 hover:bg-sunken hover:text-ink';

/** A button of one drawing; its name is for screen readers and shows as the tooltip. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <PlainButton
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(iconButtonStyle, className)}
    >
      {icon}
    </PlainButton>
  );
}
