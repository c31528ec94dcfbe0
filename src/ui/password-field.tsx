import { type InputHTMLAttributes, useState } from 'react';
import { controlStyle, FieldFrame, type FieldFrameProps } from './field.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';
import { eyeIcon, eyeOffIcon } from './icon-paths.ts';

interface PasswordFieldProps extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  showLabel: string;
  hideLabel: string;
}

/** A password that can be looked at; pasting and password managers work as in any other field. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  showLabel,
  hideLabel,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <FieldFrame label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlStyle} pr-12`}
          />
          <IconButton
            label={shown ? hideLabel : showLabel}
            icon={shown ? <Icon drawing={eyeOffIcon} /> : <Icon drawing={eyeIcon} />}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-0 right-0"
          />
        </div>
      )}
    </FieldFrame>
  );
}
