import type { Locale } from '#terms/locales.ts';
import { formatNumber } from './format-number.ts';
import type { MessageFile, MessageFiles, MessageKey, MessageTree } from './message-files.ts';

type MessageParameters = Readonly<Record<string, string | number>>;

/** Translates a key such as `shell.menu.open`; numbers in parameters are written with thousands separators. */
export type Translate<File extends MessageFile = MessageFile> = (
  key: MessageKey<File>,
  parameters?: MessageParameters,
) => string;

interface TranslatorOptions {
  locale: Locale;
  /** The loaded files, as `loadMessages` returns them. */
  messages: Partial<MessageFiles>;
  /** English, asked when the language lacks a key. The browser goes without: the message check keeps all complete. */
  fallback?: Partial<MessageFiles>;
  /** What a brand, or an operator, says instead: full key, a plural's with its form → text in this language. */
  overrides?: Readonly<Record<string, string>> | undefined;
  /** Called once for each key that this translator could not find in its language. */
  onMissing?: (key: string, locale: Locale) => void;
}

/**
 * A translator over the given message files. Placeholders are `{name}`; a message that is an object of plural categories
 * is chosen by `count`. A missing key reads English, then the last segment of the key. The type argument narrows the keys
 * to the files that a screen has loaded: `createTranslator<'home' | 'sport'>(…)`.
 */
export function createTranslator<File extends MessageFile = MessageFile>(
  options: TranslatorOptions,
): Translate<File> {
  const { locale, messages, fallback, overrides, onMissing } = options;
  const reported = new Set<string>();

  return (key, parameters = {}) => {
    const count = Number(parameters.count ?? 0);
    const form = pluralOf(locale, count);
    const said = overrides?.[key] ?? overrides?.[`${key}.${form}`];
    const own = said ?? readMessage(messages, key, form);
    if (own !== null) return fillPlaceholders(own, parameters);
    if (!reported.has(key)) {
      reported.add(key);
      onMissing?.(key, locale);
    }
    const english = readMessage(fallback, key, pluralOf('en', count));
    return english === null ? (key.split('.').at(-1) ?? key) : fillPlaceholders(english, parameters);
  };
}

type Plural = 'one' | 'other';

/** English alone of the four has a form for one; a test holds this against the runtime's own rules, which cost a browser much. */
function pluralOf(locale: Locale, count: number): Plural {
  return locale === 'en' && count === 1 ? 'one' : 'other';
}

function readMessage(files: MessageTree | undefined, key: string, category: Plural): string | null {
  let node: MessageTree | string | undefined = files;
  for (const segment of key.split('.')) {
    if (typeof node !== 'object' || !Object.hasOwn(node, segment)) return null;
    node = node[segment];
  }
  if (typeof node === 'object') node = node[category] ?? node.other;
  return typeof node === 'string' ? node : null;
}

/** A placeholder without a parameter stays visible, so that a reviewer sees the error instead of a hole. */
function fillPlaceholders(text: string, parameters: MessageParameters): string {
  if (!text.includes('{')) return text;
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (value === undefined) return placeholder;
    return typeof value === 'number' ? formatNumber(value) : value;
  });
}
