import { ScrollBox } from '#ui/scroll-box.tsx';
import { readLegalTable } from './read-legal-table.ts';

/** A paragraph of a legal text, or the table that its lines make. */
export function LegalParagraph({ text }: { text: string }) {
  const table = readLegalTable(text);
  if (table === null) return <p className="text-16">{text}</p>;
  return (
    <ScrollBox label={table.head.join(', ')}>
      <table className="w-full text-14 max-sm:min-w-[36rem]">
        <thead>
          <tr className="border-b border-line">
            {table.head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pr-3 text-left align-top font-medium text-ink-2">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...cells]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2 pr-3 min-w-32 text-left align-top font-medium wrap-anywhere">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={table.head[index + 1]} className="py-2 pr-3 align-top last:pr-0">
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
