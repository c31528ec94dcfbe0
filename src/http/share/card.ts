import type { Translate } from '#i18n/t.ts';
import type { ShareSubject } from '../../screens/share-code.ts';

/** One figure of a picture: what it is, the figure, and what it rests on. */
export type ShareFigure = {
  readonly label: string;
  readonly value: string;
  readonly notes: readonly string[];
};

/** What a picture says, in words: all of it is ours, none of it comes from who asks. */
export type ShareCard = {
  readonly kind: ShareSubject['kind'];
  readonly kicker: string;
  readonly title: string;
  /** Only where the title is a bet: match and bet, as link previews call them. */
  readonly name?: string;
  readonly lead: string | null;
  readonly figures: readonly ShareFigure[];
  /** What a figure must never be shown without. */
  readonly warnings: readonly string[];
  /** Where anyone can check it, and the words for that. */
  readonly check: string;
  readonly checkPath: string;
  readonly shortPath: string;
};

export type ShareTranslator = Translate<'share' | 'home' | 'sport'>;
