import type { RequestContext } from '#api/request-context.ts';
import type { Services } from '#domain/services.ts';
import type { PageContext } from '../../src/page/page-context.ts';
import type { SentForm } from '../../src/screens/sent-form.server.ts';
import { guestContext } from './call-api.ts';
import { membersApi } from './made-apis.ts';
import type { MadeMember } from './members.ts';
import { makePageContext } from './page-context.ts';

type Answer = Response | { readonly data: SentForm; readonly init: ResponseInit | null };
type Action = (requestContext: PageContext, request: Request, url: URL) => Promise<Answer>;

/** What came of a form: where it led, or what the page says of it. */
export type FormAnswer = {
  readonly status: number;
  readonly goesTo: string | null;
  readonly cookies: readonly string[];
  readonly sent: SentForm | null;
};

/** What a page knows of a request of a member: who they are, and the API, asked as them. */
export function memberContext(
  services: Services,
  by: MadeMember,
  site: RequestContext['site'] = 'same',
): Pick<PageContext, 'member' | 'ask'> {
  const api = membersApi(services);
  const caller: RequestContext = { ...guestContext, token: by.token, tokenFrom: 'cookie', site };
  return {
    member: by.member,
    ask: async (address, init) => api.request(address, init, { requestContext: caller }),
  };
}

/** Sends a form of a member to the action of a page, as their browser does without scripts. */
export async function sendForm(
  services: Services,
  action: Action,
  {
    path,
    fields,
    by,
    site = 'same',
  }: {
    readonly path: string;
    readonly fields: Readonly<Record<string, string>>;
    readonly by: MadeMember;
    readonly site?: RequestContext['site'];
  },
): Promise<FormAnswer> {
  const url = new URL(path, 'http://site.example');
  const requestContext = makePageContext(services, memberContext(services, by, site));
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(fields) });
  const answer = await action(requestContext, request, url);
  if (answer instanceof Response)
    return {
      status: answer.status,
      goesTo: answer.headers.get('Location'),
      cookies: answer.headers.getSetCookie(),
      sent: null,
    };
  return { status: answer.init?.status ?? 200, goesTo: null, cookies: [], sent: answer.data };
}
