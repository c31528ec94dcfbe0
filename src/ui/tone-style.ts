import type { MessageTone } from './message-store.ts';
import { checkIcon, errorIcon, infoIcon, warningIcon } from './shell/shell-icon-paths.ts';

/** The sign of each kind of message: colour alone would not be seen by everybody. */
export const toneIcons = {
  info: infoIcon,
  success: checkIcon,
  warning: warningIcon,
  error: errorIcon,
} as const;

export const toneColours = {
  info: 'text-ink-2',
  success: 'text-win',
  warning: 'text-warn',
  error: 'text-lose',
} as const satisfies Record<MessageTone, string>;
