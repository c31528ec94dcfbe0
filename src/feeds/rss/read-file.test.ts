import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rssFile, rssItem } from '#tests/support/news-server.ts';
import { UnreadableAnswer } from '../answers/unreadable-answer.ts';
import { readFile } from './read-file.ts';

const readAt = new Date('2026-11-20T08:00:00Z');
const read = (text: string) => readFile(text, { readAt, publisher: 'gazette.example' });
const titles = (text: string) => read(text).articles.map(({ title }) => title);
const reasons = (text: string) => read(text).refused.map(({ reason }) => reason);

describe('readFile', () => {
  it('reads RSS with its texts as texts', () => {
    expect(read(rssFile([rssItem('A &lt;b&gt;good&lt;/b&gt; start')]))).toEqual({
      publisher: 'The Gazette',
      refused: [],
      articles: [
        {
          url: 'https://gazette.example/a-lt-b-gt-good-lt-b-gt-start',
          language: 'en',
          title: 'A good start',
          summary: 'What happened & why. More of it.',
          body: 'What happened & why.\n\nMore of it.',
          publishedAt: new Date('2026-11-20T07:00:00Z'),
        },
      ],
    });
  });

  it('reads Atom, and RSS 1.0', () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi"><title>Báo</title><entry><id>tag:1</id>
      <title type="html">Trận đấu</title><link rel="self" href="https://bao.example/self"/>
      <link href="https://bao.example/1"/><updated>2026-11-20T06:00:00Z</updated><summary>Tóm tắt</summary></entry></feed>`;
    expect(read(atom).articles).toMatchObject([
      { url: 'https://bao.example/1', language: 'vi', title: 'Trận đấu', body: 'Tóm tắt' },
    ]);
    const rdf = `<rdf:RDF><channel><title>聯盟</title></channel><item><title>賽事</title>
      <link>https://league.example/1</link></item></rdf:RDF>`;
    expect(read(rdf).articles).toMatchObject([{ language: 'zh_TW', title: '賽事', publishedAt: null }]);
  });

  it('refuses item by item what is written wrongly, dangerous, double or not for us', () => {
    const good = [rssItem('First'), rssItem('Last')];
    const bad: readonly (readonly [item: string, reason: RegExp])[] = [
      ['<item><title>Bomb &lol9;</title><link>https://gazette.example/b</link></item>', /written wrongly/],
      ['<item><title>Open <b>tag</title><link>https://gazette.example/c</link></item>', /written wrongly/],
      ['<item><title>Script</title><link>javascript:alert(1)</link></item>', /no address/],
      ['<item><title>Plain</title><link>http://gazette.example/d</link></item>', /no address/],
      ['<item><title>User</title><link>https://bank.example@evil.example/</link></item>', /no address/],
      ['<item><title></title><link>https://gazette.example/e</link></item>', /title/],
      [rssItem('First'), /twice/],
      [rssItem('Tomorrow', '<pubDate>Fri, 27 Nov 2026 07:00:00 GMT</pubDate>'), /date/],
      [rssItem('Never', '<pubDate>soon</pubDate>'), /date/],
      [rssItem('Ailleurs', '<dc:language>fr</dc:language>'), /language/],
    ];
    const text = rssFile([good[0] ?? '', ...bad.map(([item]) => item), good[1] ?? '']);
    expect(titles(text)).toEqual(['First', 'Last']);
    expect(read(text).refused.map(({ row }) => row)).toEqual(bad.map((_, index) => `item ${index + 2}`));
    for (const [index, [, reason]] of bad.entries()) expect(reasons(text)[index]).toMatch(reason);
  });

  it('lets no entity of a file grow', () => {
    const levels = Array.from({ length: 9 }, (_, n) => `<!ENTITY l${n + 1} "${`&l${n};`.repeat(10)}">`).join(
      '',
    );
    const bomb = `<?xml version="1.0"?><!DOCTYPE rss [<!ENTITY l0 "lol">${levels}]>
      <rss><channel>${rssItem('Fine')}<item><title>&l9;</title><link>https://gazette.example/x</link></item></channel></rss>`;
    expect(titles(bomb)).toEqual(['Fine']);
    const outside = `<!DOCTYPE rss [<!ENTITY f SYSTEM "file:///etc/passwd">]><rss><channel><item><title>&f;</title>
      <link>https://gazette.example/f</link></item></channel></rss>`;
    expect(read(outside).articles).toEqual([]);
  });

  it('keeps the items before the place where a file ends too early', () => {
    const text = rssFile([rssItem('Whole'), rssItem('Half')]);
    const known = text.slice(0, text.indexOf('Half') + 40);
    expect(titles(known)).toEqual(['Whole']);
    expect(reasons(known)).toEqual(['the answer ends within it']);
  });

  it('leaves scripts, styles and hidden comments out of a text', () => {
    const item = `<item><title>T</title><link>https://gazette.example/s</link><description><![CDATA[
      <style>p{}</style><p onclick="alert(1)">Seen</p><script>alert("1 > 0")</script><!-- <p>hidden</p> --><p>Also &#x1F3C0;</p>
      ]]></description></item>`;
    expect(read(rssFile([item])).articles[0]?.body).toBe('Seen\n\nAlso 🏀');
  });

  it.each([
    ['HTML', '<!doctype html><html><body>no</body></html>'],
    ['text', 'not found'],
    ['nothing', ''],
    ['another XML', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a tower of tags', `<rss>${'<a>'.repeat(100_000)}`],
    ['ten thousand items', rssFile(Array.from({ length: 10_000 }, (_, n) => rssItem(`n${n}`)))],
  ])('refuses %s as a whole', (_, text) => {
    expect(() => read(text)).toThrow(UnreadableAnswer);
  });

  it('never throws anything else and never answers a tag or an address of another kind, whatever comes', () => {
    const piece = fc.constantFrom(
      '<rss>',
      '<channel>',
      '<item>',
      '</item>',
      '<title>',
      '</title>',
      '<link>',
      '</link>',
      'https://a.example/',
      '<![CDATA[',
      ']]>',
      '&amp;',
      '&x;',
      '<b',
      '>',
      '&lt;script&gt;',
      '<!--',
      '-->',
      'word',
      '<description>',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        try {
          for (const { url, title } of read(pieces.join('')).articles) {
            expect(url).toMatch(/^https:\/\//);
            expect(title).not.toMatch(/<script/i);
          }
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableAnswer);
        }
      }),
    );
  });
});
