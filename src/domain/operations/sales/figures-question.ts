import type { Locale } from '#terms/locales.ts';

/** Which of a brand's figures are asked for: one language or all, and the days, both included. */
export type FiguresQuestion = {
  readonly brand: string;
  readonly language: Locale | null;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};
