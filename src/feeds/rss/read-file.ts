import { DAY_MS } from '#terms/durations.ts';
import type { RefusedRow } from '../answers/refused-row.ts';
import type { FeedArticle } from '../news-feed.ts';
import { parseItems, type RawItem } from './parse-items.ts';
import { plainText } from './plain-text.ts';

/** What is older is no news; what is said to appear later than this has a wrong date. */
const OLDEST_MS = 14 * DAY_MS;
const AHEAD_MS = DAY_MS;
const MAX_LENGTHS = { title: 300, summary: 500, body: 8000, address: 1000 } as const;

export type ReadFile = {
  readonly publisher: string;
  readonly articles: readonly FeedArticle[];
  readonly refused: readonly RefusedRow[];
};

/**
 * The articles of a feed that are news at an instant. An item that is hostile, written wrongly or in a language that is not ours is
 * named and left out; the others stay. A pure function of the text, so that a kept answer teaches the same again.
 */
export function readFile(
  text: string,
  options: { readonly readAt: Date; readonly publisher: string },
): ReadFile {
  const feed = parseItems(text);
  const articles: FeedArticle[] = [];
  const refused: RefusedRow[] = [];
  const seen = new Set<string>();
  for (const [index, item] of feed.items.entries()) {
    const read = readItem(item, feed.language, options.readAt);
    const ids = [read.url, read.id].filter((id) => id !== null);
    const error = read.error ?? (ids.some((id) => seen.has(id)) ? 'it comes twice' : null);
    for (const id of ids) seen.add(id);
    if (error !== null) refused.push({ row: `item ${index + 1}`, reason: error });
    else if (read.article !== null) articles.push(read.article);
  }
  const publisher = oneLine(feed.title).slice(0, 80) || options.publisher;
  return { publisher, articles, refused };
}

type ReadItem = {
  readonly id: string | null;
  readonly url: string | null;
  readonly error: string | null;
  /** Null with an error, and where it is too old to be news. */
  readonly article: FeedArticle | null;
};

function readItem(item: RawItem, feedLanguage: string | null, readAt: Date): ReadItem {
  const text = (...names: string[]) =>
    names.map((name) => item.texts.get(name)).find((one) => one !== undefined && one.trim() !== '') ?? '';
  const id = text('guid', 'id').trim() || null;
  const url = addressOf(item);
  const bad = (error: string): ReadItem => ({ id, url, error, article: null });
  if (item.problem !== null) return bad(item.problem);
  if (url === null) return bad('it has no address by https');
  const title = oneLine(text('title'));
  if (title === '' || title.length > MAX_LENGTHS.title) return bad('its title is missing or too long');
  const body = plainText(text('description', 'summary', 'content:encoded', 'content')).slice(
    0,
    MAX_LENGTHS.body,
  );
  const language = languageOf(text('dc:language') || feedLanguage, `${title} ${body}`);
  if (language === null) return bad('its language is none of ours');
  const date = text('pubDate', 'published', 'updated', 'dc:date').trim();
  const publishedAt = date === '' ? null : new Date(date);
  if (publishedAt !== null && !(publishedAt.getTime() < readAt.getTime() + AHEAD_MS))
    return bad('its date is none, or lies ahead');
  const isOld = publishedAt !== null && readAt.getTime() - publishedAt.getTime() > OLDEST_MS;
  if (isOld) return { id, url, error: null, article: null };
  const summary = shorten(body === '' ? title : oneLine(body));
  return { id, url, error: null, article: { url, language, title, summary, body, publishedAt } };
}

/** The article's own page; an address with a user or a password in it only deceives. */
function addressOf({ texts, links }: RawItem): string | null {
  const written = texts.get('link')?.trim() || links.find(({ rel }) => rel === 'alternate')?.href.trim();
  if (written === undefined || written.length > MAX_LENGTHS.address || !URL.canParse(written)) return null;
  const url = new URL(written);
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null;
}

const oneLine = (text: string) => plainText(text).replaceAll(/\s+/g, ' ').trim();

function shorten(text: string): string {
  if (text.length <= MAX_LENGTHS.summary) return text;
  const known = text.slice(0, MAX_LENGTHS.summary);
  return `${known.slice(0, Math.max(known.lastIndexOf(' '), MAX_LENGTHS.summary - 40)).trimEnd()}…`;
}

/** The language that is named; where none is, the one whose characters are written. */
function languageOf(named: string | null, text: string): FeedArticle['language'] | null {
  const tag = named?.trim().toLowerCase().replaceAll('_', '-') ?? '';
  if (tag !== '') {
    if (/^en\b/.test(tag)) return 'en';
    if (/^vi\b/.test(tag)) return 'vi';
    if (/^zh-(hant-)?(hk|mo)\b/.test(tag)) return 'zh_HK';
    return /^zh(-hant)?(-tw)?$/.test(tag) ? 'zh_TW' : null;
  }
  if (/\p{sc=Hiragana}|\p{sc=Katakana}|\p{sc=Hangul}/u.test(text)) return null;
  if (/\p{sc=Han}/u.test(text)) return 'zh_TW';
  return /[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu.test(text) ? 'vi' : 'en';
}
