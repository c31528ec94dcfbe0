import type { Brand } from '#brands/brand.ts';
import { findBrand } from '#brands/index.ts';
import { siteOrigin } from '#brands/site-origin.ts';
import { greys } from '#brands/theme.ts';
import { joinLabel } from '#i18n/join-label.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { createTranslator, type Translate } from '#i18n/t.ts';
import { zonePlace } from '#i18n/zone-labels.ts';
import type { Env } from '#platform/env.ts';
import type { Locale } from '#terms/locales.ts';
import type { Email, EmailText } from './email.ts';

type RenderedEmail = {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where one click ends e-mails of this kind; null where no one can. */
  readonly unsubscribeUrl: string | null;
};

type EmailOptions<Data> = {
  readonly brand: string;
  readonly locale: Locale;
  /** What the reader is called. */
  readonly name: string;
  readonly data: Data;
  /** What the brand's operators say otherwise, by full key. */
  readonly overrides?: Readonly<Record<string, string>>;
};

/** Writes an e-mail in the reader's language under the brand's name and colours, as HTML and as plain text. */
export async function renderEmail<Data>(
  env: Env,
  email: Email<Data>,
  { brand: key, locale, name, data, overrides = {} }: EmailOptions<Data>,
): Promise<RenderedEmail> {
  const brand = findBrand(key);
  if (brand === null) throw new Error(`no brand ${key}`);
  const messages = await loadMessages(locale, ['mail', 'alerts', 'jobs']);
  const said = { ...brand.messageOverrides[locale], ...overrides };
  const t = createTranslator<'mail' | 'alerts' | 'jobs'>({ locale, messages, overrides: said });
  const home = `${siteOrigin(brand, env)}${localePath(locale, '/')}`;
  const zoneName = (zone: string) => zonePlace(zone, locale);
  const written = email.write({ t, brandName: brand.name, home, zoneName }, data);
  const isNamed = email.mayReachStranger !== true && SPEAKABLE.test(name);
  const hello = isNamed ? t('mail.hello', { name: oneLine(name) }) : t('mail.helloThere');
  const dress = { ...written, t, brand, locale, hello };
  return {
    subject: oneLine(written.subject),
    html: toHtml(dress),
    text: toText(dress),
    unsubscribeUrl: written.unsubscribe?.url ?? null,
  };
}

type Dressed = EmailText & {
  readonly t: Translate<'mail'>;
  readonly brand: Brand;
  readonly locale: Locale;
  readonly hello: string;
};

