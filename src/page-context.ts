import { createContext } from 'react-router';
import type { Brand } from '#brands/brand.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#i18n/locales.ts';

/** What a page's loader knows of its request. */
export type PageFacts = {
  readonly services: Services;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly nonce: string;
  readonly origin: string;
  readonly requestId: string;
};

export const pageContext = createContext<PageFacts>();
