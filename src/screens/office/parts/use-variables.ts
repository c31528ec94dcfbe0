import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Sets CSS variables on an element by script: the pages' policy allows no style attributes in what the server sends. An element
 * that is `invisible` until then is shown with them, so that no one takes other colours for its own.
 */
export function useVariables(variables: Readonly<Record<string, string>>): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(variables)) ref.current?.style.setProperty(name, value);
    ref.current?.style.setProperty('visibility', 'visible');
  });
  return ref;
}
