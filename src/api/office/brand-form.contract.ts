import { z } from 'zod';
import { JURISDICTIONS } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { BRAND_STATES, GROUNDS, HEADERS, HEADINGS, MOTIFS, SHAPES } from '#terms/looks.ts';
import { instantSchema } from '../endpoint.contract.ts';
import { approvalSchema } from './approval.contract.ts';

/** A logo's bytes in base64 are a third longer than the logo. */
const MAX_LOGO_CHARACTERS = 350_000;
const price = z.int().min(1).max(10_000_000);
const brandTexts = z.strictObject({
  tagline: z.string().trim().max(80),
  headline: z.string().trim().max(120),
});

export const brandKeySchema = z.string().regex(/^[a-z][a-z0-9]{2,19}$/);
export const logoSchema = z.base64().min(1).max(MAX_LOGO_CHARACTERS, { error: 'office.brands.logo.tooLong' });

const pricesSchema = z.strictObject({
  daily: price,
  weekly: price,
  monthly: price,
  quarterly: price,
  yearly: price,
});
const textsSchema = z.strictObject({
  en: brandTexts.optional(),
  zh_TW: brandTexts.optional(),
  zh_HK: brandTexts.optional(),
  vi: brandTexts.optional(),
});
const lookSchema = z.strictObject({
  primary: z
    .string()
    .regex(/^#[\da-fA-F]{6}$/)
    .toLowerCase(),
  /** The text on the primary colour: by contrast, or one of the two. */
  text: z.enum(['auto', 'white', 'black']),
  logo: z.enum(['normal', 'full']),
  shape: z.enum(SHAPES),
  header: z.enum(HEADERS),
  ground: z.enum(GROUNDS),
  heading: z.enum(HEADINGS),
  /** Whose drawing stands behind the first view. */
  motif: z.enum(MOTIFS),
});

/** What an operator writes of a brand. */
export const brandForm = {
  name: z.string().trim().min(1).max(40),
  legal_entity: z.string().trim().min(1).max(120),
  /** Names without scheme, port or path; the first is the one that e-mails lead to. */
  hosts: z.array(z.string().trim().min(4).max(253)).min(1).max(5),
  jurisdiction: z.enum(JURISDICTIONS),
  languages: z.array(z.enum(LOCALES)).min(1).max(4),
  primary_language: z.enum(LOCALES),
  texts: textsSchema,
  look: lookSchema,
  /** In whole TWD; from the first day on prices are changed where those of every brand are. */
  prices: pricesSchema,
};

export const officeBrandSchema = z.object({
  key: z.string(),
  state: z.enum(BRAND_STATES),
  /** Whether it has a folder of the program; its state and look are then no one's to change here. */
  is_program: z.boolean(),
  name: z.string(),
  hosts: z.array(z.string()),
  jurisdiction: z.enum(JURISDICTIONS),
  languages: z.array(z.enum(LOCALES)),
  made_by: z.string().nullable(),
  made_at: instantSchema.nullable(),
  version: z.int(),
  requests: z.array(approvalSchema),
});
