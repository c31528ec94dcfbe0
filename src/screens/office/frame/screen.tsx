import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { useSite } from '../../frame/use-site.ts';
import { officeMeta } from '../office-meta.ts';
import { officePage } from '../office-page.server.ts';
import { loadOfficeFrame } from './data.server.ts';
import { OfficeContext } from './office-context.ts';
import { OfficeFrame } from './office-frame.tsx';

export function loader(args: LoaderFunctionArgs) {
  return loadOfficeFrame(officePage(args));
}

export const meta = () => officeMeta({});

/** Around every page of the office: who is signed in, where one can go, and what is said after an action. */
export default function Frame() {
  const frame = useLoaderData<typeof loader>();
  const site = useSite();
  const { operator, brand } = frame.me;
  return (
    <LanguageProvider locale={frame.locale} messages={{ ...site.messages, ...frame.messages }}>
      <OfficeContext
        value={{
          operator,
          brand,
          isAlone: frame.me.is_alone,
          zone: frame.zone,
          hasBrands: operator.brands.length > 1,
          brandNames: frame.brandNames,
          leagueNames: frame.leagueNames,
        }}
      >
        <OfficeFrame frame={frame}>
          <Outlet />
        </OfficeFrame>
      </OfficeContext>
    </LanguageProvider>
  );
}
