/** The part of the browser's Trusted Types that is used; older browsers have none of it. */
declare global {
  interface Window {
    readonly trustedTypes?: {
      /** What such a policy makes of a text is an object that a sink takes in its place. */
      createPolicy(
        name: string,
        rules: TrustRules,
      ): { createHTML(text: string): string; createScriptURL(text: string): string };
    };
  }
}

/** Each answers the text that a sink may take, or null, and then the browser throws. */
type TrustRules = {
  readonly createHTML?: (text: string) => string | null;
  readonly createScript?: (text: string) => string | null;
  readonly createScriptURL?: (text: string) => string | null;
};

/** What React writes to make a script element that the parser did not start. */
const EMPTY_SCRIPT = '<script></script>';

const SHAPES = 'svg|g|path|rect|circle|ellipse|line|polyline|polygon';
const ATTRIBUTES =
  'xmlns|viewBox|aria-hidden|d|x|y|x1|y1|x2|y2|cx|cy|r|rx|ry|width|height|points|transform|opacity|' +
  'fill(?:-\\w+)?|stroke(?:-\\w+)?';
/** A drawing of shapes alone, as the brands' logos are: nothing in it loads, links or answers to anything. */
const TAG = `(?:\\s+(?:${ATTRIBUTES})="[^"<>]*")*\\s*/?>`;
/** The picture of a logo that was uploaded, at our own address. */
const PICTURE = '<image(?: (?:x|y|width|height)="\\d+")* href="/brand-logo/[\\da-f]{16}\\.png"/>';
const DRAWING = new RegExp(`^\\s*<svg${TAG}(?:[^<]|</?(?:${SHAPES})${TAG}|${PICTURE})*$`);

/**
 * What a text has to be to become markup: without a tag, as style sheets and data for search engines are, a drawing of shapes,
 * or React's empty script. The pages need nothing else, so whatever else reaches `innerHTML` was not meant to.
 */
export function ownMarkup(text: string): string | null {
  return !text.includes('<') || text === EMPTY_SCRIPT || DRAWING.test(text) ? text : null;
}

/** A script that React puts into the page itself is data for search engines; as a program it does nothing. */
export function ownScript(text: string): string | null {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return null;
  }
}

/** Lets through what the pages write themselves, and has the browser refuse every other text where it would become code. */
export function trustOwnMarkup(): void {
  window.trustedTypes?.createPolicy('default', { createHTML: ownMarkup, createScript: ownScript });
}
