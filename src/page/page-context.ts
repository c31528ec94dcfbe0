import { createContext } from 'react-router';
import type { Brand } from '#brands/brand.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Seo } from '#domain/content/seo/show-seo.ts';
import type { FactVersions } from '#domain/foundation/cache/data-cache.ts';
import type { WebsiteLanguage } from '#domain/foundation/setting/list-languages.ts';
import type { Services } from '#domain/services.ts';
import type { LayoutSwitch } from '#terms/experiments.ts';
import type { Locale } from '#terms/locales.ts';

/** What a page's loader knows of its request. */
export type PageContext = {
  readonly services: Services;
  readonly brand: Brand;
  readonly locale: Locale;
  /** The languages in which the brand is open, in the operator's order. */
  readonly languages: readonly WebsiteLanguage[];
  readonly nonce: string;
  /** The address of the script of pages that guests only read; the build names it. */
  readonly guestScript?: string;
  /** The build that serves the page, and the address of its list of the code of each page. */
  readonly build?: { readonly id: string; readonly pages: string } | null;
  readonly origin: string;
  readonly requestId: string;
  /** Who is signed in, resolved once a request; null for a guest. */
  readonly member: Member | null;
  /** Whether a form was sent to the page: its loaders run after its action, and see a request that only reads. */
  readonly isForm?: boolean;
  /** Asks the API as the reader who sent this request, in the same process and with the same checks as any call of a browser. */
  readonly ask: (address: string, init: RequestInit) => Promise<Response>;
  /** Title and description of the page asked for, as `pageMeta` wants them. Shared with the look-up of redirects. */
  readonly seo: () => Promise<Seo>;
  /** How the facts stand, as far as the front door has looked for this request; left out where no one has. */
  readonly facts?: () => Promise<FactVersions>;
  /** Takes the page as it was rendered, so that its bytes need not pass through the router; left out where the router hands them on. */
  readonly takeHtml?: (html: Buffer<ArrayBuffer>) => void;
  /** The order of sections that a test or the brand asks for; left out, as the page has them. */
  readonly layouts?: readonly LayoutSwitch[];
  /** What the page bears where a test runs on it. */
  readonly mark?: string | null;
  /** Hears of what broke while the page was made, before a page that says so is shown in its place. */
  readonly onFailure?: (error: unknown) => void;
  /** Hears from what instant on the page says something else, where its answer is shown to others too. */
  readonly goodUntil?: (at: Date) => void;
  /** What only the pages of the back office know. */
  readonly office?: {
    /** The colours that the operator chose; null where their device decides. */
    readonly theme: 'light' | 'dark' | null;
    /** Asks the office's API as the operator whose cookie came along; the address is that of a call, without its host. */
    readonly ask: (address: string, init: RequestInit) => Promise<Response>;
  };
};

export const pageContext = createContext<PageContext>();
