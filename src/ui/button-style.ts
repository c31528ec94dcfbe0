import { classNames } from './class-names.ts';

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger';
type ButtonSize = 'normal' | 'small' | 'large';

const tones = {
  primary:
    'bg-primary text-on-primary hover:bg-primary-hover shadow-[inset_0_0_0_1px_var(--shadow-button-border)]',
  secondary: 'bg-surface text-ink hover:bg-sunken shadow-[inset_0_0_0_1px_var(--border-main)]',
  quiet: 'text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'bg-surface text-lose hover:bg-lose-soft shadow-[inset_0_0_0_1px_var(--lose)]',
} as const satisfies Record<ButtonTone, string>;

const heights = {
  small: 'min-h-8 tap px-3 text-14 gap-1.5',
  normal: 'min-h-(--row) px-4 text-14 gap-2',
  large: 'min-h-12 px-6 text-16 gap-2',
} as const satisfies Record<ButtonSize, string>;

export interface ButtonLook {
  tone?: ButtonTone | undefined;
  size?: ButtonSize | undefined;
  /** As wide as its container. */
  wide?: boolean | undefined;
}

/** The class names of a button; links that look like one use the same. */
export function buttonStyle({ tone = 'secondary', size = 'normal', wide }: ButtonLook): string {
  return classNames(
    'inline-flex items-center justify-center rounded-8 py-1.5 text-center font-medium no-underline',
    'transition-colors duration-150 disabled:opacity-55 aria-disabled:opacity-55',
    tones[tone],
    heights[size],
    wide && 'w-full',
  );
}
