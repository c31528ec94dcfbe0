export type SampleNewsId = 'reading_a_pick' | 'proof_before_start' | 'when_data_is_thin';

type NewsText = {
  readonly title: string;
  readonly summary: string;
  /** Plain paragraphs; they are stored with an empty line between them. */
  readonly paragraphs: readonly string[];
};

export type NewsTexts = Readonly<Record<SampleNewsId, NewsText>>;
