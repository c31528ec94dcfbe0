import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { BrandForm } from './brand-form.tsx';
import { BrandState } from './brand-state.tsx';
import { loadBrand } from './data.server.ts';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadBrand(officePage(args), args.params.key ?? null);
}

export default function Brand() {
  const data = useLoaderData<typeof loader>();
  const { brand, motifs } = data;
  return (
    <OfficeScreen
      page={data}
      before={<WayBack />}
      lead={brand === null || brand.state === 'draft' ? <Lead /> : null}
    >
      {brand === null ? null : <BrandState brand={brand} />}
      <BrandForm key={brand?.key ?? ''} brand={brand} motifs={motifs} />
    </OfficeScreen>
  );
}

function Lead() {
  return useLanguage<'office-brands'>().t('office-brands.formLead');
}

function WayBack() {
  const { t } = useLanguage<'office-brands'>();
  const href = useOfficeHref();
  return <TextLink href={href('/office/brands')}>{t('office-brands.title')}</TextLink>;
}
