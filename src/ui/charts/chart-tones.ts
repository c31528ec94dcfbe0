/** What a part of a chart means. The same meaning has the same colour on every screen: see `tokens.css`. */
export type ChartTone = 'subject' | 'open' | 'context' | 'faint' | 'win' | 'draw' | 'lose';

/** The ink of data is the subject's alone; grey is context; results have the colours that they have everywhere. */
export const toneFills = {
  subject: 'fill-data',
  /** Of the subject, and not over yet. */
  open: 'fill-data/30 stroke-data',
  context: 'fill-ink-3',
  faint: 'fill-ink-3/35',
  win: 'fill-win',
  draw: 'fill-draw',
  lose: 'fill-lose',
} as const satisfies Record<ChartTone, string>;
