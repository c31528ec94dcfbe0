import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Locale } from '#terms/locales.ts';
import type { MessageFile, MessageFiles } from './message-files.ts';
import { createTranslator, type Translate } from './t.ts';

interface LanguageContext {
  locale: Locale;
  messages: Partial<MessageFiles>;
  overrides?: Readonly<Record<string, string>> | undefined;
}

const Context = createContext<LanguageContext | null>(null);

/** Gives the screens below it their language and words; a nested provider adds its files to those of the outer one. */
export function LanguageProvider({ children, ...own }: LanguageContext & { children: ReactNode }) {
  const outer = use(Context);
  const value = useMemo(
    () => ({
      locale: own.locale,
      messages: outer?.locale === own.locale ? { ...outer.messages, ...own.messages } : own.messages,
      overrides: own.overrides ?? outer?.overrides,
    }),
    [outer, own.locale, own.messages, own.overrides],
  );
  return <Context value={value}>{children}</Context>;
}

/** The language of the screen and a translator for the keys of the named files: `useLanguage<'home' | 'sport'>()`. */
export function useLanguage<File extends MessageFile>(): { locale: Locale; t: Translate<File> } {
  const context = use(Context);
  if (context === null) throw new Error('useLanguage needs a LanguageProvider above it');
  return useMemo(() => ({ locale: context.locale, t: createTranslator<File>(context) }), [context]);
}
