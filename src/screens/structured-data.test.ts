import { describe, expect, it } from 'vitest';
import { pageMeta } from './page-meta.ts';
import { articleData } from './structured-data.ts';

const texts = { title: 'T', description: 'D', keywords: null, noindex: false, siteName: 'S' };

describe('the head of a page', () => {
  it('names title and description for search engines and for sharing', () => {
    expect(pageMeta(texts)).toEqual([
      { title: 'T' },
      { name: 'description', content: 'D' },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: 'S' },
      { property: 'og:title', content: 'T' },
      { property: 'og:description', content: 'D' },
      { name: 'twitter:card', content: 'summary_large_image' },
    ]);
  });

  it('keeps a page out of search engines where it says so', () => {
    expect(pageMeta({ ...texts, noindex: true, keywords: 'a, b' })).toEqual(
      expect.arrayContaining([
        { name: 'robots', content: 'noindex' },
        { name: 'keywords', content: 'a, b' },
      ]),
    );
  });

  it('carries each thing that the page is about', () => {
    const structured = [
      articleData({
        address: 'https://s.example/en/news?id=1',
        title: 'T',
        summary: 'D',
        publisher: 'P',
        date: '2026-11-20T08:00:00.000Z',
        lang: 'en-US',
      }),
    ];
    const things = pageMeta({ ...texts, structured }).flatMap((tag) =>
      'script:ld+json' in tag ? [tag['script:ld+json']] : [],
    );
    expect(things).toMatchObject([
      { '@context': 'https://schema.org', '@type': 'NewsArticle', headline: 'T', inLanguage: 'en-US' },
    ]);
  });
});
