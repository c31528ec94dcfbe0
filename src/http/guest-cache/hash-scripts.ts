import { createHash } from 'node:crypto';

type HashedPage = {
  readonly html: string;
  /** The page's policy, which names its scripts and styles by their digests. */
  readonly policy: string;
};

const OPENED = /<(script|style)\b[^<>]*$/;

/**
 * A page whose policy allows its own inline scripts and styles by their digests, so that the same bytes may be sent to everybody. Only what
 * bears the secret nonce under which the page was made is allowed: what somebody got into a text of the page does not know it.
 */
export function hashScripts(html: string, policy: string, nonce: string): HashedPage {
  const digests = { script: new Set<string>(), style: new Set<string>() };
  const parts = html.split(` nonce="${nonce}"`);
  parts.slice(1).forEach((rest, index) => {
    const tag = OPENED.exec(parts[index] ?? '')?.[1];
    if (tag !== 'script' && tag !== 'style') return;
    const begin = rest.indexOf('>') + 1;
    const text = rest.slice(begin, rest.indexOf(`</${tag}`, begin));
    if (text !== '') digests[tag].add(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  });
  const own = `'nonce-${nonce}'`;
  const directives = policy.split('; ').map((directive) => {
    const names = directive.startsWith('style-src') ? digests.style : digests.script;
    return directive
      .split(' ')
      .flatMap((source) => (source === own ? [...names] : [source]))
      .join(' ');
  });
  return { html: parts.join(''), policy: directives.join('; ') };
}
