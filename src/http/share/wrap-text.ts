import { measureText, type Outline, outlineText, type Style } from './outline-text.ts';

/** A text in lines, and how large it is written. */
type Block = { readonly lines: readonly Outline[]; readonly size: number };

type Room = {
  /** Sizes from the largest that looks well to the smallest that can be read. */
  readonly sizes: readonly number[];
  readonly width: number;
  readonly maxLines: number;
};

/** A break may stand after a space, and between any two characters of Chinese. */
const PIECES =
  /[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{2ffff}]+\s*|[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{2ffff}]\s*|\s+/gu;
/** What must not begin a line of Chinese. */
const CLOSES = /^[，。、；：？！）」』》〉｜…·]/u;

/** A text in as few lines as its room allows, as large as fits; what is too long even so ends with an ellipsis. */
export async function wrapText(text: string, style: Style, { sizes, width, maxLines }: Room): Promise<Block> {
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const lines = await fill(text, style, { width: width / size, maxLines });
    if (lines !== null) return { lines, size };
  }
  for (let length = text.length - 1; length > 0; length = Math.floor(length * 0.93)) {
    const cut = `${text.slice(0, length).trimEnd()}…`;
    const lines = await fill(cut, style, { width: width / smallest, maxLines });
    if (lines !== null) return { lines, size: smallest };
  }
  return { lines: [], size: smallest };
}

/** The lines of a text in a width of so many sizes; null where it needs more of them. */
async function fill(
  text: string,
  style: Style,
  { width, maxLines }: { readonly width: number; readonly maxLines: number },
): Promise<Outline[] | null> {
  const limit = width * 1000;
  const whole = await measureText(text, style);
  if (whole > limit * maxLines) return null;
  if (whole <= limit) return [await outlineText(text, style)];
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(PIECES) ?? []) {
    const isClose = CLOSES.test(piece);
    if (isClose || (await measureText((line + piece).trimEnd(), style)) <= limit) line += piece;
    else {
      if (line === '' || lines.length + 1 >= maxLines) return null;
      lines.push(line.trimEnd());
      line = piece;
    }
  }
  if ((await measureText(line.trimEnd(), style)) > limit) return null;
  return Promise.all([...lines, line.trimEnd()].map((one) => outlineText(one, style)));
}
