/** How a kit's second colour lies on its first. */
export const KIT_PATTERNS = ['shirt', 'halves', 'stripes', 'hoops', 'sash'] as const;
export type KnownPattern = (typeof KIT_PATTERNS)[number];

/** Plain colours; what each looks like stands with the disc that draws it. */
export const KIT_COLOURS = [
  'red',
  'claret',
  'pink',
  'orange',
  'yellow',
  'gold',
  'lime',
  'green',
  'teal',
  'sky',
  'blue',
  'navy',
  'purple',
  'white',
  'grey',
  'black',
] as const;
export type KitColour = (typeof KIT_COLOURS)[number];

/** A pattern and its two colours, the ground first. */
export type NamedKit = {
  readonly pattern: KnownPattern;
  readonly first: KitColour;
  readonly second: KitColour;
};

const PATTERN_SIGNS = {
  shirt: 'k',
  halves: 'h',
  stripes: 's',
  hoops: 'o',
  sash: 'd',
} as const satisfies Record<KnownPattern, string>;

const COLOUR_SIGNS = {
  red: 'r',
  claret: 'c',
  pink: 'i',
  orange: 'o',
  yellow: 'y',
  gold: 'e',
  lime: 'l',
  green: 'g',
  teal: 't',
  sky: 's',
  blue: 'b',
  navy: 'n',
  purple: 'p',
  white: 'w',
  grey: 'a',
  black: 'k',
} as const satisfies Record<KitColour, string>;

/** A kit in three letters, as tables hold it and pages carry it: a shirt of red with white is `krw`. */
export function kitCode({ pattern, first, second }: NamedKit): string {
  return PATTERN_SIGNS[pattern] + COLOUR_SIGNS[first] + COLOUR_SIGNS[second];
}

/** What such letters say; null where they are none. */
export function readKitCode(code: string): NamedKit | null {
  const pattern = KIT_PATTERNS.find((one) => PATTERN_SIGNS[one] === code[0]);
  const first = KIT_COLOURS.find((one) => COLOUR_SIGNS[one] === code[1]);
  const second = KIT_COLOURS.find((one) => COLOUR_SIGNS[one] === code[2]);
  return pattern === undefined || first === undefined || second === undefined
    ? null
    : { pattern, first, second };
}

/** Kits of teams, each in its three letters, by the first eight digits of the team's id. */
export type ShownKits = Readonly<Record<string, string>>;

/** By what a team stands in lists of kits. */
export const kitKey = (teamId: string): string => teamId.slice(0, 8);
