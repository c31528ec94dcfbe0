import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

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
            ({ fileName, bytes }) => /\.(?:js|css|svg)$/.test(fileName) && bytes.length >= SMALLEST_BYTES,
          );
        await Promise.all(
          texts.map(async ({ fileName, bytes }) => {
            const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
            const [brotli, gzipped] = await Promise.all([
              toBrotli(bytes, { params }),
              toGzip(bytes, { level: 9 }),
            ]);
            this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotli });
            this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipped });
          }),
        );
      },
    },
  };
}
