/** The mark stands in the first 34 units of every logo, which is 36 high. */
const MARK_BOX = '0 0 34 36';

type Colours = { readonly primary: string; readonly onPrimary: string };

/**
 * The icon of the browser's tab: the mark at the head of the brand's logo, as an address that needs no request.
 */
export function brandIcon(logo: string, colours: Colours): string {
  return `data:image/svg+xml,${encodeURIComponent(brandMark(logo, colours))}`;
}

/**
 * The mark at the head of the logo as a drawing of its own. Its colours are put into it, because an icon does not see the page's
 * variables.
 */
export function brandMark(logo: string, colours: Colours): string {
  const mark = logo
    .replace(/viewBox="[^"]*"/, `viewBox="${MARK_BOX}"`)
    // The name beside the mark, in the colour of text, lies outside the icon.
    .replaceAll(/<path[^>]*var\(--main[^>]*\/>/g, '');
  return coloured(mark, colours);
}

/** The whole logo with its colours in it, on a light ground. */
export function wholeLogo(logo: string, { main, ...colours }: Colours & { readonly main: string }): string {
  return coloured(logo, colours).replaceAll(/var\(--main,[^)]*\)/g, main);
}

function coloured(logo: string, { primary, onPrimary }: Colours): string {
  return logo
    .replaceAll(/\s*\n\s*/g, '')
    .replaceAll(/var\(--primary,[^)]*\)/g, primary)
    .replaceAll(/var\(--on-primary,[^)]*\)/g, onPrimary);
}
