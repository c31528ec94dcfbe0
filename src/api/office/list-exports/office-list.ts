import { z } from 'zod';
import type { OperatorCaller } from '#api/caller.ts';
import { type Columns, csvTable } from '#domain/foundation/export/csv-table.ts';
import type { ListTable } from '#domain/foundation/export/write-list-file.ts';
import { pageMeta } from '../../endpoint.contract.ts';
import type { GuardedContract, HandlerAnswer } from '../../endpoint.ts';
import { type ParsedInput, parseInput } from '../../parse-input.ts';

/** A list of the office that can be had as a file. */
export type OfficeList = {
  readonly permission: string | undefined;
  /** What the list's own page may be asked beside its pages. */
  readonly filters: readonly string[];
  /** The list as an operator sees it under these filters, as far as `most` rows go. */
  read(query: Readonly<Record<string, unknown>>, caller: OperatorCaller, most: number): Promise<ListTable>;
};

/** The endpoint that answers a list to operators. */
type ListEndpoint<C extends GuardedContract> = {
  readonly contract: C;
  handle(input: ParsedInput<C>, caller: OperatorCaller): Promise<HandlerAnswer<C>>;
};

/**
 * Makes the file of a list from the call that its page asks: who may see it, which brand it is about and how it is filtered is
 * said there alone. `columns` are the heads of the file and what stands below each.
 */
export function officeList<C extends GuardedContract, Row>(
  list: ListEndpoint<C>,
  options: {
    readonly rows: (data: z.output<C['data']>) => readonly Row[];
    readonly columns: Columns<Row>;
  },
): OfficeList {
  const { contract } = list;
  return {
    permission: contract.permission,
    filters: Object.keys(contract.query?.shape ?? {}).filter(
      (name) => !/^(?:brand|page|per_page)$/.test(name),
    ),
    async read(query, caller, most) {
      const input = parseInput(contract, { params: {}, query, body: {} });
      // A file has one page, longer than those of the screen.
      const whole = Object.assign({}, input.query, { page: 1, per_page: most });
      const answer = await list.handle({ ...input, query: whole }, caller);
      const rows = options.rows(z.parse<C['data']>(contract.data, answer.data));
      return {
        csv: csvTable(options.columns, [rows]),
        total: pageMeta.safeParse(answer.meta).data?.total ?? rows.length,
      };
    },
  };
}
