import { z } from 'zod';
import { JURISDICTIONS } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, leagueSchema, originSchema } from '../endpoint.contract.ts';

const themeSchema = z.record(z.string(), z.string());

export const settingsContract = {
  method: 'GET',
  path: '/ai-website-settings/show',
  summary:
    'The brand: name, law, languages, ages, colours by token, changed wording, and what data the site is showing.',
  access: 'guest',
  data: z.object({
    key: z.string(),
    name: z.string(),
    legal_entity: z.string(),
    jurisdiction: z.enum(JURISDICTIONS),
    languages: z.array(z.enum(LOCALES)),
    primary_language: z.enum(LOCALES),
    zone: z.string(),
    currency: z.enum(['TWD', 'USD']),
    ages: z.object({ account: z.int(), subscribe: z.int() }),
    tokens: z.object({ light: themeSchema, dark: themeSchema }),
    logo: z.object({ mode: z.enum(['normal', 'full']) }),
    messages: z.partialRecord(z.enum(LOCALES), z.record(z.string(), z.string())),
    data: z.object({
      mode: z.enum(['replay', 'live']),
      seasons: z.enum(['embedded', 'archive']),
      sources: z.array(z.string()),
      origins: z.record(leagueSchema, originSchema),
    }),
  }),
  statuses: [200, 404],
  shared: { topics: ['wording', 'record', 'games'], goodForS: 60 },
  cacheS: 60,
} as const satisfies Contract;
