const MAX_CHARACTERS = 20_000;
const TAG = /<!--|<(\/?)([a-z][\w:-]*)(?:"[^"<>]*"|'[^'<>]*'|[^"'<>])*>/giu;
const BLOCKS = new Set(['p', 'br', 'div', 'li', 'ul', 'ol', 'tr', 'h1', 'h2', 'h3', 'h4', 'blockquote']);
/** What stands in these is no text for readers. */
const UNREAD = new Set(['script', 'style', 'template', 'iframe', 'svg', 'noscript']);

/** Named characters that publishers write, in XML as in HTML. */
export const SIGNS: Readonly<Record<string, string>> = {
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  middot: '·',
  bull: '•',
  copy: '©',
  reg: '®',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  euro: '€',
  pound: '£',
  eacute: 'é',
  egrave: 'è',
  agrave: 'à',
  uuml: 'ü',
  ouml: 'ö',
  auml: 'ä',
  ccedil: 'ç',
  ntilde: 'ñ',
};
const BASIC: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  ...SIGNS,
};

/** A publisher's HTML as text: tags gone, scripts and styles with what is in them, blocks divided by an empty line. */
export function plainText(html: string): string {
  let text = '';
  let from = 0;
  let unread: string | null = null;
  const source = html.slice(0, MAX_CHARACTERS);
  for (const match of source.matchAll(TAG)) {
    const [tag, slash, written] = match;
    if (match.index < from) continue;
    if (unread === null) text += source.slice(from, match.index);
    from = match.index + tag.length;
    if (written === undefined) {
      const end = source.indexOf('-->', from);
      from = end < 0 ? source.length : end + 3;
      continue;
    }
    const name = written.toLowerCase();
    if (unread === null && slash === '' && UNREAD.has(name)) unread = tag.endsWith('/>') ? null : name;
    else if (slash === '/' && unread === name) unread = null;
    if (BLOCKS.has(name)) text += name === 'br' ? '\n' : '\n\n';
  }
  if (unread === null) text += source.slice(from);
  return decodeCharacters(text)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function decodeCharacters(text: string): string {
  return text.replaceAll(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,8});/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return BASIC[name] ?? whole;
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
      ? String.fromCodePoint(code)
      : whole;
  });
}
