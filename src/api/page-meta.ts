/** The `meta` of a paged list (docs/product/conventions.md). An empty list has one page. */
export function pageMetaOf(of: { readonly page: number; readonly perPage: number; readonly total: number }) {
  const { page, perPage, total } = of;
  return { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
}
