import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { readUnsubscribe, unsubscribe } from '#domain/accounts/notice/unsubscribe.ts';
import type { Services } from '#domain/services.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { createTranslator, type Translate } from '#i18n/t.ts';
import type { HttpEnv } from './http-env.ts';

/**
 * Where the link under an e-mail leads that one can end (RFC 8058). Looking at it changes nothing, since programs that check
 * links look at them too; a POST ends the e-mails at once and asks for no sign-in, no cookie and no page before it, because
 * a mail program sends it as well as the button here.
 */
export function mountUnsubscribe(app: Hono<HttpEnv>, services: Services): void {
  app.get('/:language/unsubscribe', async (context) => {
    const read = await readUnsubscribe(services, requestOf(context));
    return answer(context, read === null ? { state: 'unknown' } : { state: 'ask', list: read.list });
  });
  app.post('/:language/unsubscribe', async (context) => {
    const request = requestOf(context);
    const read = await readUnsubscribe(services, request);
    const isDone = read !== null && (await unsubscribe(services, request));
    return answer(context, isDone ? { state: 'done', list: read.list } : { state: 'unknown' });
  });
}

function requestOf(context: Context<HttpEnv>) {
  const { brand } = context.get('requestContext');
  const { member: uuid = '', list = '', signature = '' } = context.req.query();
  return { brand: brand.key, uuid, list, signature };
}

type Shown =
  | { readonly state: 'unknown' }
  | { readonly state: 'ask' | 'done'; readonly list: 'news' | 'renewals' };

async function answer(context: Context<HttpEnv>, shown: Shown): Promise<Response> {
  const { brand, locale, nonce } = context.get('requestContext');
  const messages = await loadMessages(locale, ['notices']);
  const t = createTranslator<'notices'>({ locale, messages, overrides: brand.messageOverrides[locale] });
  const { primary, onPrimary } = brand.tokens.light;
  const body = {
    ask: () => askBody(context, t, shown),
    done: () => html`<h1>${t('notices.unsubscribe.done')}</h1><p role="status">${textOf(t, shown)}</p>
<p>${t('notices.unsubscribe.again')}</p>`,
    unknown: () =>
      html`<h1>${t('notices.unsubscribe.unknown')}</h1><p>${t('notices.unsubscribe.unknownText')}</p>`,
  }[shown.state]();
  context.header('Cache-Control', 'no-store');
  context.header('Referrer-Policy', 'no-referrer');
  context.status(shown.state === 'unknown' ? 404 : 200);
  return context.html(
    html`<!doctype html><html lang="${htmlLangs[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${t('notices.unsubscribe.title')} | ${brand.name}</title><style nonce="${nonce}">
body{margin:0;background:#f4f5f8;color:#1b2030;font:16px/1.6 system-ui,-apple-system,'Segoe UI','Noto Sans','Noto Sans CJK TC',sans-serif}
main{max-width:520px;margin:48px auto;padding:24px;background:#fff;border-top:4px solid ${primary};border-radius:12px}
@media(max-width:560px){main{margin:16px}}
h1{font-size:22px;line-height:1.3;margin:0 0 12px}p{margin:0 0 16px}nav{display:flex;flex-wrap:wrap;gap:8px 24px;margin-top:24px}
a{color:#1b2030}button{font:inherit;font-weight:600;padding:12px 20px;border:0;border-radius:8px;background:${primary};color:${onPrimary};cursor:pointer}
</style></head><body><main><p><strong>${brand.name}</strong></p>${body}
<nav><a href="${localePath(locale, '/mySubscribe')}?part=alerts#notices">${t('notices.unsubscribe.settings')}</a>
<a href="${localePath(locale, '/')}">${t('notices.unsubscribe.home')}</a></nav></main></body></html>`,
  );
}

function askBody(context: Context<HttpEnv>, t: Translate<'notices'>, shown: Shown) {
  const { pathname, search } = new URL(context.req.url);
  return html`<h1>${t('notices.unsubscribe.title')}</h1><p>${textOf(t, shown)}</p>
<form method="post" action="${pathname}${search}"><button>${t('notices.unsubscribe.confirm')}</button></form>`;
}

function textOf(t: Translate<'notices'>, shown: Shown): string {
  if (shown.state === 'unknown') return '';
  return t(`notices.unsubscribe.${shown.state === 'ask' ? 'ask' : 'doneText'}.${shown.list}`);
}
