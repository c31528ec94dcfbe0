/** `card` is what link previews show, `story` a whole phone, of which apps cover a part above and below. */
export const PICTURE_FORMATS = ['card', 'story'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** Where everything of a picture stands, in its pixels; `y` of a text is its baseline, `sizes` the largest first. */
export type Shape = {
  readonly width: number;
  readonly height: number;
  readonly pad: number;
  readonly band: number;
  readonly logo: { readonly y: number; readonly width: number; readonly height: number };
  readonly motif: { readonly width: number; readonly height: number };
  readonly kicker: Text;
  readonly title: Text & { readonly lines: number };
  /** The title where it is a bet, which is the largest thing of its picture. */
  readonly bet: Text & { readonly lines: number };
  /** Without figures a lead has more lines. */
  readonly lead: { readonly gap: number; readonly sizes: readonly number[]; readonly alone: number };
  readonly figure: {
    /** Beside each other, or below. */
    readonly isRow: boolean;
    readonly y: number;
    /** The width of the row, or the height of one figure. */
    readonly span: number;
    readonly width: number;
    readonly gap: number;
    readonly noteGap: number;
    readonly label: readonly number[];
    readonly value: readonly number[];
    readonly note: readonly number[];
  };
  readonly warning: Text & { readonly lines: number };
  readonly check: Text;
  readonly address: Text;
  /** What is said of the address stands left of its code, or from `textX` on. */
  readonly code: {
    readonly x: number;
    readonly y: number;
    readonly size: number;
    readonly textX: number | null;
  };
};

type Text = { readonly y: number; readonly sizes: readonly number[] };

export const SHAPES: Readonly<Record<PictureFormat, Shape>> = {
  card: {
    width: 1200,
    height: 630,
    pad: 64,
    band: 14,
    logo: { y: 44, width: 420, height: 52 },
    motif: { width: 620, height: 370 },
    kicker: { y: 156, sizes: [26, 22, 18] },
    title: { y: 222, sizes: [60, 52, 44, 38, 32], lines: 2 },
    bet: { y: 244, sizes: [88, 80, 72, 64, 58, 52], lines: 1 },
    lead: { gap: 44, sizes: [26, 22], alone: 4 },
    figure: {
      isRow: true,
      y: 372,
      span: 880,
      width: 0,
      gap: 50,
      noteGap: 32,
      label: [22, 19, 16],
      value: [44, 38, 32, 26, 21],
      note: [20, 18, 16, 14],
    },
    warning: { y: 520, sizes: [19, 17, 15], lines: 1 },
    check: { y: 556, sizes: [19] },
    address: { y: 586, sizes: [24, 21, 18, 15] },
    code: { x: 956, y: 400, size: 196, textX: null },
  },
  story: {
    width: 1080,
    height: 1920,
    pad: 84,
    band: 24,
    logo: { y: 250, width: 640, height: 84 },
    motif: { width: 1080, height: 760 },
    kicker: { y: 450, sizes: [42, 36, 30] },
    title: { y: 548, sizes: [88, 76, 64, 54], lines: 3 },
    bet: { y: 580, sizes: [132, 120, 108, 96, 86, 76], lines: 2 },
    lead: { gap: 66, sizes: [40, 34], alone: 8 },
    figure: {
      isRow: false,
      y: 870,
      span: 182,
      width: 912,
      gap: 76,
      noteGap: 50,
      label: [34, 30],
      value: [68, 58, 48, 40],
      note: [32, 28, 24],
    },
    warning: { y: 1480, sizes: [30, 27, 24], lines: 3 },
    check: { y: 1612, sizes: [32] },
    address: { y: 1660, sizes: [36, 32, 28, 24, 20] },
    code: { x: 64, y: 1424, size: 280, textX: 372 },
  },
};
