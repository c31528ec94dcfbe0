import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { errorMeta, PageError } from './frame/page-error.tsx';
import { runRouteMiddleware } from './route-middleware.ts';

/** The first segment must be a language in which the brand is open; anything else is a page that does not exist. */
export async function loader(args: LoaderFunctionArgs) {
  await runRouteMiddleware(['language'], args);
  return null;
}

export { onLanguageChange as shouldRevalidate } from './frame/on-language-change.ts';

export const meta = errorMeta;

export { PageError as ErrorBoundary };

export default function Language() {
  return <Outlet />;
}
