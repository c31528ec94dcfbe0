import { useLocation } from 'react-router';
import { useOfficeHref } from '../frame/office-context.ts';

/** The address of the list at hand with some of its query changed; null takes a name away. Another filter begins at page 1. */
export function useListAddress(): (changes: Readonly<Record<string, string | null>>) => string {
  const { pathname, search } = useLocation();
  return (changes) => {
    const query = new URLSearchParams(search);
    if (!('page' in changes)) query.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === '') query.delete(name);
      else query.set(name, value);
    }
    return query.size === 0 ? pathname : `${pathname}?${query}`;
  };
}

/** What the address says of a name, or an empty text. */
export function useAsked(): (name: string) => string {
  const query = new URLSearchParams(useLocation().search);
  return (name) => query.get(name) ?? '';
}

/** The address of a call that gives the list at hand as a file, with the filters that the page's own address has. */
export function useExportHref(): (path: string) => string {
  const href = useOfficeHref();
  const { search } = useLocation();
  return (path) => {
    const { page: _number, ...filters } = Object.fromEntries(new URLSearchParams(search));
    return href(path, filters);
  };
}
