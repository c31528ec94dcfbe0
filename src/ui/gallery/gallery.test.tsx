import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { brands } from '#brands/index.ts';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { LOCALES } from '#terms/locales.ts';
import { Gallery } from './gallery.tsx';
import { galleryFiles } from './gallery-files.ts';

const cases = brands.flatMap((brand) => LOCALES.map((locale) => [brand.key, locale, brand] as const));

describe.each(cases)('the gallery of %s in %s', (_, locale, brand) => {
  const render = async () =>
    renderToStaticMarkup(
      <LanguageProvider
        locale={locale}
        messages={await loadMessages(locale, galleryFiles)}
        overrides={brand.messageOverrides[locale]}
      >
        <Gallery />
      </LanguageProvider>,
    );

  it('has all its words', async () => {
    const text = (await render()).replaceAll(/<[^>]+>/g, ' ');
    expect(text).not.toMatch(/\{\w+\}|undefined|NaN/);
    expect(text).toContain(brand.messageOverrides[locale]['shell.tagline'] ?? '');
  });

  it('writes no style into the markup, which the security policy would refuse', async () => {
    expect(await render()).not.toMatch(/ style="/);
  });

  it('names every button, link and drawing', async () => {
    const html = await render();
    for (const [button, attributes, content] of html.matchAll(
      /<(?:button|a|summary)\b([^>]*)>(.*?)<\/(?:button|a|summary)>/g,
    )) {
      const text = (content ?? '').replaceAll(/<[^>]+>/g, '').trim();
      expect(text !== '' || /aria-label="[^"]+"/.test(attributes ?? ''), button).toBe(true);
    }
    for (const [svg] of html.matchAll(/<svg[^>]*>/g))
      expect(svg).toMatch(/aria-hidden="true"|aria-label="[^"]+"/);
  });
});
