import { brands, findBrand } from '#brands/index.ts';
import { themeCss } from '#brands/theme-css.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { htmlLangs, isLocale } from '#i18n/locales.ts';
import type { MessageFile } from '#i18n/message-files.ts';
import { LOCALES } from '#terms/locales.ts';
import type { PageContext } from '../../page/page-context.ts';

/** What the gallery shows: `?brand=orange&language=vi&theme=dark`. It does not exist in production. */
export async function loadGallery<File extends MessageFile>(
  context: PageContext,
  { searchParams: query }: URL,
  files: readonly File[],
) {
  if (context.services.env.APP_MODE === 'production') throw new Response(null, { status: 404 });
  const brand = findBrand(query.get('brand') ?? '') ?? context.brand;
  const language = query.get('language');
  const locale = isLocale(language) ? language : context.locale;
  return {
    locale,
    lang: htmlLangs[locale],
    nonce: context.nonce,
    messages: await loadMessages(locale, files),
    brand: brand.key,
    theme: query.get('theme') === 'dark' ? ('dark' as const) : ('light' as const),
    themeCss: themeCss(brand),
    choices: { brands: brands.map(({ key }) => key), locales: LOCALES },
  };
}

export type GalleryData = Omit<Awaited<ReturnType<typeof loadGallery>>, 'messages'>;
