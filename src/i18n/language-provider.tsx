import { createContext, type ReactNode, use, useMemo } from 'react';
import type { Locale } from '#terms/locales.ts';
import type { MessageFile, MessageFiles } from './message-files.ts';
import { createTranslator, type Translate } from './t.ts';

export interface LanguageContextValue {
  locale: Locale;
  messages: Partial<MessageFiles>;
  overrides?: Readonly<Record<string, string>> | undefined;
}

const Context = createContext<LanguageContextValue | null>(null);

/** Gives them as they are, to what is rendered outside of its page. */
export const LanguageContextProvider = Context;

/** Gives the screens below it their language and words; a nested provider adds its files to those of the outer one. */
export function LanguageProvider({ children, ...own }: LanguageContextValue & { children: ReactNode }) {
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

/** The language and words that hold here. */
export function useLanguageContext(): LanguageContextValue {
  const context = use(Context);
  if (context === null) throw new Error('words need a LanguageProvider above them');
  return context;
}

/** The language of the screen and a translator for the keys of the named files: `useLanguage<'home' | 'sport'>()`. */
export function useLanguage<File extends MessageFile>(): { locale: Locale; t: Translate<File> } {
  const context = useLanguageContext();
  return useMemo(() => ({ locale: context.locale, t: createTranslator<File>(context) }), [context]);
}
