import { parseArgs } from 'node:util';
import { z } from 'zod';
import { DISPUTE_OUTCOMES, WITHDRAWAL_REASONS } from '#terms/results.ts';

const RECORD_USAGE = `Usage: npm run -s record -- withdraw <serial> --reason ${WITHDRAWAL_REASONS.join('|')} --note <text> --by <operator>
       npm run -s record -- propose <serial> (--home <n> --away <n> [--parts 1-0,0-1] | --canceled) --evidence <text> --by <operator>
       npm run -s record -- decide <proposal> --approve|--reject --note <text> --by <another operator>
       npm run -s record -- answer <dispute> --outcome upheld|rejected --note <text> --by <operator>
       npm run -s record -- leave <pick of a change> --at <instant of the change> --note <text> --by <operator>
       npm run -s record -- proposals | disputes | changes | policy | rebuild`;

const text = z.string().trim().min(1);
const count = z.coerce.number().int().min(0);
const by = z.email();
const serial = z.string().regex(/^\d{4}-\d{2}-\d{2}\/\d{4,}$/);
const parts = z
  .string()
  .regex(/^\d+-\d+(,\d+-\d+)*$/)
  .transform((list) =>
    list.split(',').map((part): [number, number] => [Number(part.split('-')[0]), Number(part.split('-')[1])]),
  );

const commandSchema = z.discriminatedUnion('verb', [
  z.object({ verb: z.literal('withdraw'), of: serial, reason: z.enum(WITHDRAWAL_REASONS), note: text, by }),
  z.object({
    verb: z.literal('propose'),
    of: serial,
    evidence: text,
    by,
    home: count.optional(),
    away: count.optional(),
    parts: parts.optional(),
    canceled: z.boolean().default(false),
  }),
  z.object({
    verb: z.literal('decide'),
    of: z.uuid(),
    note: text,
    by,
    approve: z.boolean().default(false),
    reject: z.boolean().default(false),
  }),
  z.object({
    verb: z.literal('answer'),
    of: z.uuid(),
    outcome: z.enum(DISPUTE_OUTCOMES),
    note: text,
    by,
  }),
  z.object({ verb: z.literal('leave'), of: z.uuid(), at: z.coerce.date(), note: text, by }),
  z.object({ verb: z.enum(['proposals', 'disputes', 'changes', 'policy', 'rebuild']) }),
]);

export type RecordCommand = z.infer<typeof commandSchema>;

const STRINGS = ['reason', 'at', 'note', 'by', 'home', 'away', 'parts', 'evidence', 'outcome'] as const;
const FLAGS = ['canceled', 'approve', 'reject'] as const;

/** Reads the words after the command; throws a sentence and the usage where they are not right. */
export function readRecordArguments(args: readonly string[]): RecordCommand {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: Object.fromEntries([
      ...STRINGS.map((name) => [name, { type: 'string' as const }] as const),
      ...FLAGS.map((name) => [name, { type: 'boolean' as const }] as const),
    ]),
  });
  const [verb, subject, ...rest] = positionals;
  const parsed = commandSchema.safeParse({ ...values, verb, of: subject });
  if (!parsed.success || rest.length > 0) {
    const [issue] = parsed.error?.issues ?? [];
    const where = issue && issue.path[0] !== 'verb' ? `${issue.path.join('.')}: ${issue.message}\n` : '';
    throw new Error(`${where}${RECORD_USAGE}`);
  }
  return checked(parsed.data);
}

/** What the shape alone cannot say. */
function checked(command: RecordCommand): RecordCommand {
  if (
    command.verb === 'propose' &&
    command.canceled === (command.home !== undefined && command.away !== undefined)
  ) {
    throw new Error(`A correction names both scores, or --canceled.\n${RECORD_USAGE}`);
  }
  if (command.verb === 'decide' && command.approve === command.reject) {
    throw new Error(`A decision is --approve or --reject.\n${RECORD_USAGE}`);
  }
  return command;
}
