/** The roles of the office, as letters name them; the compiler refuses a letter about a role that is not here. */
export type OperatorRole = 'owner' | 'finance' | 'support' | 'content' | 'analyst' | 'auditor';
