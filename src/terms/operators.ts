export const OPERATOR_ROLES = ['owner', 'finance', 'support', 'content', 'analyst', 'auditor'] as const;
export type OperatorRole = (typeof OPERATOR_ROLES)[number];

export const ALERT_SEVERITIES = ['critical', 'warning'] as const;
export type AlertSeverity = (typeof ALERT_SEVERITIES)[number];
