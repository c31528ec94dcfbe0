import type { ReactNode } from 'react';

const UNTOUCHED = { __html: '' };

/**
 * A part that the server writes, so that it is read without JavaScript too, and that the browser leaves exactly as it came
 * until it is wanted: asleep it costs nothing but its text.
 */
export function Asleep({ isAwake, children }: { isAwake: boolean; children: ReactNode }) {
  if (import.meta.env.SSR || isAwake) return <div key="awake">{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: an empty text, which React does not put over what the server wrote.
  return <div key="asleep" suppressHydrationWarning dangerouslySetInnerHTML={UNTOUCHED} />;
}
