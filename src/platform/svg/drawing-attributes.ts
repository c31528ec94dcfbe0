/** Why a drawing is refused. `found` is what it was refused for, shortened to what can be shown. */
export class UnsafeDrawing extends Error {
  readonly reason: 'xml' | 'size' | 'element' | 'attribute';
  readonly found: string;
  constructor(reason: UnsafeDrawing['reason'], found: string) {
    super(`the drawing is refused: ${reason} ${found.slice(0, 60)}`);
    this.name = 'UnsafeDrawing';
    this.reason = reason;
    this.found = found.slice(0, 60);
  }
}

const NUMBER = '[-+]?(?:\\d+(?:\\.\\d*)?|\\.\\d+)(?:[eE][-+]?\\d{1,3})?';
const LENGTH = new RegExp(`^${NUMBER}(?:px|%)?$`);
const NUMBERS = /^[-+\d.eE,\s]*$/;
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\-+\d.eE,\s]*$/;
const MOVES = /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\([-+\d.eE,\s]*\)[\s,]*)*$/;
/** A colour that every program reads alike, or one of the drawing's own gradients. */
const COLOUR =
  /^(?:none|transparent|currentColor|[a-zA-Z]{3,24}|#[\da-fA-F]{3,8}|(?:rgb|hsl)a?\([\d.%,\s/]+\))$/;
const OWN = /^url\(#[\w-]{1,64}\)$/;
const LINES = /^(?:none|[-+\d.eE,\s]+)$/;

type Values = readonly [names: string, takes: (value: string) => boolean];
const oneOf =
  (...known: readonly string[]) =>
  (value: string) =>
    known.includes(value);
const like = (pattern: RegExp) => (value: string) => pattern.test(value);

const VALUES: readonly Values[] = [
  ['x y width height cx cy r rx ry x1 y1 x2 y2 fx fy fr offset', like(LENGTH)],
  ['stroke-width stroke-miterlimit stroke-dashoffset', like(LENGTH)],
  ['opacity fill-opacity stroke-opacity stop-opacity', like(LENGTH)],
  ['points', like(NUMBERS)],
  ['d', like(PATH)],
  ['transform gradientTransform', like(MOVES)],
  ['stop-color', like(COLOUR)],
  ['fill stroke', (value) => COLOUR.test(value) || OWN.test(value)],
  ['clip-path', (value) => value === 'none' || OWN.test(value)],
  ['stroke-dasharray', like(LINES)],
  ['fill-rule clip-rule', oneOf('nonzero', 'evenodd')],
  ['stroke-linecap', oneOf('butt', 'round', 'square')],
  ['stroke-linejoin', oneOf('miter', 'round', 'bevel')],
  ['gradientUnits clipPathUnits', oneOf('userSpaceOnUse', 'objectBoundingBox')],
  ['spreadMethod', oneOf('pad', 'reflect', 'repeat')],
  ['display', oneOf('none', 'inline', 'block')],
  ['visibility', oneOf('visible', 'hidden')],
  ['id', like(/^[\w-]{1,64}$/)],
];
const TAKES = new Map(
  VALUES.flatMap(([names, takes]) => names.split(' ').map((name) => [name, takes] as const)),
);

/** A gradient may take its colours from another one of the same drawing. */
const GRADIENTS: readonly string[] = ['linearGradient', 'radialGradient'];
const OWN_NAME = /^#[\w-]{1,64}$/;

/**
 * The attributes of an element as they are written again: known names with values of their kind. One that only names the program that drew it
 * is left out. Throws for handlers, links, and values that say something else than a drawing could.
 */
export function attributesOf(element: string, attributes: Readonly<Record<string, string>>): string {
  const given = Object.entries(attributes).flatMap(([name, value]) =>
    name === 'style' ? declarationsOf(value) : [[name, value] as const],
  );
  const written = new Map<string, string>();
  for (const [name, typed] of given) {
    const value = typed.trim();
    const takes = TAKES.get(name);
    if (takes?.(value)) written.set(name, value);
    else if (takes !== undefined) throw new UnsafeDrawing('attribute', `${name}="${value}"`);
    else if (/href$/i.test(name)) {
      if (!GRADIENTS.includes(element) || !OWN_NAME.test(value))
        throw new UnsafeDrawing('attribute', `${name}="${value}"`);
      written.set('href', value);
    } else if (/^on|script/i.test(name) || /url\s*\(|script:|data:|&|</i.test(value))
      throw new UnsafeDrawing('attribute', `${name}="${value}"`);
  }
  return [...written].map(([name, value]) => ` ${name}="${value}"`).join('');
}

/** A style attribute as the attributes that it stands for; what is none of them has no say in a drawing of shapes. */
function declarationsOf(style: string): (readonly [string, string])[] {
  if (/[\\@{}<]|\/\*/.test(style)) throw new UnsafeDrawing('attribute', `style="${style}"`);
  return style.split(';').flatMap((declaration) => {
    const at = declaration.indexOf(':');
    if (at < 0) return [];
    const [name, value] = [declaration.slice(0, at).trim(), declaration.slice(at + 1).trim()];
    if (!TAKES.has(name) && /url\s*\(|script|expression|import/i.test(value))
      throw new UnsafeDrawing('attribute', `${name}:${value}`);
    return TAKES.has(name) && name !== 'id' ? [[name, value] as const] : [];
  });
}
