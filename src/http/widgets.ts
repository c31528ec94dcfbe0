import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { isBrandStatsOnly } from '#domain/foundation/setting/is-brand-stats-only.ts';
import { showWidget, WIDGETS, type WidgetName } from '#domain/picks/widget/show-widget.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { HttpEnv } from './http-env.ts';

/** The modules in the order in which one file needs them. */
const MODULES = ['check-figures.mjs', 'widget-words.mjs', 'widget.mjs'];
/** What is in one file needs no import of the others. */
const OWN_IMPORT = /^import .* from '\.\/.*';$\n/gm;
const PROGRAM = Buffer.from(
  MODULES.map((name) => readFileSync(new URL(`../domain/picks/widget/${name}`, import.meta.url), 'utf8'))
    .join('\n')
    .replaceAll(OWN_IMPORT, ''),
);

/** For any page, and without cookies: nothing here is anyone's own. */
const FOR_ALL = {
  'Access-Control-Allow-Origin': '*',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
};

/** Figures of the record for other pages, the program that shows them, and the ledger that it checks them against. */
export function mountWidgets(app: Hono<HttpEnv>, services: Services): void {
  app.get('/widget/1/widget.js', (context) =>
    context.body(new Uint8Array(PROGRAM), 200, {
      ...FOR_ALL,
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=31536000, immutable',
    }),
  );
  for (const name of [...WIDGETS, 'ledger'] as const)
    app.get(`/widget/1/${name}.json`, (context) => answer(context, services, name));
}

async function answer(context: Context<HttpEnv>, services: Services, name: WidgetName): Promise<Response> {
  const { brand } = context.get('requestContext');
  const json = { ...FOR_ALL, 'Content-Type': 'application/json; charset=utf-8' };
  const refuse = (status: 404 | 422) =>
    context.body('{"error":true}', status, { ...json, 'Cache-Control': 'no-store' });
  if (await isBrandStatsOnly(services.db, brand.key)) return refuse(404);
  try {
    const asOf = name === 'ledger' ? context.req.query('as_of') : undefined;
    const bytes = await showWidget(services, { brand: brand.name, name, asOf });
    return context.body(bytes, 200, { ...json, 'Cache-Control': 'public, max-age=60' });
  } catch (error) {
    if (error instanceof AppError && error.code === 'invalid') return refuse(422);
    throw error;
  }
}
