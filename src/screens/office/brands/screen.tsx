import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { BrandList } from './brand-list.tsx';
import { loadBrands } from './data.server.ts';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadBrands(officePage(args));
}

export default function Brands() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={data.lead} actions={<NewBrand />}>
      <BrandList brands={data.brands} />
    </OfficeScreen>
  );
}

function NewBrand() {
  const { t } = useLanguage<'office-brands'>();
  const href = useOfficeHref();
  if (!useMay()('brands.edit')) return null;
  return (
    <LinkButton href={href('/office/brands/new')} tone="primary">
      {t('office-brands.new')}
    </LinkButton>
  );
}
