/** An article as a feed reader lists it. */
type FeedEntry = {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly publishedAt: Date;
  /** Absolute, as all addresses in a feed. */
  readonly url: string;
};

/** The news of a brand in one language as RSS 2.0: titles and summaries, each with the way to its article. */
export function writeNewsFeed(options: {
  readonly title: string;
  readonly description: string;
  /** The page that the feed stands for, and its own address. */
  readonly page: string;
  readonly self: string;
  readonly lang: string;
  readonly entries: readonly FeedEntry[];
}): string {
  const newest = options.entries[0]?.publishedAt;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    `<title>${xml(options.title)}</title>`,
    `<link>${xml(options.page)}</link>`,
    `<description>${xml(options.description)}</description>`,
    `<language>${xml(options.lang)}</language>`,
    `<atom:link href="${xml(options.self)}" rel="self" type="application/rss+xml"/>`,
    ...(newest === undefined ? [] : [`<lastBuildDate>${newest.toUTCString()}</lastBuildDate>`]),
    '<ttl>15</ttl>',
    ...options.entries.map(entryXml),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function entryXml({ id, title, summary, publishedAt, url }: FeedEntry): string {
  return [
    '<item>',
    `<title>${xml(title)}</title>`,
    `<link>${xml(url)}</link>`,
    `<guid isPermaLink="false">urn:uuid:${id}</guid>`,
    `<pubDate>${publishedAt.toUTCString()}</pubDate>`,
    `<description>${xml(summary)}</description>`,
    '</item>',
  ].join('');
}

/** Text between tags or in an attribute; characters that XML does not know are left out. */
function xml(value: string): string {
  return value
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
