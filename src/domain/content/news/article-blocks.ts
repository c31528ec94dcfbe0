/** A run of a line: plain, strong, or a link. Nothing else exists, so nothing else can be shown. */
export type ArticleRun =
  | { readonly kind: 'text' | 'strong'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

export type ArticleBlock =
  | { readonly kind: 'paragraph' | 'heading' | 'quote'; readonly runs: readonly ArticleRun[] }
  | { readonly kind: 'list'; readonly items: readonly (readonly ArticleRun[])[] };

const RUN = /\*\*(?<strong>[^*\n]+)\*\*|\[(?<label>[^[\]\n]+)\]\((?<href>[^()\s]+)\)/gu;

/**
 * The parts of an article's body. An empty line divides paragraphs; `## ` begins a heading, `> ` a quotation, `- ` an item of
 * a list; `**…**` is strong, `[…](https://…)` and `[…](/…)` are links. Everything else, tags included, is text that stands as
 * it was typed.
 */
export function articleBlocks(body: string): ArticleBlock[] {
  return body
    .split(/\n[^\S\n]*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(blockOf);
}

function blockOf(part: string): ArticleBlock {
  const lines = part.split('\n');
  if (lines.every((line) => line.startsWith('- ')))
    return { kind: 'list', items: lines.map((line) => runsOf(line.slice(2))) };
  if (lines.length === 1 && part.startsWith('## ')) return { kind: 'heading', runs: runsOf(part.slice(3)) };
  if (lines.every((line) => line.startsWith('> ')))
    return { kind: 'quote', runs: runsOf(lines.map((line) => line.slice(2)).join('\n')) };
  return { kind: 'paragraph', runs: runsOf(part) };
}

function runsOf(text: string): ArticleRun[] {
  const runs: ArticleRun[] = [];
  let end = 0;
  for (const match of text.matchAll(RUN)) {
    const run = runOf(match.groups ?? {});
    if (run === null) continue;
    if (match.index > end) runs.push({ kind: 'text', text: text.slice(end, match.index) });
    runs.push(run);
    end = match.index + match[0].length;
  }
  if (end < text.length) runs.push({ kind: 'text', text: text.slice(end) });
  return runs;
}

function runOf({ strong, label, href }: Readonly<Record<string, string | undefined>>): ArticleRun | null {
  if (strong !== undefined) return { kind: 'strong', text: strong };
  return label !== undefined && href !== undefined && isAllowedLink(href)
    ? { kind: 'link', text: label, href }
    : null;
}

/** Pages of this site, and other sites by https; a name and a password in an address only deceive. */
function isAllowedLink(href: string): boolean {
  if (/^\/(?![/\\])/.test(href)) return !href.includes('\\');
  if (!/^https:\/\//.test(href) || !URL.canParse(href)) return false;
  const { protocol, username, password } = new URL(href);
  return protocol === 'https:' && username === '' && password === '';
}
