import type { InputHTMLAttributes } from 'react';
import { controlStyle, FieldFrame, type FieldFrameProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { eyeIcon, eyeOffIcon } from './icon-paths.ts';

interface PasswordFieldProps extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/**
 * A password that can be looked at; pasting and password managers work as in any other field. The button is at work wherever scripts
 * answer for the page (`page-start/reveal.ts`), and is not there before.
 */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type="password"
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlStyle} pr-12`}
          />
          <IconButton
            label={showLabel}
            icon={
              <>
                <Icon drawing={eyeIcon} />
                <Icon drawing={eyeOffIcon} />
              </>
            }
            aria-pressed={false}
            data-reveal={hideLabel}
            className="absolute top-0 right-0"
          />
        </div>
      )}
    </FieldFrame>
  );
}
