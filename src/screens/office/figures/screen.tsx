import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { CouponFigures } from './coupon-figures.tsx';
import { loadFigures } from './data.server.ts';
import { FunnelFigures } from './funnel-figures.tsx';
import { RenewalFigures } from './renewal-figures.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadFigures(officePage(args));
}

export default function Figures() {
  const { funnel, renewals, coupons, ...page } = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={page} lead={<Lead />}>
      <Filters />
      <FunnelFigures funnel={funnel} />
      <RenewalFigures renewals={renewals} />
      <CouponFigures coupons={coupons} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-figures'>();
  return t('office-figures.lead');
}

function Filters() {
  const { t } = useLanguage<'office-figures'>();
  return (
    <FilterBar>
      <FilterSelect
        name="language"
        label={t('office-figures.language')}
        anyLabel={t('office-figures.allLanguages')}
        options={LOCALES.map((value) => ({ value, label: languageNames[value] }))}
      />
      <FilterText name="from" type="date" label={t('office-figures.from')} />
      <FilterText name="to" type="date" label={t('office-figures.to')} />
    </FilterBar>
  );
}
