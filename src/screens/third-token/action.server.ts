import { thirdTokenContract } from '#api/auth/third-token.contract.ts';
import { localePath } from '#i18n/locale-path.ts';
import type { PageContext } from '../../page/page-context.ts';
import { callApi, readForm, textOf } from '../sent-form.server.ts';
import { followProvider, providerAction } from '../sign-in/provider-action.server.ts';

/** Trades the one-time code of a provider's redirect for a session, or takes the answer to what the sign-in still asks. */
export async function thirdTokenAction(context: PageContext, request: Request) {
  const form = await readForm(request);
  const index = localePath(context.locale, '/');
  const provided = await providerAction(context, form, index);
  if (provided !== null) return provided;
  const body = { code: textOf(form, 'code'), state: textOf(form, 'state') };
  return followProvider(context, await callApi(context, thirdTokenContract, { body }), index);
}
