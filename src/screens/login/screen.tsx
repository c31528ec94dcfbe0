import {
  type LoaderFunctionArgs,
  type MetaArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { Late, latePart } from '../frame/loading/late-part.tsx';
import { pageMeta } from '../page-meta.ts';
import { runRouteMiddleware } from '../route-middleware.ts';
import { loadLogin } from './data.server.ts';

const fetchPage = async () => (await import('./parts/login-page.tsx')).LoginPage;
const page = latePart(fetchPage, import.meta.env.SSR ? await fetchPage() : null);
export const loadPart = page.load;

export const routeMiddleware = ['guest'];

/** An e-mail's link confirms an address here, whoever is signed in. */
export async function loader(args: LoaderFunctionArgs) {
  if (!args.url.searchParams.has('verify')) await runRouteMiddleware(routeMiddleware, args);
  return loadLogin(args.context.get(pageContext), args.url);
}

/** Taking the secret of an e-mail's link out of the address is no reason to load the page again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isCleaned = currentUrl.searchParams.has('verify') && currentUrl.pathname === nextUrl.pathname;
  return isCleaned ? false : defaultShouldRevalidate;
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Login() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Late part={page} given={data} />
    </LanguageProvider>
  );
}
