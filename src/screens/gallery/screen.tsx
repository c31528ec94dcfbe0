import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { Gallery } from '#ui/gallery/gallery.tsx';
import { galleryFiles } from '#ui/gallery/gallery-files.ts';
import { pageContext } from '../../page/page-context.ts';
import { loadGallery } from './data.server.ts';
import { GalleryBar } from './gallery-bar.tsx';

export function loader({ url, context }: LoaderFunctionArgs) {
  return loadGallery(context.get(pageContext), url, galleryFiles);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: `Gallery | ${loaderData?.brand ?? ''}` },
  { name: 'robots', content: 'noindex' },
];

/** Every component in the brand, language and colours that the query names. */
export default function GalleryScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <style
        nonce={data.nonce}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a brand's variables, which themeCss has checked.
        dangerouslySetInnerHTML={{ __html: data.themeCss }}
      />
      <GalleryBar {...data} />
      <main lang={data.lang} className="mx-auto w-full max-w-page px-4 pb-16 md:px-6">
        <Gallery />
      </main>
    </LanguageProvider>
  );
}
