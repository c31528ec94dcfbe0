/** How the corners of a brand's cards, buttons and fields look; dots and pills stay round in all of them. */
export const SHAPES = ['crisp', 'plain', 'soft'] as const;
export type Shape = (typeof SHAPES)[number];

/** The bar at the top: on white, on white over a double rule, filled with the brand's colour, dark, or tinted. */
export const HEADERS = ['light', 'double', 'filled', 'dark', 'tint'] as const;
export type Header = (typeof HEADERS)[number];

/** What the first view of the home page stands on. */
export const GROUNDS = ['plain', 'tint', 'full', 'dark', 'ruled', 'dotted', 'halves'] as const;
export type Ground = (typeof GROUNDS)[number];

/** How the largest heading of a page looks, from fonts that devices have. */
export const HEADINGS = [
  'plain',
  'tight',
  'heavy',
  'light',
  'serif',
  'rounded',
  'condensed',
  'wide',
  'mono',
] as const;
export type Heading = (typeof HEADINGS)[number];

/** The drawings behind the first view, by the brand of the program whose folder holds each. */
export const MOTIFS = [
  'blue',
  'orange',
  'jade',
  'crimson',
  'violet',
  'teal',
  'amber',
  'rose',
  'graphite',
  'lime',
  'sky',
  'plum',
] as const;
export type Motif = (typeof MOTIFS)[number];

/** A brand of the office is written as a draft, opened, and may be closed; its members and orders stay. */
export const BRAND_STATES = ['draft', 'live', 'closed'] as const;
export type BrandState = (typeof BRAND_STATES)[number];
