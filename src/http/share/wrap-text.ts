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
/** Names and scores in one piece, as long as that leaves no line nearly empty. */
const WHOLE_WORDS = /\S+\s*|\s+/gu;
const MIN_FILLED = 0.4;
const MIN_ONE_LINE_SHARE = 0.7;
/** What must not begin a line of Chinese. */
const CLOSES = /^[，。、；：？！）」』》〉｜…·]/u;

/** A text in as few lines as its room allows, as large as fits; what is too long even so ends with an ellipsis. */
export async function wrapText(text: string, style: Style, { sizes, width, maxLines }: Room): Promise<Block> {
  const smallest = sizes.at(-1) ?? 0;
  for (const size of sizes) {
    const lines = await fill(text, style, { width: width / size, maxLines });
    if (lines === null) continue;
    const near = sizes.filter((one) => one < size && one >= size * MIN_ONE_LINE_SHARE);
    return (
      (lines.length > 1 ? await inOneLine(text, style, { sizes: near, width }) : null) ?? { lines, size }
    );
  }
  for (let length = text.length - 1; length > 0; length = Math.floor(length * 0.93)) {
    const shortened = `${text.slice(0, length).trimEnd()}…`;
    const lines = await fill(shortened, style, { width: width / smallest, maxLines });
    if (lines !== null) return { lines, size: smallest };
  }
  return { lines: [], size: smallest };
}

/** One line that is a little smaller is read at once, where two leave a word alone on the second. */
async function inOneLine(
  text: string,
  style: Style,
  { sizes, width }: Pick<Room, 'sizes' | 'width'>,
): Promise<Block | null> {
  for (const size of sizes) {
    const lines = await fill(text, style, { width: width / size, maxLines: 1 });
    if (lines !== null) return { lines, size };
  }
  return null;
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
  const room = { limit, maxLines };
  const lines =
    (await breakAt(text.match(WHOLE_WORDS) ?? [], style, { ...room, least: MIN_FILLED * limit })) ??
    (await breakAt(text.match(PIECES) ?? [], style, { ...room, least: 0 }));
  return lines && Promise.all(lines.map((one) => outlineText(one, style)));
}

/** Pieces in lines, none of them too long or, but for the last one, too short; null where that cannot be done. */
async function breakAt(
  pieces: readonly string[],
  style: Style,
  { limit, least, maxLines }: { readonly limit: number; readonly least: number; readonly maxLines: number },
): Promise<string[] | null> {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    const isClose = CLOSES.test(piece);
    if (isClose || (await measureText((line + piece).trimEnd(), style)) <= limit) line += piece;
    else {
      if (line === '' || lines.length + 1 >= maxLines) return null;
      if ((await measureText(line.trimEnd(), style)) < least) return null;
      lines.push(line.trimEnd());
      line = piece;
    }
  }
  return (await measureText(line.trimEnd(), style)) > limit ? null : [...lines, line.trimEnd()];
}
