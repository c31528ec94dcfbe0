/** The roles of the office, as e-mails name them; the compiler refuses an e-mail about a role that is not here. */
export type OperatorRole = 'owner' | 'finance' | 'support' | 'content' | 'analyst' | 'auditor';
