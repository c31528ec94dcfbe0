import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { Late, latePart } from '../frame/loading/late-part.tsx';
import { pageMeta } from '../page-meta.ts';
import { runRouteMiddleware } from '../route-middleware.ts';
import { loadRegister } from './data.server.ts';

const fetchPage = async () => (await import('./parts/register-page.tsx')).RegisterPage;
const page = latePart(fetchPage, import.meta.env.SSR ? await fetchPage() : null);
export const loadPart = page.load;

export const routeMiddleware = ['guest'];

export async function loader(args: LoaderFunctionArgs) {
  await runRouteMiddleware(routeMiddleware, args);
  return loadRegister(args.context.get(pageContext), args.url);
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Register() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Late part={page} given={data} />
    </LanguageProvider>
  );
}