/** A name as people have one: letters, spaces, hyphens, apostrophes. No address and no offer can be written with them. */
const SPEAKABLE = /^[\p{L}\p{M}\p{Zs}'’·-]+$/u;

function endLinks(unsubscribe: EmailText['unsubscribe']) {
  return unsubscribe === undefined ? [] : [unsubscribe, unsubscribe.settings];
}

/** A line break in a subject would begin a header of its own, and some servers take other control characters for one. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function toText({
  t,
  brand,
  locale,
  hello,
  paragraphs,
  facts = [],
  lists = [],
  action,
  note,
  unsubscribe,
}: Dressed): string {
  const [first, ...more] = paragraphs;
  return [
    hello,
    ...(first === undefined ? [] : [first]),
    ...(facts.length === 0
      ? []
      : [facts.map(({ label, value }) => joinLabel(label, value, locale)).join('\n')]),
    ...more,
    ...lists.map(({ title, items }) => [title, ...items.map((item) => `- ${item}`)].join('\n')),
    ...(action ? [joinLabel(action.label, action.url, locale)] : []),
    ...(note === undefined ? [] : [note]),
    t('mail.signOff', { brand: brand.name }),
    [
      `-- \n${t('mail.footer', { brand: brand.name })}`,
      ...endLinks(unsubscribe).map(({ label, url }) => joinLabel(label, url, locale)),
    ].join('\n'),
  ].join('\n\n');
}

const FONT = "font-family:system-ui,-apple-system,'Segoe UI','Noto Sans','Noto Sans CJK TC',sans-serif";

/**
 * The dark look, for the programs that ask for one; the others keep what each element carries. Without it a program makes its own out of the
 * light one, and no one knows how the button ends.
 */
function darkStyle({ primary, onPrimary }: Brand['tokens']['dark']): string {
  const { ink, ink2 } = greys.dark;
  return [
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<style>@media (prefers-color-scheme:dark){body{background:#121211!important;color:${ink}!important}`,
    `.card{background:#1c1b1a!important;border-top-color:${primary}!important}`,
    `.small,.small a{color:${ink2}!important}.go{background:${primary}!important;color:${onPrimary}!important}}</style>`,
  ].join('');
}

const FACT = 'padding:8px 0;border-bottom:1px solid #9a9a9a59;vertical-align:baseline;line-height:1.4';

/** Names at the left, values at the right, of which Chinese words stay whole; the first value is the largest of the e-mail. */
function factTable(facts: NonNullable<EmailText['facts']>): string {
  if (facts.length === 0) return '';
  const rows = facts.map(({ label, value }, at) => {
    const size = at === 0 ? 'font-size:22px;font-weight:700' : 'font-weight:600';
    return (
      `<tr><th scope="row" class="small" style="${FACT};padding-right:16px;text-align:left;white-space:nowrap;font-weight:400;color:#596070">${escapeHtml(label)}</th>` +
      `<td style="${FACT};text-align:right;word-break:keep-all;overflow-wrap:anywhere;${size}">${escapeHtml(value)}</td></tr>`
    );
  });
  return `<table style="width:100%;border-collapse:collapse;margin:0 0 16px;border-top:2px solid">${rows.join('')}</table>`;
}

/** Most programs for mail know neither style sheets nor variables, so each element carries its own style. */
function toHtml({ t, brand, locale, hello, subject, action, note, ...rest }: Dressed): string {
  const { paragraphs, facts = [], lists = [], unsubscribe } = rest;
  const [first, ...more] = paragraphs;
  const { primary, onPrimary } = brand.tokens.light;
  const line = (text: string, style = '', name = '') =>
    `<p${name === '' ? '' : ` class="${name}"`} style="margin:0 0 16px;overflow-wrap:anywhere;${style}">${escapeHtml(text)}</p>`;
  const small = 'font-size:13px;color:#596070;';
  const button = action
    ? `<p style="margin:24px 0"><a class="go" href="${escapeHtml(action.url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${primary};color:${onPrimary};font-weight:600;text-decoration:none">${escapeHtml(action.label)}</a></p>` +
      `<p class="small" style="margin:0 0 16px;${small}">${escapeHtml(t('mail.linkFallback'))}<br><a href="${escapeHtml(action.url)}" style="color:#596070;word-break:break-all">${escapeHtml(action.url)}</a></p>`
    : '';
  return [
    `<!doctype html><html lang="${htmlLangs[locale]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>${darkStyle(brand.tokens.dark)}</head>`,
    `<body style="margin:0;background:#f4f5f8;${FONT};font-size:16px;line-height:1.6;color:#1b2030">`,
    '<div style="max-width:560px;margin:0 auto;padding:24px 16px">',
    `<p style="margin:0 0 16px;font-weight:700;font-size:18px">${escapeHtml(brand.name)}</p>`,
    `<div class="card" style="background:#ffffff;border-radius:12px;border-top:4px solid ${primary};padding:24px">`,
    line(hello),
    first === undefined ? '' : line(first),
    factTable(facts),
    ...more.map((text) => line(text)),
    ...lists.map(
      ({ title, items }) =>
        `${line(title, 'font-weight:600;margin-bottom:4px;')}<ul style="margin:0 0 16px;padding-left:20px">` +
        `${items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`,
    ),
    button,
    note === undefined ? '' : line(note, small, 'small'),
    line(t('mail.signOff', { brand: brand.name }), 'margin-bottom:0;'),
    '</div>',
    `<p class="small" style="margin:16px 0 0;${small}">${escapeHtml(t('mail.footer', { brand: brand.name }))}</p>`,
    ...endLinks(unsubscribe).map(
      ({ label, url }) =>
        `<p class="small" style="margin:8px 0 0;${small}"><a href="${escapeHtml(url)}" style="color:#596070">${escapeHtml(label)}</a></p>`,
    ),
    '</div></body></html>',
  ].join('\n');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
