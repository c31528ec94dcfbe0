/** What e-mails about an order are written from; amounts and times stand as the reader's language writes them. */
export type OrderEmailData = {
  readonly order: string;
  readonly plan: string;
  /** What is due. */
  readonly amount: string;
  /** What has come in, and what is still missing. */
  readonly paid: string;
  readonly missing: string;
  /** What came in beyond what is due. */
  readonly owed: string;
  /** What has to stand in the note of the transfer. */
  readonly reference: string;
  readonly deadline: string;
  readonly zone: string;
  /** Of an order that is paid: its receipt, and when the plan ends. */
  readonly receipt: string;
  readonly end: string;
  /** What an operator wrote for the member. */
  readonly reason: string;
  /** For how many days a late transfer counts. */
  readonly days: number;
};
