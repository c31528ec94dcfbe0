/** A date, with or without a time of day, or a score, as the product writes them. */
const FIGURE = /(\d{4}-\d\d-\d\d(?: \d\d:\d\d(?::\d\d)?)?|\d+–\d+)/;

/** A sentence whose dates and scores are never broken: browsers would begin a new line after any hyphen or dash. */
export function WholeFigures({ text }: { text: string }) {
  let end = 0;
  return text.split(FIGURE).map((part) => {
    end += part.length;
    if (!FIGURE.test(part)) return part;
    return (
      <span key={end} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}
