import { createHash } from 'node:crypto';
import { html } from 'hono/html';
import type { Brand } from '#brands/brand.ts';
import type { WebsiteLanguage } from '#domain/foundation/setting/list-languages.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { inBrackets, inList, inSentences } from '#i18n/punctuation.ts';
import { createTranslator } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import { securityHeaders } from '../security-headers.ts';
import type { ShareCard } from './card.ts';
import { SHAPES } from './shapes.ts';

type SharePage = {
  readonly card: ShareCard;
  readonly code: string;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly origin: string;
  readonly languages: readonly WebsiteLanguage[];
};

/** The page behind a short address: the picture, its figures as text, and the way to where they can be checked. */
export async function sharePage({ card, code, brand, locale, origin, languages }: SharePage) {
  const messages = await loadMessages(locale, ['share']);
  const t = createTranslator<'share'>({ locale, messages, overrides: brand.messageOverrides[locale] });
  const name = card.name ?? card.title;
  const title = t('share.pageTitle', { title: name, kicker: card.kicker });
  const figures = card.figures.map(
    ({ label, value, notes }) =>
      joinLabel(label, value, locale) + (notes.length === 0 ? '' : inBrackets(locale, inList(locale, notes))),
  );
  const description = inSentences(locale, [
    ...figures,
    ...card.warnings,
    ...(card.figures.length === 0 && card.lead ? [card.lead] : []),
  ]);
  const picture = (language: Locale, file: string) => localePath(language, `/share/${code}/${file}.png`);
  const alt = t('share.alt', { title: name, figures: description });
  const style = styleOf(brand);
  const { width, height } = SHAPES.card;
  const others = languages.filter(({ language_code: one }) => one !== locale);
  const body = await html`<!doctype html><html lang="${htmlLangs[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | ${brand.name}</title><meta name="description" content="${description}">
<meta property="og:type" content="website"><meta property="og:site_name" content="${brand.name}">
<meta property="og:title" content="${title}"><meta property="og:description" content="${description}">
<meta property="og:url" content="${origin}${card.shortPath}"><meta property="og:locale" content="${htmlLangs[locale].replace('-', '_')}">
<meta property="og:image" content="${origin}${picture(locale, 'card')}"><meta property="og:image:alt" content="${alt}">
<meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}">
<meta name="twitter:card" content="summary_large_image"><link rel="canonical" href="${origin}${card.shortPath}">
<style>${style}</style></head><body><main>
<p><a class="brand" href="${localePath(locale, '/')}">${brand.name}</a></p>
<p class="kicker">${card.kicker}</p><h1>${card.title}</h1>${card.lead === null ? '' : html`<p>${card.lead}</p>`}
${
  card.figures.length === 0
    ? ''
    : html`<dl aria-label="${t('share.figures')}">${card.figures.map(
        ({ label, value, notes }) =>
          html`<div><dt>${label}</dt><dd class="value">${value}</dd>${notes.map((note) => html`<dd>${note}</dd>`)}</div>`,
      )}</dl>`
}
${card.warnings.map((warning) => html`<p class="warn">${warning}</p>`)}
<p><a class="go" href="${card.checkPath}">${card.kind === 'article' ? t('share.read') : card.check}</a></p>
<p><img src="${picture(locale, 'card')}" alt="${alt}" width="${width}" height="${height}"></p>
<p class="more"><a href="${picture(locale, 'card')}">${t('share.card')}</a><a href="${picture(locale, 'story')}">${t('share.story')}</a></p>
<p class="more">${others.map(
    ({ language_code: one, display_name: name }) =>
      html`<a hreflang="${htmlLangs[one]}" lang="${htmlLangs[one]}" href="${localePath(one, `/s/${code}`)}">${name}</a>`,
  )}</p></main></body></html>`;
  return { body: String(body), headers: headersOf(style) };
}

function styleOf({ tokens: { light, dark } }: Brand): string {
  return `body{margin:0;background:#f4f5f8;color:#272320;font:16px/1.6 system-ui,-apple-system,Segoe UI,Noto Sans,Noto Sans CJK TC,sans-serif}
main{max-width:680px;margin:40px auto;padding:24px;background:#fff;border-top:4px solid ${light.primary};border-radius:12px;overflow-wrap:anywhere}
h1{font-size:28px;line-height:1.25;margin:0 0 12px}p{margin:0 0 14px}a{color:${light.primaryInk}}.brand{font-weight:700}.kicker{margin:0;color:${light.primaryInk};font-weight:600}
dl{display:flex;flex-wrap:wrap;gap:16px 32px;margin:20px 0}dt{font-size:14px;color:#504c48}dd{margin:0;font-size:14px;color:#696560}.value{font-size:24px;font-weight:700;color:#272320;line-height:1.3}
.warn{color:#8a4b00;font-size:14px}.go{display:inline-block;font-weight:600;padding:12px 20px;border-radius:8px;background:${light.primary};color:${light.onPrimary};text-decoration:none}
img{width:100%;height:auto;border:1px solid #d9d5d0;border-radius:8px}.more{display:flex;flex-wrap:wrap;gap:4px 20px;font-size:14px}.more a{padding:6px 0}
@media(max-width:720px){main{margin:0;border-radius:0}}
@media(prefers-color-scheme:dark){body{background:#181614;color:#e7e6e3}main{background:#272522;border-color:${dark.primary}}a,.kicker{color:${dark.primaryInk}}dt,dd{color:#bcbab6}.value{color:#e7e6e3}.warn{color:#f0b268}.go{background:${dark.primary};color:${dark.onPrimary}}}`;
}

/** The policy names the style by its digest, so that one text serves everybody. */
function headersOf(style: string): Readonly<Record<string, string>> {
  const digest = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
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
