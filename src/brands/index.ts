import { amberTexts } from './amber/texts.ts';
import { amberLook } from './amber/tokens.ts';
import { blueTexts } from './blue/texts.ts';
import { blueLook } from './blue/tokens.ts';
import type { Brand } from './brand.ts';
import { crimsonTexts } from './crimson/texts.ts';
import { crimsonLook } from './crimson/tokens.ts';
import { graphiteTexts } from './graphite/texts.ts';
import { graphiteLook } from './graphite/tokens.ts';
import { jadeTexts } from './jade/texts.ts';
import { jadeLook } from './jade/tokens.ts';
import { limeTexts } from './lime/texts.ts';
import { limeLook } from './lime/tokens.ts';
import { orangeTexts } from './orange/texts.ts';
import { orangeLook } from './orange/tokens.ts';
import { plumTexts } from './plum/texts.ts';
import { plumLook } from './plum/tokens.ts';
import { roseTexts } from './rose/texts.ts';
import { roseLook } from './rose/tokens.ts';
import { skyTexts } from './sky/texts.ts';
import { skyLook } from './sky/tokens.ts';
import { tealTexts } from './teal/texts.ts';
import { tealLook } from './teal/tokens.ts';
import { violetTexts } from './violet/texts.ts';
import { violetLook } from './violet/tokens.ts';

/** `*.localhost` always means this machine, so that a developer can visit each brand. */
const definitions = [
  {
    key: 'blue',
    hosts: ['trueline.example', 'www.trueline.example', 'blue.localhost'],
    ...blueTexts,
    ...blueLook,
    stored: null,
  },
  {
    key: 'orange',
    hosts: ['ninetyfold.example', 'www.ninetyfold.example', 'orange.localhost'],
    ...orangeTexts,
    ...orangeLook,
    stored: null,
  },
  {
    key: 'jade',
    hosts: ['fairmark.example', 'www.fairmark.example', 'jade.localhost'],
    ...jadeTexts,
    ...jadeLook,
    stored: null,
  },
  {
    key: 'crimson',
    hosts: ['evenfield.example', 'www.evenfield.example', 'crimson.localhost'],
    ...crimsonTexts,
    ...crimsonLook,
    stored: null,
  },
  {
    key: 'violet',
    hosts: ['longrun.example', 'www.longrun.example', 'violet.localhost'],
    ...violetTexts,
    ...violetLook,
    stored: null,
  },
  {
    key: 'teal',
    hosts: ['openledger.example', 'www.openledger.example', 'teal.localhost'],
    ...tealTexts,
    ...tealLook,
    stored: null,
  },
  {
    key: 'amber',
    hosts: ['daymark.example', 'www.daymark.example', 'amber.localhost'],
    ...amberTexts,
    ...amberLook,
    stored: null,
  },
  {
    key: 'rose',
    hosts: ['clearcall.example', 'www.clearcall.example', 'rose.localhost'],
    ...roseTexts,
    ...roseLook,
    stored: null,
  },
  {
    key: 'graphite',
    hosts: ['plumbline.example', 'www.plumbline.example', 'graphite.localhost'],
    ...graphiteTexts,
    ...graphiteLook,
    stored: null,
  },
  {
    key: 'lime',
    hosts: ['fieldnote.example', 'www.fieldnote.example', 'lime.localhost'],
    ...limeTexts,
    ...limeLook,
    stored: null,
  },
  {
    key: 'sky',
    hosts: ['northread.example', 'www.northread.example', 'sky.localhost'],
    ...skyTexts,
    ...skyLook,
    stored: null,
  },
  {
    key: 'plum',
    hosts: ['tallyroom.example', 'www.tallyroom.example', 'plum.localhost'],
    ...plumTexts,
    ...plumLook,
    stored: null,
  },
] as const satisfies readonly [Brand, ...Brand[]];

/** The brands of the program, the default one first. */
export const brands: readonly [Brand, ...Brand[]] = definitions;

/** Those of the program and those of the office, as this process read them last. */
let known: { readonly all: readonly Brand[]; readonly version: number } = { all: brands, version: 0 };

/** Takes up the brands of the office in place of those that were known before. A key or a host of the program's stays the program's. */
export function takeUpBrands(list: readonly Brand[]): void {
  known = { all: [...brands, ...list], version: known.version + 1 };
}

/** Another number whenever the brands of the office were taken up again, for what is remembered about hosts. */
export function brandsVersion(): number {
  return known.version;
}

/** Every brand that there is, the default one first; closed ones too, whose members and orders stay. */
export function listBrands(): readonly Brand[] {
  return known.all;
}

export interface BrandChoice {
  /** The brand key that the deployment is set to. In production it counts for `ownHost` alone. */
  projectName?: string | undefined;
  mode: 'demo' | 'test' | 'production';
  /** The host of ORIGIN. */
  ownHost?: string | undefined;
}

/** What of the deployment's settings says which brand a host is. */
export function brandChoice(env: {
  readonly APP_MODE: BrandChoice['mode'];
  readonly PROJECT_NAME?: string | undefined;
  readonly ORIGIN?: string | undefined;
}): BrandChoice {
  const ownHost = env.ORIGIN === undefined ? undefined : new URL(env.ORIGIN).hostname;
  return { projectName: env.PROJECT_NAME, mode: env.APP_MODE, ownHost };
}

/**
 * The brand of a `Host` header, with or without a port. An unknown host is the default brand while developing, and null,
 * hence a 404, in production: a brand must not open under a name that no one gave it. ORIGIN gives a name: where no brand has that host, the
 * chosen brand or the default one is served there, or a new site could be reached by no one, its operators included. The host of a
 * closed brand is null anywhere.
 */
export function brandForHost(
  host: string | null | undefined,
  { projectName, mode, ownHost }: BrandChoice,
): Brand | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (mode !== 'production' && projectName !== undefined) {
    const chosen = findBrand(projectName);
    if (chosen === null)
      throw new Error(`no brand is called ${projectName}: ${brands.map(({ key }) => key).join(', ')}`);
    return chosen;
  }
  const served = findHostOwner(name);
  if (served?.stored?.isOpen === false) return null;
  if (served !== null || (mode === 'production' && name !== ownHost)) return served;
  return (projectName === undefined ? null : findBrand(projectName)) ?? brands[0];
}

/** Whose host this is among all brands, whatever their state; null for one that no brand has. */
export function findHostOwner(host: string): Brand | null {
  return known.all.find(({ hosts }) => hosts.includes(host)) ?? null;
}

export function findBrand(key: string): Brand | null {
  return known.all.find((brand) => brand.key === key) ?? null;
}
