import { plainLogo } from './stored-brands.ts';

/** What an operator types for a new brand, with whatever a test wants different. */
export async function brandForm(wish: Readonly<Record<string, unknown>> = {}) {
  return {
    key: 'lantern',
    name: 'Lantern Street',
    legal_entity: 'Lantern Street Limited',
    hosts: ['lantern.example', 'www.lantern.example'],
    jurisdiction: 'TW',
    languages: ['en', 'zh_TW'],
    primary_language: 'zh_TW',
    texts: {
      en: { tagline: 'Lit all night', headline: 'Predictions under the lantern' },
      zh_TW: { tagline: '整夜點亮', headline: '燈下的賽事預測' },
    },
    look: brandLook(),
    prices: { daily: 1500, weekly: 3600, monthly: 9000, quarterly: 21_000, yearly: 50_000 },
    logo: (await plainLogo()).toString('base64'),
    ...wish,
  };
}

export const brandLook = (wish: Readonly<Record<string, unknown>> = {}) => ({
  primary: '#7a1f5c',
  text: 'auto',
  logo: 'normal',
  shape: 'soft',
  header: 'double',
  ground: 'dotted',
  heading: 'plain',
  motif: 'teal',
  ...wish,
});
