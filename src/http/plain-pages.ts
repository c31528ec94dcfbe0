import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { Brand } from '#brands/brand.ts';
import { greys } from '#brands/theme.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { createTranslator } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { securityHeaders } from './security-headers.ts';

/** Why a page is not shown: no database, no word of whether a write was done, too many at once, or a mistake of ours. */
export type PlainReason = 'away' | 'unsure' | 'busy' | 'broken';

const MESSAGE_KEYS = {
  away: ['unavailable.title', 'unavailable.text'],
  unsure: ['unavailable.unsureTitle', 'unavailable.unsureText'],
  busy: ['unavailable.busyTitle', 'unavailable.busyText'],
  broken: ['unavailable.brokenTitle', 'unavailable.brokenText'],
} as const;

type PlainPage = { readonly body: string; readonly headers: Readonly<Record<string, string>> };

const made = new Map<string, Promise<PlainPage>>();

/** A page in the reader's language and the brand's colours that needs nothing but this process. Each is made once. */
export function plainPage(brand: Brand, locale: Locale, reason: PlainReason): Promise<PlainPage> {
  const key = `${brand.key} ${brand.stored?.version ?? ''} ${locale} ${reason}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const page = makePage(brand, locale, reason);
  made.set(key, page);
  page.catch(() => made.delete(key));
  return page;
}

async function makePage(brand: Brand, locale: Locale, reason: PlainReason): Promise<PlainPage> {
  const messages = await loadMessages(locale, ['unavailable']);
  const t = createTranslator<'unavailable'>({ locale, messages, overrides: brand.messageOverrides[locale] });
  const [title, text] = MESSAGE_KEYS[reason];
  const style = plainStyle(brand, locale);
  const words = { title: t(title), text: t(text), again: t('unavailable.again') };
  const body = await plainDocument({ brand, locale, style: html`<style>${style}</style>`, words });
  return { body: String(body), headers: headersOf(style) };
}

type PlainDocument = {
  readonly brand: Brand;
  readonly locale: Locale;
  /** The element of `plainStyle`, with what the page's policy wants of it. */
  readonly style: Markup;
  readonly words: { readonly title: string; readonly text: string; readonly again: string };
  /** A second way out, and what is not seen. */
  readonly more?: Markup;
};

type Markup = ReturnType<typeof html>;

/** What happened, and another try. An empty address is the page's own, whichever it is. */
export function plainDocument({ brand, locale, style, words, more }: PlainDocument): Markup {
  return html`<!doctype html><html lang="${htmlLangs[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${words.title} | ${brand.name}</title>${style}</head><body><header>${brand.name}</header><main>
<h1>${words.title}</h1><p>${words.text}</p><p><a class="again" href="">${words.again}</a></p>${more ?? ''}</main></body></html>`;
}

/** The grounds of the site (`ui/tokens.css`): a page that comes without its style sheet shall still be known as the site's. */
export const PLAIN_GROUNDS = {
  light: {
    canvas: 'oklch(0.978 0.003 80)',
    surface: 'oklch(1 0 0)',
    line: 'oklch(0.914 0.005 80)',
  },
  dark: {
    canvas: 'oklch(0.178 0.004 75)',
    surface: 'oklch(0.22 0.005 75)',
    line: 'oklch(0.318 0.006 75)',
  },
} as const;

function coloursOf({ tokens }: Brand, mode: 'light' | 'dark'): string {
  const { main, primary, onPrimary, primaryInk } = tokens[mode];
  const { canvas, surface, line } = PLAIN_GROUNDS[mode];
  return `body{background:${canvas};color:${greys[mode].ink2}}header{background:${surface};border-color:${line}}
header,h1{color:${main}}.again{background:${primary};color:${onPrimary}}.other{color:${primaryInk}}`;
}

const LATIN_FONTS = 'Inter,-apple-system,Segoe UI,Roboto,Helvetica Neue,Noto Sans,Arial,sans-serif';

/** The site's own too: a Chinese font, asked for a Latin text, sets its apostrophes as wide as a character. */
export const PLAIN_FONTS = {
  en: LATIN_FONTS,
  vi: LATIN_FONTS,
  zh_TW:
    'Inter,-apple-system,Segoe UI,Roboto,PingFang TC,Noto Sans TC,Noto Sans CJK TC,Microsoft JhengHei,sans-serif',
  zh_HK:
    'Inter,-apple-system,Segoe UI,Roboto,PingFang HK,Noto Sans HK,Noto Sans CJK HK,Microsoft JhengHei,sans-serif',
} as const satisfies Record<Locale, string>;

export function plainStyle(brand: Brand, locale: Locale): string {
  return `body{margin:0;font:16px/1.6 ${PLAIN_FONTS[locale]}}
header{font-size:20px;font-weight:700;padding:16px;border-bottom:1px solid}header,main{box-sizing:border-box}
main{max-width:640px;margin:0 auto;padding:64px 16px}h1{font-size:28px;line-height:1.3;margin:0 0 12px;text-wrap:balance}p{margin:0 0 24px}
.again{display:inline-block;font-weight:600;padding:9px 20px;border-radius:8px;text-decoration:none}
@media(min-width:640px){header{padding:16px 40px}main{padding:96px 40px}h1{font-size:40px;line-height:1.2}}
${coloursOf(brand, 'light')}
@media(prefers-color-scheme:dark){:root{color-scheme:dark}${coloursOf(brand, 'dark')}}`;
}

/** The policy names the style by its digest, so that one text serves everybody. */
function headersOf(style: string): Readonly<Record<string, string>> {
  const digest = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'sha256-${digest}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return {
    ...securityHeaders({ nonce: '', https: false }),
    'Content-Security-Policy': policy.join('; '),
    'Content-Type': 'text/html; charset=utf-8',
  };
}
