import { z } from 'zod';
import { type Contract, instantSchema } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

const colour = z
  .string()
  .regex(/^#[\da-fA-F]{6}$/)
  .toLowerCase();

/** The colours that may be set one by one; the others follow from the primary colour. */
const ownColours = z.strictObject({
  primaryTable: colour.optional(),
  primary100: colour.optional(),
  primary200: colour.optional(),
  primary300: colour.optional(),
  primaryHover: colour.optional(),
  primaryInk: colour.optional(),
  main: colour.optional(),
  borderMain: colour.optional(),
  shadowButtonBorder: colour.optional(),
  mainGreen: colour.optional(),
});

export const lookSchema = z.strictObject({
  primary: colour,
  /** The text on the primary colour: by contrast, or one of the two. */
  text: z.enum(['auto', 'white', 'black']),
  logo: z.enum(['normal', 'full']),
  light: ownColours,
  dark: ownColours,
});

export const themeContract = {
  method: 'GET',
  path: '/office/theme',
  summary: "A brand's look: what the program says, what its operators made of it, and the versions before.",
  access: 'operator',
  permission: 'wording.view',
  query: z.object(brandQuery),
  data: z.object({
    /** The key of the brand. */
    brand: z.string(),
    /** 0 where no one has changed it. */
    version: z.int(),
    /** What its operators chose; null: as the program says. */
    look: lookSchema.nullable(),
    program: lookSchema,
    /** The newest first. */
    versions: z.array(
      z.object({
        version: z.int(),
        look: lookSchema.nullable(),
        note: z.string(),
        made_by: z.string(),
        made_at: instantSchema,
      }),
    ),
  }),
  statuses: [200, 302, 404],
} as const satisfies Contract;

export const changeThemeContract = {
  method: 'POST',
  path: '/office/theme',
  summary:
    'Gives a brand another look, or the program’s own again; refused where a pair of colours cannot be read.',
  access: 'operator',
  permission: 'wording.edit',
  query: z.object(brandQuery),
  body: z.strictObject({
    look: lookSchema.nullable(),
    note: z.string().trim().max(200).default(''),
    version: z.int32().min(0),
  }),
  data: z.object({ version: z.int() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
