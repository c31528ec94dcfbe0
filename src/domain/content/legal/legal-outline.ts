import type { OutlineSection } from './legal-paragraph.ts';

/**
 * The one structure that every language of a legal text fills in: sections, their paragraphs, the jurisdiction of those that hold
 * in one only, and the placeholders that each names. Ages, prices, windows and courts are placeholders alone (docs/product/brands.md).
 */
export const legalOutline = {
  terms: [
    {
      id: 'sample',
      paragraphs: [{ id: 'sample', needs: [] }],
    },
    {
      id: 'service',
      paragraphs: [
        { id: 'what', needs: ['brand', 'company'] },
        { id: 'no_bets', needs: [] },
      ],
    },
    {
      id: 'age',
      paragraphs: [
        { id: 'minimum', needs: ['account_min_age', 'subscribe_min_age'] },
        { id: 'local_law', needs: [] },
      ],
    },
    {
      id: 'account',
      paragraphs: [
        { id: 'own', needs: ['brand'] },
        { id: 'secret', needs: ['password_min_length'] },
      ],
    },
    {
      id: 'predictions',
      paragraphs: [
        { id: 'no_promise', needs: [] },
        { id: 'units', needs: ['unit_usd', 'record_days'] },
      ],
    },
    {
      id: 'records',
      paragraphs: [
        { id: 'unchanged', needs: [] },
        { id: 'dispute', needs: ['dispute_days'] },
      ],
    },
    {
      id: 'models',
      paragraphs: [{ id: 'own_risk', needs: [] }],
    },
    {
      id: 'rights_in_content',
      paragraphs: [{ id: 'licence', needs: [] }],
    },
    {
      id: 'own_break',
      paragraphs: [{ id: 'effect', needs: [] }],
    },
    {
      id: 'conduct',
      paragraphs: [
        { id: 'forbidden', needs: [] },
        { id: 'suspension', needs: [] },
      ],
    },
    {
      id: 'availability',
      paragraphs: [{ id: 'interruptions', needs: [] }],
    },
    {
      id: 'ending',
      paragraphs: [
        { id: 'yours', needs: [] },
        { id: 'ours', needs: [] },
      ],
    },
    {
      id: 'messages',
      paragraphs: [{ id: 'how', needs: [] }],
    },
    {
      id: 'liability',
      paragraphs: [{ id: 'limits', needs: [] }],
    },
    {
      id: 'changes',
      paragraphs: [
        { id: 'versions', needs: [] },
        { id: 'languages', needs: [] },
      ],
    },
    {
      id: 'general',
      paragraphs: [
        { id: 'parts', needs: [] },
        { id: 'transfer', needs: ['company'] },
      ],
    },
    {
      id: 'law',
      paragraphs: [{ id: 'court', needs: ['law', 'court'] }],
    },
  ],
  privacy: [
    {
      id: 'sample',
      paragraphs: [{ id: 'sample', needs: [] }],
    },
    {
      id: 'controller',
      paragraphs: [{ id: 'who', needs: ['brand', 'company'] }],
    },
    {
      id: 'data',
      paragraphs: [
        { id: 'kept', needs: ['order_retention_years', 'session_retention_days', 'email_retention_days'] },
        { id: 'not_kept', needs: ['account_min_age', 'subscribe_min_age'] },
      ],
    },
    {
      id: 'purposes',
      paragraphs: [{ id: 'why', needs: [] }],
    },
    {
      id: 'basis',
      paragraphs: [
        { id: 'contract', needs: [] },
        { id: 'taiwan', only: 'TW', needs: [] },
        { id: 'hong_kong', only: 'HK', needs: [] },
      ],
    },
    {
      id: 'sharing',
      paragraphs: [
        { id: 'nobody', needs: [] },
        { id: 'processors', needs: ['company'] },
      ],
    },
    {
      id: 'cookies',
      paragraphs: [
        { id: 'ours', needs: [] },
        { id: 'list', needs: [] },
        { id: 'others', needs: [] },
      ],
    },
    {
      id: 'retention',
      paragraphs: [{ id: 'how_long', needs: ['order_retention_years'] }],
    },
    {
      id: 'security',
      paragraphs: [
        { id: 'measures', needs: [] },
        { id: 'breach', needs: [] },
      ],
    },
    {
      id: 'rights',
      paragraphs: [
        { id: 'taiwan', only: 'TW', needs: [] },
        { id: 'hong_kong', only: 'HK', needs: [] },
        { id: 'refuse', needs: [] },
        { id: 'how', needs: [] },
      ],
    },
    {
      id: 'changes',
      paragraphs: [{ id: 'versions', needs: [] }],
    },
  ],
  purchase: [
    {
      id: 'sample',
      paragraphs: [{ id: 'sample', needs: [] }],
    },
    {
      id: 'age',
      paragraphs: [{ id: 'minimum', needs: ['account_min_age', 'subscribe_min_age'] }],
    },
    {
      id: 'contract',
      paragraphs: [{ id: 'how', needs: ['company'] }],
    },
    {
      id: 'plans',
      paragraphs: [
        { id: 'content', needs: [] },
        { id: 'period', needs: [] },
      ],
    },
    {
      id: 'payment',
      paragraphs: [
        { id: 'transfer', needs: [] },
        { id: 'expiry', needs: ['order_days', 'daily_order_days', 'late_transfer_days'] },
        { id: 'wrong_amount', needs: [] },
        { id: 'fees', needs: [] },
      ],
    },
    {
      id: 'coupons',
      paragraphs: [{ id: 'floor', needs: ['minimum_price'] }],
    },
    {
      id: 'no_refund',
      paragraphs: [
        { id: 'rule', needs: [] },
        { id: 'taiwan', only: 'TW', needs: ['withdrawal_days'] },
        { id: 'hong_kong', only: 'HK', needs: [] },
        { id: 'our_fault', needs: [] },
      ],
    },
    {
      id: 'next_plan',
      paragraphs: [
        { id: 'no_renewal', needs: [] },
        { id: 'upgrade', needs: [] },
      ],
    },
    {
      id: 'complaints',
      paragraphs: [
        { id: 'how', needs: [] },
        { id: 'taiwan', only: 'TW', needs: [] },
        { id: 'hong_kong', only: 'HK', needs: [] },
      ],
    },
    {
      id: 'law',
      paragraphs: [{ id: 'court', needs: ['law', 'court'] }],
    },
  ],
  notice: [
    {
      id: 'sample',
      paragraphs: [{ id: 'sample', needs: [] }],
    },
    {
      id: 'statistics',
      paragraphs: [
        { id: 'nature', needs: ['brand'] },
        { id: 'past', needs: ['record_days'] },
      ],
    },
    {
      id: 'betting_law',
      paragraphs: [
        { id: 'own_law', needs: [] },
        { id: 'taiwan', only: 'TW', needs: [] },
        { id: 'hong_kong', only: 'HK', needs: [] },
        { id: 'age', needs: ['subscribe_min_age'] },
      ],
    },
    {
      id: 'care',
      paragraphs: [
        { id: 'money', needs: [] },
        { id: 'break', needs: [] },
      ],
    },
    {
      id: 'help',
      paragraphs: [{ id: 'talk', needs: [] }],
    },
    {
      id: 'check',
      paragraphs: [{ id: 'proof', needs: [] }],
    },
    {
      id: 'sources',
      paragraphs: [
        { id: 'marked', needs: [] },
        { id: 'corrections', needs: [] },
      ],
    },
  ],
} as const satisfies Record<string, readonly OutlineSection[]>;

type Outline = typeof legalOutline;
export type LegalType = keyof Outline;
type SectionOf<Type extends LegalType> = Outline[Type][number];

/** What a language writes for one document: the compiler asks for every section and paragraph, and for no other. */
export type LegalText<Type extends LegalType> = {
  readonly title: string;
  readonly sections: {
    readonly [Id in SectionOf<Type>['id']]: {
      readonly heading: string;
      readonly paragraphs: {
        readonly [Paragraph in Extract<SectionOf<Type>, { id: Id }>['paragraphs'][number]['id']]: string;
      };
    };
  };
};

export type LegalTexts = { readonly [Type in LegalType]: LegalText<Type> };
