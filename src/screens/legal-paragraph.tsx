import { ScrollBox } from '#ui/scroll-box.tsx';
import { readLegalTable } from './read-legal-table.ts';

/**
 * A paragraph of a legal text, or the table that its lines make. On a phone each row of it is a block of its own: its name, and below it each
 * cell beside the word of its column, which is heard from the head alone.
 */
export function LegalParagraph({ text }: { text: string }) {
  const table = readLegalTable(text);
  if (table === null) return <p className="text-16">{text}</p>;
  return (
    <ScrollBox label={table.head.join(', ')}>
      <table className="w-full text-14 max-sm:block">
        <thead className="max-sm:sr-only">
          <tr className="border-b border-line">
            {table.head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pr-3 text-left align-top font-medium text-ink-2">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block max-sm:border-t max-sm:border-line">
          {table.rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-line max-sm:grid max-sm:gap-1.5 max-sm:py-2.5">
              <th
                scope="row"
                className="text-left align-top font-strong wrap-anywhere sm:min-w-32 sm:py-2 sm:pr-3 sm:font-medium"
              >
                {name}
              </th>
              {cells.map((cell, index) => (
                <td
                  key={table.head[index + 1]}
                  className="align-top max-sm:grid max-sm:grid-cols-[6rem_minmax(0,1fr)] max-sm:items-baseline max-sm:gap-x-3 sm:py-2 sm:pr-3 sm:last:pr-0"
                >
                  <span aria-hidden="true" className="text-12 text-ink-2 sm:hidden">
                    {table.head[index + 1]}
                  </span>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
