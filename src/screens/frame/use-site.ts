import { useRouteLoaderData } from 'react-router';
import type { SiteData } from './document-data.server.ts';

/** The brand, the languages and the words that every page has. */
export function useSite(): SiteData {
  const site = useRouteLoaderData<SiteData>('root');
  if (site === undefined) throw new Error('The document was not loaded.');
  return site;
}
