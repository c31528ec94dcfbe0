import { data, type LoaderFunctionArgs, type ServerBuild } from 'react-router';
import { z } from 'zod';
import { hideBetting } from '#domain/picks/stats-only/hide-betting.ts';
import { CLOSED_IN_STATS_ONLY, isStatsOnly } from '#domain/picks/stats-only/is-stats-only.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { describeLocked } from '../screens/locked-account.server.ts';
import { type PageContext, pageContext } from './page-context.ts';

const overridesSchema = z.record(z.string(), z.unknown());

type Route = NonNullable<ServerBuild['routes'][string]>;

/**
 * The pages of a build with the wall of stats-only mode in front of each (docs/product/brands.md): whatever a loader answers passes it, so that
 * neither the HTML nor the data of a page, its words included, can carry anything about bets, and a new page cannot forget to.
 */
export function withStatsOnly(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && walled(route)] as const);
  return { ...build, routes: Object.fromEntries(routes) };
}

function walled(route: Route): Route {
  const { loader } = route.module;
  if (loader === undefined) return route;
  const wall = async (args: LoaderFunctionArgs) => {
    const requestContext = args.context.get(pageContext);
    if (!isStatsOnly(requestContext.brand, requestContext.member)) return loader(args);
    if (CLOSED_IN_STATS_ONLY.includes(`/${route.path ?? ''}`)) throw await closedPage(requestContext);
    const shown = hideBetting(await loader(args));
    return route.id === 'root' ? withNeutralTexts(shown, requestContext) : shown;
  };
  return { ...route, module: { ...route.module, loader: wall } };
}

async function closedPage(requestContext: PageContext) {
  const until = requestContext.member?.onBreakUntil ?? null;
  const reason = until === null ? 'stats_only' : 'on_break';
  return data(await describeLocked(requestContext, { reason, until }), { status: 423, statusText: 'Locked' });
}

/** What the frame says in every language instead of a sentence that is gone. */
async function withNeutralTexts(document: unknown, { locale }: PageContext) {
  if (typeof document !== 'object' || document === null) return document;
  const { 'stats-only': messages } = await loadMessages(locale, ['stats-only']);
  const own = overridesSchema.parse('overrides' in document ? document.overrides : {});
  return { ...document, overrides: { ...own, 'shell.footer.disclaimer': messages.disclaimer } };
}
