import type { z } from 'zod';
import type { CsvCell } from '#domain/foundation/export/csv.ts';
import type { ListTable } from '#domain/foundation/export/write-list-file.ts';
import { pageMeta } from '../../endpoint.contract.ts';
import type { OfficeContract } from '../office.contract.ts';
import type { OfficeCaller, OfficeEndpoint } from '../office-endpoint.ts';

/** A list of the office that can be had as a file. */
export type OfficeList = {
  readonly permission: OfficeEndpoint['permission'];
  /** What the list's own page may be asked beside its pages. */
  readonly filters: readonly string[];
  /** The list as an operator sees it under these filters, as far as `most` rows go. */
  read(query: Readonly<Record<string, unknown>>, caller: OfficeCaller, most: number): Promise<ListTable>;
};

/**
 * Makes the file of a list from the call that its page asks: who may see it, which brand it is about and how it is filtered is
 * said there alone. `columns` are the heads of the file and what stands below each.
 */
export function officeList<Data extends z.ZodType, Row>(
  contract: OfficeContract & { readonly data: Data },
  list: OfficeEndpoint,
  of: {
    readonly rows: (data: z.output<Data>) => readonly Row[];
    readonly columns: Readonly<Record<string, (row: Row) => CsvCell>>;
  },
): OfficeList {
  return {
    permission: list.permission,
    filters: Object.keys(contract.query?.shape ?? {}).filter(
      (name) => !/^(?:brand|page|per_page)$/.test(name),
    ),
    async read(query, caller, most) {
      const answer = await list.run({ params: {}, query, body: {} }, caller, most);
      const rows = of.rows(contract.data.parse(answer.data));
      const cells = Object.values(of.columns);
      return {
        heading: Object.keys(of.columns),
        rows: rows.map((row) => cells.map((cell) => cell(row))),
        total: pageMeta.safeParse(answer.meta).data?.total ?? rows.length,
      };
    },
  };
}
