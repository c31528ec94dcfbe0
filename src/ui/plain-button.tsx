import type { ButtonHTMLAttributes, Ref } from 'react';
import { useWaiting } from './use-waiting.ts';

export interface PlainButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /**
   * Only the page's own scripts answer it, so it is disabled until they run. By itself true of what has a handler and submits nothing; told of
   * what submits a form that only scripts send.
   */
  needsScripts?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button without a look. It is `type="button"` unless another type is given, so that none submits a form by surprise. */
export function PlainButton({ needsScripts, disabled, ...rest }: PlainButtonProps) {
  const isWaiting = useWaiting(needsScripts ?? (rest.onClick !== undefined && rest.type !== 'submit'));
  return (
    <button type="button" {...rest} disabled={disabled || isWaiting} data-waiting={isWaiting || undefined} />
  );
}
