import type { ReactNode } from 'react';

interface VersusRow {
  key: string;
  label: ReactNode;
  home: ReactNode;
  away: ReactNode;
}

interface VersusTableProps {
  /** What is compared: read out as the table's caption. */
  label: string;
  /** Heads the names in the middle; heard only, since their place says it. */
  measure: string;
  home: ReactNode;
  away: ReactNode;
  /** Rows of one kind, under their own title where a table has several kinds. */
  groups: readonly { key: string; title?: ReactNode; rows: readonly VersusRow[] }[];
}

/**
 * Two teams face to face: each figure stands in one row with the same figure of the other team, and its name between them. So both are
 * read at a glance, and a phone has room for them in any language. How it looks stands in `rows.css`.
 */
export function VersusTable({ label, measure, home, away, groups }: VersusTableProps) {
  return (
    <table className="versus">
      <caption className="sr-only">{label}</caption>
      <thead>
        <tr>
          <th scope="col">{home}</th>
          <th scope="col">
            <span className="sr-only">{measure}</span>
          </th>
          <th scope="col">{away}</th>
        </tr>
      </thead>
      {groups.map(({ key, title, rows }) => (
        <tbody key={key}>
          {title === undefined ? null : (
            <tr>
              <th scope="rowgroup" colSpan={3}>
                {title}
              </th>
            </tr>
          )}
          {rows.map((row) => (
            <tr key={row.key}>
              <td>{row.home}</td>
              <th scope="row">{row.label}</th>
              <td>{row.away}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
