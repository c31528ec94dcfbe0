import type { MetaDescriptor } from 'react-router';

/** The title of an office page, which no search engine shall list. */
export function officeMeta({
  loaderData,
}: {
  readonly loaderData?: { readonly title: string } | undefined;
}): MetaDescriptor[] {
  return [
    { title: loaderData === undefined ? 'Trueline office' : `${loaderData.title} · Trueline office` },
    { name: 'robots', content: 'noindex, nofollow' },
  ];
}
