/** The mark stands in the first 34 units of every logo, which is 36 high. */
const MARK_BOX = '0 0 34 36';

/**
 * The icon of the browser's tab: the mark at the head of the brand's logo, as an address that needs no request. Its colours
 * are put into the drawing, because an icon does not see the page's variables.
 */
export function brandIcon(
  logo: string,
  { primary, onPrimary }: { readonly primary: string; readonly onPrimary: string },
): string {
  const mark = logo
    .replace(/viewBox="[^"]*"/, `viewBox="${MARK_BOX}"`)
    .replaceAll(/\s*\n\s*/g, '')
    // The name beside the mark, in the colour of text, lies outside the icon.
    .replaceAll(/<path[^>]*var\(--main[^>]*\/>/g, '')
    .replaceAll(/var\(--primary,[^)]*\)/g, primary)
    .replaceAll(/var\(--on-primary,[^)]*\)/g, onPrimary);
  return `data:image/svg+xml,${encodeURIComponent(mark)}`;
}
