import type { Locale } from '#terms/locales.ts';
import { en } from './en.ts';
import type { PhraseBook } from './phrase-book.ts';
import { vi } from './vi.ts';
import { zhHk } from './zh-hk.ts';
import { zhTw } from './zh-tw.ts';

export const phraseBooks: Readonly<Record<Locale, PhraseBook>> = { en, zh_TW: zhTw, zh_HK: zhHk, vi };
