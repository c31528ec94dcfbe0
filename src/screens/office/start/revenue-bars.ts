/** More days than this are too narrow to be read, and are drawn as months. */
const MAX_DAYS = 92;

type Bar = {
  readonly key: string;
  readonly label: string;
  readonly amount: number;
  /** Of the day or month that is not over yet. */
  readonly isOpen: boolean;
};

/** The days of a span as bars, the oldest first; of a long span its months. */
export function barsOf(days: readonly { readonly day: string; readonly amount: number }[]): readonly Bar[] {
  const isLong = days.length > MAX_DAYS;
  const keyOf = (day: string) => (isLong ? day.slice(0, 7) : day);
  const parts = [...Map.groupBy(days, ({ day }) => keyOf(day))];
  return parts.map(([key, part], index) => ({
    key,
    label: isLong ? key : key.slice(5),
    amount: part.reduce((sum, { amount }) => sum + amount, 0),
    isOpen: index === parts.length - 1,
  }));
}
