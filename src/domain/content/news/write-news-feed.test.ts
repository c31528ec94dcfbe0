import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { expect, it } from 'vitest';
import { writeNewsFeed } from './write-news-feed.ts';

/** The texts of a document by the path of their elements; throws where it is not well-formed XML with its namespaces. */
function readXml(document: string): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (problem) => {
    throw problem;
  });
  parser.on('opentag', ({ name }) => path.push(name));
  parser.on('text', (text) => {
    const key = path.join('/');
    texts.set(key, [...(texts.get(key) ?? []), text]);
  });
  parser.on('closetag', () => path.pop());
  parser.write(document).close();
  return texts;
}
/** What is left of a text in XML, which knows few of the control characters and one line break. */
const shown = (text: string) =>
  [...text.toWellFormed().replaceAll(/\r\n?/g, '\n')]
    .filter((sign) => (sign >= ' ' || '\t\n'.includes(sign)) && !'\uFFFE\uFFFF'.includes(sign))
    .join('');

it('is well-formed and says what was written, whatever stands in it', () => {
  const entry = fc.record({
    id: fc.uuid(),
    title: fc.string({ unit: 'binary', minLength: 1 }).map((text) => `t${text}`),
    summary: fc.constantFrom('A & B <b>', ']]>', '"&amp;"', '主客和'),
    publishedAt: fc.date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true }),
    url: fc.constant('https://site.example/zh_TW/news?id=1&page=2'),
  });
  fc.assert(
    fc.property(fc.array(entry, { minLength: 1, maxLength: 3 }), (entries) => {
      const page = 'https://site.example/en/news';
      const self = 'https://site.example/en/news.rss';
      const read = readXml(
        writeNewsFeed({ title: 'T & Co', description: 'D', page, self, lang: 'zh-Hant-TW', entries }),
      );
      expect(read.get('rss/channel/item/title')).toEqual(entries.map(({ title }) => shown(title)));
      expect(read.get('rss/channel/item/description')).toEqual(entries.map(({ summary }) => summary));
      expect(read.get('rss/channel/item/link')).toEqual(entries.map(({ url }) => url));
      expect(read.get('rss/channel/title')).toEqual(['T & Co']);
      for (const date of read.get('rss/channel/item/pubDate') ?? [])
        expect(date).toMatch(/^\w{3}, \d\d \w{3} \d{4} /);
    }),
    { numRuns: 60 },
  );
});
