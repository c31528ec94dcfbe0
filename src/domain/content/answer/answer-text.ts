/** The questions that a new brand can answer from its first day on. */
type AnswerId =
  | 'how_to_pay'
  | 'refund'
  | 'pick_times'
  | 'expected_value'
  | 'cancel_plan'
  | 'verify_pick'
  | 'change_password'
  | 'google_sign_in';

type AnswerText = {
  readonly question: string;
  /** The words by which readers ask for it, divided by commas, in the spellings that they really type. */
  readonly keywords: string;
  readonly answer: string;
};

export type AnswerTexts = Readonly<Record<AnswerId, AnswerText>>;
