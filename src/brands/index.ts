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
  },
  {
    key: 'orange',
    hosts: ['ninetyfold.example', 'www.ninetyfold.example', 'orange.localhost'],
    ...orangeTexts,
    ...orangeLook,
  },
  {
    key: 'jade',
    hosts: ['fairmark.example', 'www.fairmark.example', 'jade.localhost'],
    ...jadeTexts,
    ...jadeLook,
  },
  {
    key: 'crimson',
    hosts: ['evenfield.example', 'www.evenfield.example', 'crimson.localhost'],
    ...crimsonTexts,
    ...crimsonLook,
  },
  {
    key: 'violet',
    hosts: ['longrun.example', 'www.longrun.example', 'violet.localhost'],
    ...violetTexts,
    ...violetLook,
  },
  {
    key: 'teal',
    hosts: ['openledger.example', 'www.openledger.example', 'teal.localhost'],
    ...tealTexts,
    ...tealLook,
  },
  {
    key: 'amber',
    hosts: ['daymark.example', 'www.daymark.example', 'amber.localhost'],
    ...amberTexts,
    ...amberLook,
  },
  {
    key: 'rose',
    hosts: ['clearcall.example', 'www.clearcall.example', 'rose.localhost'],
    ...roseTexts,
    ...roseLook,
  },
  {
    key: 'graphite',
    hosts: ['plumbline.example', 'www.plumbline.example', 'graphite.localhost'],
    ...graphiteTexts,
    ...graphiteLook,
  },
  {
    key: 'lime',
    hosts: ['fieldnote.example', 'www.fieldnote.example', 'lime.localhost'],
    ...limeTexts,
    ...limeLook,
  },
  {
    key: 'sky',
    hosts: ['northread.example', 'www.northread.example', 'sky.localhost'],
    ...skyTexts,
    ...skyLook,
  },
  {
    key: 'plum',
    hosts: ['tallyroom.example', 'www.tallyroom.example', 'plum.localhost'],
    ...plumTexts,
    ...plumLook,
  },
] as const satisfies readonly [Brand, ...Brand[]];

/** Every brand, the default one first. */
export const brands: readonly [Brand, ...Brand[]] = definitions;

export interface BrandChoice {
  /** The brand key that the deployment is set to; it counts outside production only. */
  projectName?: string | undefined;
  mode: 'demo' | 'test' | 'production';
}

/**
 * The brand of a `Host` header, with or without a port. An unknown host is the default brand while developing, and null,
 * hence a 404, in production: a brand must not open under a name that no one gave it.
 */
export function brandForHost(
  host: string | null | undefined,
  { projectName, mode }: BrandChoice,
): Brand | null {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (mode !== 'production' && projectName !== undefined) {
    const chosen = findBrand(projectName);
    if (chosen === null)
      throw new Error(`no brand is called ${projectName}: ${brands.map(({ key }) => key).join(', ')}`);
    return chosen;
  }
  const served = brands.find(({ hosts }) => hosts.some((known) => known === name));
  return served ?? (mode === 'production' ? null : brands[0]);
}

export function findBrand(key: string): Brand | null {
  return brands.find((brand) => brand.key === key) ?? null;
}
