import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { attributesOf, UnsafeDrawing } from './drawing-attributes.ts';

/** A drawing that was built again from what is known to be harmless, and how large it says that it is. */
export type CleanDrawing = { readonly svg: string; readonly width: number; readonly height: number };

const MAX_CHARACTERS = 262_144;
const MAX_ELEMENTS = 3000;
const MAX_DEPTH = 24;

/** What a drawing may be made of. */
const DRAWN: ReadonlySet<string> = new Set([
  'g',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'defs',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
]);
/** What programs write beside it and no one sees; it is left out with everything in it. */
const UNSEEN = /^(?:title|desc|metadata|(?:sodipodi|inkscape|rdf|cc|dc):[\w-]+)$/;

/**
 * Builds a drawing again, element by element and value by value, from the few of SVG that only draw. What could run, load, embed,
 * animate, style or grow is not cut out but refused by name, since what is left would be another drawing: scripts, event handlers, links,
 * pictures, text, styles, filters, `use`, a document type, entities, processing instructions. Nothing of the file is copied as markup.
 * Throws `UnsafeDrawing` with what was found.
 */
export function cleanSvg(text: string): CleanDrawing {
  if (text.length > MAX_CHARACTERS) throw new UnsafeDrawing('size', `${text.length}`);
  const builder = createBuilder();
  const refuse = (found: string) => () => {
    throw new UnsafeDrawing('element', found);
  };
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on('error', ({ message }) => {
    throw new UnsafeDrawing('xml', message);
  });
  parser.on('doctype', refuse('<!DOCTYPE>'));
  parser.on('processinginstruction', refuse('<?'));
  parser.on('cdata', refuse('<![CDATA['));
  parser.on('opentag', builder.open);
  parser.on('closetag', builder.close);
  // Comments and the spaces between elements are not asked for; letters between them would be seen in no drawing of shapes.
  parser.write(text.replace(/^\uFEFF/, '')).close();
  return builder.end();
}

function createBuilder() {
  const parts: string[] = [];
  let size: DrawingSize | null = null;
  let [depth, elements, unseenFrom] = [0, 0, Number.POSITIVE_INFINITY];

  const begin = ({ name, attributes }: SaxesTagPlain) => {
    if (name !== 'svg') throw new UnsafeDrawing('element', `<${name}>`);
    size = sizeOf(attributes);
    // Where it lies on its page says nothing of the drawing; colours that hold for all of it do.
    const { viewBox, width, height, x, y, preserveAspectRatio, ...rest } = attributes;
    parts.push(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${size.box}" width="${size.width}" height="${size.height}"${attributesOf('svg', rest)}>`,
    );
  };
  return {
    open: (tag: SaxesTagPlain): void => {
      elements += 1;
      depth += 1;
      if (elements > MAX_ELEMENTS || depth > MAX_DEPTH)
        throw new UnsafeDrawing('size', `${elements} elements, ${depth} deep`);
      if (depth > unseenFrom) return;
      if (depth === 1) begin(tag);
      else if (UNSEEN.test(tag.name)) unseenFrom = depth;
      else if (DRAWN.has(tag.name)) parts.push(`<${tag.name}${attributesOf(tag.name, tag.attributes)}>`);
      else throw new UnsafeDrawing('element', `<${tag.name}>`);
    },
    close: ({ name }: SaxesTagPlain): void => {
      if (depth < unseenFrom) parts.push(`</${name}>`);
      if (depth === unseenFrom) unseenFrom = Number.POSITIVE_INFINITY;
      depth -= 1;
    },
    end: (): CleanDrawing => {
      if (size === null) throw new UnsafeDrawing('xml', 'empty');
      return { svg: parts.join(''), width: size.width, height: size.height };
    },
  };
}

type DrawingSize = { readonly width: number; readonly height: number; readonly box: string };

/** From its view box, or from its width and height where it has none. */
function sizeOf({ viewBox, width, height }: Readonly<Record<string, string>>): DrawingSize {
  const box = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number) ?? [0, 0, pixels(width), pixels(height)];
  const [x = 0, y = 0, w = 0, h = 0] = box;
  const isSize =
    box.length === 4 && box.every(Number.isFinite) && w > 0 && h > 0 && Math.max(w, h) <= 100_000;
  if (!isSize) throw new UnsafeDrawing('attribute', `viewBox="${viewBox ?? ''}"`);
  return { width: w, height: h, box: [x, y, w, h].join(' ') };
}

const pixels = (length: string | undefined) =>
  Number(/^\s*([\d.]+)(?:px)?\s*$/.exec(length ?? '')?.[1] ?? Number.NaN);
