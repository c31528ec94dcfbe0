import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { Brand } from '#brands/brand.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { createTranslator } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { securityHeaders } from './security-headers.ts';

/** Why a page is not shown: no database, no word of whether a write was done, too many at once, or a mistake of ours. */
export type PlainReason = 'away' | 'unsure' | 'busy' | 'broken';

const WORDS = {
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
  const [title, text] = WORDS[reason];
  const style = styleOf(brand);
  // An empty address is the page's own, whichever it is.
  const body = await html`<!doctype html><html lang="${htmlLangs[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${t(title)} | ${brand.name}</title><style>${style}</style></head><body><main><p><strong>${brand.name}</strong></p>
<h1>${t(title)}</h1><p>${t(text)}</p><p><a class="again" href="">${t('unavailable.again')}</a></p></main></body></html>`;
  return { body: String(body), headers: headersOf(style) };
}

function styleOf({ tokens: { light, dark } }: Brand): string {
  return `body{margin:0;background:#f4f5f8;color:#1b2030;font:16px/1.6 system-ui,-apple-system,Segoe UI,Noto Sans,Noto Sans CJK TC,sans-serif}
main{max-width:520px;margin:48px auto;padding:24px;background:#fff;border-top:4px solid ${light.primary};border-radius:12px}
h1{font-size:22px;line-height:1.3;margin:0 0 12px}p{margin:0 0 16px}
.again{display:inline-block;font-weight:600;padding:12px 20px;border-radius:8px;background:${light.primary};color:${light.onPrimary};text-decoration:none}
@media(max-width:560px){main{margin:16px}}
@media(prefers-color-scheme:dark){body{background:#12151d;color:#e8eaf0}main{background:#1b2030;border-color:${dark.primary}}.again{background:${dark.primary};color:${dark.onPrimary}}}`;
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
