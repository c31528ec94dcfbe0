import { type RefObject, useLayoutEffect } from 'react';

/** What was typed, by the name of the control. A box or a choice that is on is there with its value. */
type Typed = readonly (readonly [name: string, text: string])[];

/** Where the login page sends its reader back to; a form that is left for it shall be found as it was. */
const isLeavingForLogin = ({ pathname, search }: Location) =>
  pathname.endsWith('/login') && new URLSearchParams(search).has('redirect');

const keyOf = (name: string) => `kept-form ${name}`;

/**
 * Keeps what was typed into a form when its reader has to log in again in the middle of it, and puts it back when they
 * return (docs/product/conventions.md). Passwords and files are never kept. The form's controls must be the browser's own (`deerrorValue`), not
 * driven by state. `onRestored` hears of it, so that the page can say so.
 */
export function useFormDraft(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  onRestored?: () => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time the form is shown.
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null) return;
    if (restore(element, takeDraft(keyOf(name)))) onRestored?.();
    return () => {
      if (isLeavingForLogin(window.location)) keep(keyOf(name), typedIn(element));
    };
  }, [name]);
}

/** What a form holds, without passwords and files. */
function typedIn(form: HTMLFormElement): Typed {
  const secret = new Set(
    [...form.elements].flatMap((control) =>
      control instanceof HTMLInputElement && isSecret(control) ? [control.name] : [],
    ),
  );
  return [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && !secret.has(name) ? [[name, value] as const] : [],
  );
}

/** A password that is being shown is a text field; what it is for stays. */
function isSecret({ type, autocomplete }: HTMLInputElement): boolean {
  return type === 'password' || type === 'file' || /password|one-time-code/.test(autocomplete);
}

function restore(form: HTMLFormElement, typed: Typed | null): boolean {
  if (typed === null) return false;
  for (const control of form.elements) {
    if (!isControl(control) || control.name === '') continue;
    const texts = typed.filter(([name]) => name === control.name).map(([, text]) => text);
    if (control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type))
      control.checked = texts.includes(control.value);
    else if (control instanceof HTMLInputElement && isSecret(control)) continue;
    else if (texts[0] !== undefined) control.value = texts[0];
  }
  return true;
}

function isControl(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

/** A browser may forbid storage: the form then comes back empty. */
function keep(key: string, typed: Typed): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(typed));
  } catch {
    // Nothing to be done about it.
  }
}

function takeDraft(key: string): Typed | null {
  try {
    const text = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const value: unknown = text === null ? null : JSON.parse(text);
    return isTyped(value) ? value : null;
  } catch {
    return null;
  }
}

function isTyped(value: unknown): value is Typed {
  return (
    Array.isArray(value) &&
    value.every(
      (pair) => Array.isArray(pair) && pair.length === 2 && pair.every((p) => typeof p === 'string'),
    )
  );
}
