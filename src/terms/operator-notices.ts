/** What an operator receives about an alert. */
export const NOTICE_EVENTS = ['opened', 'closed'] as const;
export type NoticeEvent = (typeof NOTICE_EVENTS)[number];

/** `waiting` for its time or the end of quiet hours; `dropped` where there was nothing to report any more, or no one who may receive it. */
export const NOTICE_STATUSES = ['waiting', 'notified', 'dropped'] as const;
export type NoticeStatus = (typeof NOTICE_STATUSES)[number];

/** So many devices of an operator are notified; a further one takes the place of the oldest. */
export const MAX_OPERATOR_DEVICES = 5;
