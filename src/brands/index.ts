import { blueTexts } from './blue/texts.ts';
import { blueLook } from './blue/tokens.ts';
import type { Brand } from './brand.ts';
import { orangeTexts } from './orange/texts.ts';
import { orangeLook } from './orange/tokens.ts';

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
] as const satisfies readonly [Brand, ...Brand[]];

export type BrandKey = (typeof definitions)[number]['key'];

/** Every brand, the default one first. */
export const brands: readonly [Brand, ...Brand[]] = definitions;

export interface BrandChoice {
  /** The brand key that the deployment is set to; it counts outside production only. */
  projectName?: string | undefined;
  mode: 'demo' | 'test' | 'production';
}

/**
 * The brand of a `Host` header, with or without a port. An unknown host is the default brand while developing, and null,
 * hence a 404, in production: a shop must not open under a name that nobody gave it.
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
