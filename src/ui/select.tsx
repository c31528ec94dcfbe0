import type { Ref, SelectHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle, FieldFrame, type FieldFrameProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { chevronDownIcon } from './icon-paths.ts';
import { useWaiting } from './use-waiting.ts';

interface SelectProps extends FieldFrameProps, SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  /** The first entry, which stands for no choice. */
  placeholder?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list: the quickest on a phone, and known to every screen reader. With a `value` and no name it waits for the scripts that keep its state. */
export function Select({
  label,
  hint,
  error,
  optional,
  options,
  placeholder,
  className,
  ...select
}: SelectProps) {
  const isWaiting = useWaiting(select.value !== undefined && select.name === undefined);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            disabled={select.disabled || isWaiting}
            data-waiting={isWaiting || undefined}
            className={classNames(controlStyle, 'appearance-none truncate pr-9', className)}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon
            drawing={chevronDownIcon}
            size={16}
            className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
          />
        </div>
      )}
    </FieldFrame>
  );
}
