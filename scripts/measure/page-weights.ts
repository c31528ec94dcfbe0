import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';

const codeSchema = z.object({ module: z.string(), imports: z.array(z.string()).default([]) });
const manifestSchema = z.object({
  entry: codeSchema,
  routes: z.record(z.string(), codeSchema.extend({ id: z.string(), parentId: z.string().optional() })),
});

/**
 * What each page preloads of JavaScript, in kB (1,000 bytes) after brotli, by the id of its route: the sum over the list of
 * routes that the build leaves in `<build>/client`. Parts that a page fetches once it is awake do not count.
 */
export function pageWeights(build: string): ReadonlyMap<string, number> {
  const client = join(build, 'client');
  const list = readdirSync(join(client, 'assets')).find((name) => /^site-manifest-\w+\.js$/.test(name));
  if (list === undefined) throw new Error(`There is no built site in ${build}.`);
  const text = readFileSync(join(client, 'assets', list), 'utf8');
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  const { entry, routes } = manifestSchema.parse(JSON.parse(json));
  const sizes = new Map<string, number>();
  const sizeOf = (script: string) => {
    const size = sizes.get(script) ?? brotliCompressSync(readFileSync(join(client, script))).length;
    sizes.set(script, size);
    return size;
  };
  const scriptsOf = (id: string | undefined): string[] => {
    const route = id === undefined ? undefined : routes[id];
    return route ? [route.module, ...route.imports, ...scriptsOf(route.parentId)] : [];
  };
  return new Map(
    Object.keys(routes).map((id) => {
      const scripts = new Set([`/assets/${list}`, entry.module, ...entry.imports, ...scriptsOf(id)]);
      return [id, [...scripts].reduce((sum, script) => sum + sizeOf(script), 0) / 1000];
    }),
  );
}
