/** The `meta` of a paged list (docs/product/conventions.md). An empty list has one page. */
export function pageMetaOf(options: {
  readonly page: number;
  readonly perPage: number;
  readonly total: number;
}) {
  const { page, perPage, total } = options;
  return { page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) };
}
