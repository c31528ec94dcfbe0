import { createHash } from 'node:crypto';
import { relative, resolve } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { Plugin } from 'vite';
import { isApart } from '../../src/page/site-build.ts';
import type { PageCode } from '../../src/screens/frame/loading/page-code.ts';
import { listPages } from './page-list.ts';

const MODULE = 'virtual:page-code';
const APP = resolve(import.meta.dirname, '../../src');

/**
 * Writes which code each page needs into two lists for the browser, one of all pages and one without those of the office, and names them in the
 * module `virtual:page-code`. The browser then loads the code of a page before it leaves the old one.
 */
export function pageCode(routes: readonly RouteConfigEntry[]): Plugin {
  let lists: { readonly site: string; readonly all: string } | null = null;
  return {
    name: 'page-code',
    sharedDuringBuild: true,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const addresses = new Map<string, string>();
        for (const piece of Object.values(bundle)) {
          if (piece.type !== 'chunk' || !piece.isEntry || piece.facadeModuleId === null) continue;
          // What follows the question mark says how a file is built, and is the bundler's own.
          const [file = ''] = piece.facadeModuleId.split('?');
          addresses.set(relative(APP, file).replaceAll('\\', '/'), `/${piece.fileName}`);
        }
        const pages = listPages(routes, (file) => {
          const address = addresses.get(file);
          if (address === undefined) throw new Error(`The build has no code for the page ${file}.`);
          return address;
        });
        const write = (list: readonly PageCode[]) => {
          const source = JSON.stringify(list);
          const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
          const fileName = `assets/pages-${hash}.json`;
          this.emitFile({ type: 'asset', fileName, source });
          return `/${fileName}`;
        };
        const own = listPages(
          routes.filter(({ file }) => !isApart(file)),
          (file) => addresses.get(file) ?? '',
        );
        lists = { site: write(own), all: write(pages) };
      },
    },
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load: (id) => (id === `\0${MODULE}` ? `export const pageLists = ${JSON.stringify(lists)};` : null),
  };
}
