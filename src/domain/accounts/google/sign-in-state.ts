import { z } from 'zod';
import { macOf, sameText } from '#platform/mac.ts';
import { hashToken } from '#platform/token.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';

/** How long somebody may take at the provider. */
const STATE_MINUTES = 10;

type SignInState = {
  readonly brand: string;
  readonly locale: Locale;
  /** Where to go afterwards: a page of the site, or null. */
  readonly returnTo: string | null;
};

const schema = z.object({
  brand: z.string(),
  locale: z.enum(LOCALES),
  returnTo: z.string().nullable(),
  /** The hash of the secret in the browser that began; in another browser the state is worth nothing. */
  browser: z.string(),
  expires: z.number(),
});

type Keys = {
  /** This installation's secret. */
  readonly key: string;
  /** The secret that the browser keeps in a cookie of ten minutes. */
  readonly browserSecret: string;
};

/** The text that travels through the provider and back: what is to be remembered, signed and bound to one browser. */
export function sealState(state: SignInState, { key, browserSecret }: Keys, now: Date): string {
  const content = {
    ...state,
    browser: hashToken(browserSecret),
    expires: now.getTime() + STATE_MINUTES * 60_000,
  };
  const text = Buffer.from(JSON.stringify(content)).toString('base64url');
  return `${text}.${macOf(key, `state ${text}`)}`;
}

/** Opens what came back; null where it is not ours, too old, of another brand or begun in another browser. */
export function openState(
  sealed: string,
  { key, browserSecret }: Keys,
  { brand, now }: { readonly brand: string; readonly now: Date },
): SignInState | null {
  const [text = '', mac = ''] = sealed.split('.');
  if (!sameText(mac, macOf(key, `state ${text}`))) return null;
  const content = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString('utf8'))).data;
  if (content === undefined || content.brand !== brand || content.expires <= now.getTime()) return null;
  if (!sameText(content.browser, hashToken(browserSecret))) return null;
  const { locale, returnTo } = content;
  return { brand, locale, returnTo };
}

/** Nonce and PKCE verifier follow from the browser's secret, so that nothing has to be kept between the two requests. */
export function secretsOf({ key, browserSecret }: Keys): {
  readonly nonce: string;
  readonly verifier: string;
} {
  return { nonce: macOf(key, `nonce ${browserSecret}`), verifier: macOf(key, `verifier ${browserSecret}`) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
