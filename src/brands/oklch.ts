/** A colour in OKLCH: lightness 0–1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Red, green and blue in linear light, 0–1 inside sRGB. */
type LinearRgb = readonly [red: number, green: number, blue: number];

/** `#rgb` or `#rrggbb` in linear light. Throws on any other text. */
export function linearRgb(hex: string): LinearRgb {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(hex)?.[1];
  if (digits === undefined) throw new Error(`not a hexadecimal colour: ${hex}`);
  const step = digits.length / 3;
  const channel = (index: number) => {
    const text = digits.slice(index * step, (index + 1) * step);
    const value = Number.parseInt(text.repeat(2 / step), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(0), channel(1), channel(2)];
}

/** Matrices of the Oklab colour space as its author published them: https://bottosson.github.io/posts/oklab/ */
export function hexToOklch(hex: string): Oklch {
  const [r, g, b] = linearRgb(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { l: lightness, c: Math.hypot(a, bb), h: ((Math.atan2(bb, a) * 180) / Math.PI + 360) % 360 };
}

/** The nearest `#rrggbb`: a colour outside sRGB loses chroma until it fits, and keeps its lightness and hue. */
export function oklchToHex({ l, c, h }: Oklch): string {
  let low = 0;
  let high = c;
  if (!isInGamut(toLinear({ l, c, h }))) {
    for (let step = 0; step < 20; step += 1) {
      const middle = (low + high) / 2;
      if (isInGamut(toLinear({ l, c: middle, h }))) low = middle;
      else high = middle;
    }
  } else {
    low = c;
  }
  return `#${toLinear({ l, c: low, h }).map(encode).join('')}`;
}

function toLinear({ l, c, h }: Oklch): LinearRgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

function isInGamut(rgb: LinearRgb): boolean {
  return rgb.every((value) => value >= -1e-4 && value <= 1 + 1e-4);
}

function encode(value: number): string {
  const clamped = Math.min(1, Math.max(0, value));
  const gamma = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
  return Math.round(gamma * 255)
    .toString(16)
    .padStart(2, '0');
}
