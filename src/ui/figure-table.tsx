interface FigureTableProps {
  label: string;
  head: readonly [name: string, figure: string];
  /** One line a row; its first text is its name. */
  rows: readonly (readonly [name: string, figure: string])[];
}

/** The figures behind a small chart as two columns. Its look lies on the table alone, because a page has many of its rows. */
export function FigureTable({ label, head: [name, figure], rows }: FigureTableProps) {
  return (
    <table className="w-full border-collapse text-12 [&_:is(td,th)]:border-t [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1 [&_:is(td,th)]:text-left [&_:is(td,th)]:font-regular [&_:is(td,th):last-child]:text-right [&_thead_th]:border-t-0 [&_thead_th]:text-ink-3">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{figure}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([key, value]) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
