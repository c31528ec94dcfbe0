/** A date, with or without a time of day, as the product writes it. */
const DATE = /(\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?)/;

/** A sentence whose dates are never broken: browsers would begin a new line after any of their hyphens. */
export function WholeDates({ text }: { text: string }) {
  let end = 0;
  return text.split(DATE).map((part) => {
    end += part.length;
    if (!DATE.test(part)) return part;
    return (
      <span key={end} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
