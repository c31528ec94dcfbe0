import { loadMessages } from '#i18n/load-messages.ts';
import type { MessageTree } from '#i18n/message-files.ts';
import { createTranslator } from '#i18n/t.ts';
import type { PublicMessage } from '#platform/app-error.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';

type Translator = { readonly translate: (key: string, params?: PublicMessage['params']) => string };
/** The files whose keys an answer may name. */
const MESSAGE_FILES = [
  'api',
  'errors',
  'account',
  'bets',
  'credentials',
  'login',
  'member',
  'models',
  'office',
  'orders',
  'reset',
] as const;
const translators = new Map<Locale, Promise<Translator>>();

/** The text of a message in the reader's language. A key without a dot is one of the API's own (`api.<key>`). */
export async function translateMessage(message: PublicMessage, locale: Locale): Promise<string> {
  const translator = await translatorFor(locale);
  return translator.translate(message.key.includes('.') ? message.key : `api.${message.key}`, message.params);
}

function translatorFor(locale: Locale): Promise<Translator> {
  const known = translators.get(locale);
  if (known) return known;
  const made = makeTranslator(locale);
  translators.set(locale, made);
  return made;
}

async function makeTranslator(locale: Locale): Promise<Translator> {
  const [messages, fallback] = await Promise.all([
    loadMessages(locale, MESSAGE_FILES),
    loadMessages('en', MESSAGE_FILES),
  ]);
  const known = new Set([...leafKeys(messages), ...leafKeys(fallback)]);
  const translate = createTranslator({ locale, messages, fallback });
  return {
    translate: (key, params) => {
      const found = [...known].find(
        (candidate): candidate is Parameters<typeof translate>[0] => candidate === key,
      );
      return found === undefined ? (key.split('.').at(-1) ?? key) : translate(found, params);
    },
  };
}

/** Every dotted key of a tree of messages. */
function leafKeys(tree: MessageTree, prefix = ''): string[] {
  return Object.entries(tree).flatMap(([segment, node]) =>
    typeof node === 'string' ? [`${prefix}${segment}`] : leafKeys(node, `${prefix}${segment}.`),
  );
}

/** Reads every language once, so that the first answer to each reader is not slower than the rest. */
export async function warmMessages(): Promise<void> {
  await Promise.all(LOCALES.map(translatorFor));
}
