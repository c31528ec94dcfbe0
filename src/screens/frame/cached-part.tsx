import type { ComponentType, HTMLAttributes } from 'react';
import { useLanguageContext } from '#i18n/language-provider.tsx';
import { firstByte } from './first-byte.ts';

interface CachedPartProps<Props extends object>
  extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'part'> {
  /** The element around the part, with nothing beside it. */
  as?: 'div' | 'section' | 'ul';
  /** A name that no other part has. */
  name: string;
  of: ComponentType<Props>;
  /** Everything that the part depends on besides its language: plain values that JSON can write. */
  props: Props;
  /** False where it shows something of this reader's own. */
  isCacheable?: boolean;
}

/**
 * A part that looks the same to all readers with the same props. The server renders it once and then sends the same HTML (`render-cached-part.tsx`); the
 * browser renders it like any other part. It sees no context of its page but the language, and writes no id of `useId`.
 */
export function CachedPart<Props extends object>({
  as: Element = 'div',
  name,
  of: Part,
  props,
  isCacheable = true,
  ...rest
}: CachedPartProps<Props>) {
  const language = useLanguageContext();
  const part = <Part {...props} />;
  const html =
    import.meta.env.SSR && isCacheable
      ? (firstByte.renderCachedPart?.({ name, props, language, part }) ?? null)
      : null;
  if (html === null) return <Element {...rest}>{part}</Element>;
  return (
    <Element
      {...rest}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React itself from the very part that stands above.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
