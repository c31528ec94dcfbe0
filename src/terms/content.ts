export const LEGAL_TYPES = ['terms', 'privacy', 'purchase', 'notice'] as const;

/** The places by whose law a brand is run. */
export const JURISDICTIONS = ['TW', 'HK'] as const;
export type Jurisdiction = (typeof JURISDICTIONS)[number];

export const CONTACT_TYPES = ['mail', 'line', 'telegram', 'phone', 'whatsapp', 'zalo'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

export const FEEDBACK_SOURCES = ['mail', 'chat', 'phone', 'form', 'social', 'other'] as const;

export const NEWS_STATUSES = ['draft', 'review', 'scheduled', 'published'] as const;
export type NewsStatus = (typeof NEWS_STATUSES)[number];

/** How the words of a redirect or a message stand. */
export const REDIRECT_STATES = ['live', 'coming', 'past', 'broken'] as const;
export type RedirectState = (typeof REDIRECT_STATES)[number];

export const MESSAGE_STATES = ['overridden', 'missing', 'obsolete', 'placeholders'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];
