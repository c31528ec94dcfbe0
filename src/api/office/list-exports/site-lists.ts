import { GET as aliases } from '../aliases.ts';
import { GET as emails } from '../emails.ts';
import { GET as languages } from '../languages.ts';
import { GET as leagues } from '../leagues.ts';
import { GET as legal } from '../legal.ts';
import { GET as operators } from '../operators.ts';
import { GET as settings } from '../settings.ts';
import { GET as teams } from '../teams.ts';
import { officeList } from './office-list.ts';

/** The lists about what a brand is like and how the site runs, as files. */
export const siteLists = {
  legal: officeList(legal, {
    rows: (documents) => documents,
    columns: {
      document: ({ type }) => type,
      in_force: ({ in_force: now }) => now?.version ?? null,
      in_force_since: ({ in_force: now }) => now?.effective_at ?? null,
      published_at: ({ in_force: now }) => now?.published_at ?? null,
      published_by: ({ in_force: now }) => now?.published_by ?? null,
      note: ({ in_force: now }) => now?.note ?? null,
      is_sample: ({ in_force: now }) => now?.is_sample ?? null,
      members_agreed: ({ in_force: now }) => now?.members ?? null,
      coming: ({ coming }) => coming?.version ?? null,
      coming_from: ({ coming }) => coming?.effective_at ?? null,
      draft_at: (row) => row.draft_at,
    },
  }),
  languages: officeList(languages, {
    rows: (data) => data.languages,
    columns: {
      language: ({ code }) => code,
      enabled: ({ enabled }) => enabled,
      is_first: (row) => row.is_first,
      members: ({ members }) => members,
    },
  }),
  settings: officeList(settings, {
    rows: (all) => all,
    columns: {
      setting: ({ key }) => key,
      value: ({ value }) => value,
      program: ({ program }) => program,
      least: ({ bounds }) => bounds?.least ?? null,
      most: ({ bounds }) => bounds?.most ?? null,
      changed_at: (row) => row.changed_at,
      request: ({ request }) => request?.id ?? null,
      proposed_by: ({ request }) => request?.proposed_by ?? null,
    },
  }),
  leagues: officeList(leagues, {
    rows: (all) => all,
    columns: {
      id: (row) => row.id,
      sport: (row) => row.sport,
      name: ({ names }) => names.en ?? null,
      country: (row) => row.country,
      covered: (row) => row.covered,
      provider_key: ({ rules }) => rules.provider_keys['the-odds-api'] ?? null,
      zone: ({ rules }) => rules.zone,
      teams: (row) => row.teams,
      coming: (row) => row.coming,
      open_names: (row) => row.open_names,
      version: (row) => row.version,
    },
  }),
  teams: officeList(teams, {
    rows: (all) => all,
    columns: {
      id: (row) => row.id,
      league: (row) => row.league,
      key: (row) => row.key,
      name: ({ names }) => names.en ?? null,
      name_zh_TW: ({ names }) => names.zh_TW ?? null,
      name_zh_HK: ({ names }) => names.zh_HK ?? null,
      name_vi: ({ names }) => names.vi ?? null,
      pattern: ({ kit }) => kit?.pattern ?? null,
      first: ({ kit }) => kit?.first ?? null,
      second: ({ kit }) => kit?.second ?? null,
      provider_named: (row) => row.provider_named,
      version: (row) => row.version,
    },
  }),
  aliases: officeList(aliases, {
    rows: (all) => all,
    columns: {
      source: (row) => row.source,
      league: (row) => row.league,
      alias: (row) => row.alias,
      status: (row) => row.status,
      team: (row) => row.team,
      likeliest: ({ candidates: [first] }) => first?.name ?? null,
      likeness: ({ candidates: [first] }) => first?.likeness ?? null,
      seen_at: (row) => row.seen_at,
      decided_at: (row) => row.decided_at,
      decided_by: (row) => row.decided_by,
    },
  }),
  emails: officeList(emails, {
    rows: (all) => all,
    columns: {
      id: (row) => row.id,
      brand: (row) => row.brand,
      template: (row) => row.template,
      recipient_masked: (row) => row.recipient,
      status: (row) => row.status,
      attempts: (row) => row.attempts,
      error: (row) => row.error,
      created_at: (row) => row.created_at,
      next_attempt_at: (row) => row.next_attempt_at,
    },
  }),
  operators: officeList(operators, {
    rows: (colleagues) => colleagues,
    columns: {
      id: (row) => row.id,
      email: (row) => row.email,
      role: (row) => row.role,
      status: (row) => row.status,
      brands: (row) => row.brands.join('; '),
      recovery_codes_left: (row) => row.recovery_codes_left,
      created_at: (row) => row.created_at,
    },
  }),
} as const;
