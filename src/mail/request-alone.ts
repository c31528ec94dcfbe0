import type { ApprovalKind } from '#terms/approvals.ts';
import type { Email } from './email.ts';

/** Announced three days ahead, in effect now, or no longer possible when its time had come. */
export type AloneAction = 'announced' | 'in_effect' | 'not_possible';

type RequestData = {
  readonly action: AloneAction;
  readonly kind: ApprovalKind;
  readonly reason: string;
  /** The request, for the address of its page. */
  readonly request: string;
  /** When it takes effect, as the reader's clock says, and in which zone. */
  readonly time: string;
  readonly zone: string;
  readonly hours: number;
};

/** To an owner who is the only operator: what they asked for takes effect without a second person. */
export const requestAlone: Email<RequestData> = {
  name: 'request-alone',
  write: ({ t, brandName: brand, home, zoneName }, { action, kind, reason, request, time, zone, hours }) => {
    const what = t(`mail.requestAlone.kinds.${kind}`);
    return {
      subject: t(`mail.requestAlone.${action}.subject`, { brand, what, hours }),
      paragraphs: [
        t(`mail.requestAlone.${action}.text`, {
          what,
          reason: withoutEnd(reason),
          time,
          zone: zoneName(zone),
        }),
        t(`mail.requestAlone.${action}.then`),
      ],
      action: {
        label: t('mail.requestAlone.action'),
        url: `${new URL(home).origin}/office/approvals/${request}`,
      },
    };
  },
};

/** What somebody wrote as a sentence stands inside of another one, which has an end of its own. */
function withoutEnd(reason: string): string {
  let length = reason.length;
  while (length > 0 && '.。'.includes(reason.charAt(length - 1))) length -= 1;
  return reason.slice(0, length);
}
