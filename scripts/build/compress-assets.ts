import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';
import { siteManifestName, withoutApart } from '../../src/page/site-build.ts';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/** A file this small fits into one packet anyway. */
const SMALLEST_BYTES = 1024;

/**
 * Puts a brotli and a gzip form beside every script and style sheet for the browser, made once at the highest level; the
 * server hands out the one that the browser takes, and compresses nothing itself.
 */
export function compressAssets(): Plugin {
  return {
    name: 'compress-assets',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const texts = Object.values(bundle)
          .map((file) => ({
            fileName: file.fileName,
            bytes: Buffer.from(file.type === 'chunk' ? file.code : file.source),
          }))
          .filter(
            ({ fileName, bytes }) =>
              /\.(?:js|json|css|svg)$/.test(fileName) && bytes.length >= SMALLEST_BYTES,
          );
        await Promise.all(
          texts.map(async ({ fileName, bytes }) => {
            for (const { end, source } of await compressed(bytes))
              this.emitFile({ type: 'asset', fileName: `${fileName}${end}`, source });
          }),
        );
      },
    },
  };
}

/**
 * The list of routes comes last, with the server's part, and past the bundle: it is compressed here, and the list without
 * the back office, which the pages of the site load, is written beside it.
 */
export function compressManifest(): Plugin {
  let assets = '';
  return {
    name: 'compress-manifest',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configResolved({ environments }) {
      assets = join(environments.client?.build.outDir ?? 'build/client', 'assets');
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const names = (await readdir(assets)).filter((name) => /^manifest-\w+\.js$/.test(name));
        await Promise.all(
          names.map(async (name) => {
            const text = await readFile(join(assets, name), 'utf8');
            await writeCompressed(join(assets, name), text);
            await writeCompressed(join(assets, siteManifestName(name)), siteManifest(text));
          }),
        );
      },
    },
  };
}

/** The list, whatever the framework writes around it, with the routes of the site alone. */
function siteManifest(text: string): string {
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const manifest = JSON.parse(text.slice(start, end));
  const own = { ...manifest, url: siteManifestName(manifest.url), routes: withoutApart(manifest.routes) };
  return `${text.slice(0, start)}${JSON.stringify(own)}${text.slice(end)}`;
}

async function writeCompressed(file: string, text: string): Promise<void> {
  const forms = await compressed(Buffer.from(text));
  await Promise.all(
    [{ end: '', source: text }, ...forms].map(({ end, source }) => writeFile(`${file}${end}`, source)),
  );
}

async function compressed(bytes: Buffer): Promise<{ end: '.br' | '.gz'; source: Buffer }[]> {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [brotli, gzipped] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })]);
  return [
    { end: '.br', source: brotli },
    { end: '.gz', source: gzipped },
  ];
}
