import { type LoaderFunctionArgs, Outlet } from 'react-router';
import { parseLocalePath } from '#i18n/locale-path.ts';

/** The first segment must be a language of this brand; anything else is a page that does not exist. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname } = new URL(request.url);
  if (parseLocalePath(pathname).locale === null) throw new Response(null, { status: 404 });
  return null;
}

export default function Language() {
  return <Outlet />;
}
