import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * `npx react-router build --sourcemapClient`, then `node scripts/measure/code-shares.ts <piece> [build]`: of what a piece of code for the
 * browser is made, such as `framework` or `site`. Each row is a module of ours, or a file of a package: its bytes in the piece, and the kB
 * (1,000 bytes) that fall on it after brotli by its share.
 */

const [piece, build = 'build'] = process.argv.slice(2);
if (piece === undefined) {
  console.error('usage: node scripts/measure/code-shares.ts <piece> [build]');
  process.exit(2);
}
const assets = join(build, 'client', 'assets');
const names = readdirSync(assets).filter((name) => name.startsWith(`${piece}-`) && name.endsWith('.js.map'));
if (names.length === 0) console.error(`There is no ${piece} with a source map in ${assets}.`);
for (const name of names) {
  const code = readFileSync(join(assets, name.slice(0, -4)), 'utf8');
  const whole = brotliCompressSync(code).length / 1000;
  console.log(`\n${name.slice(0, -4)}: ${code.length} bytes, ${whole.toFixed(1)} kB`);
  const map = new SourceMap(JSON.parse(readFileSync(join(assets, name), 'utf8')));
  const rows = [...sharesOf(code, map)].sort(([, a], [, b]) => b - a);
  for (const [source, bytes] of rows)
    console.log(
      `${String(bytes).padStart(7)} ${((whole * bytes) / code.length).toFixed(2).padStart(6)} ${source}`,
    );
}

/** The bytes of a piece by the file that they come from. */
function sharesOf(code: string, map: SourceMap): ReadonlyMap<string, number> {
  const shares = new Map<string, number>();
  for (const [line, text] of code.split('\n').entries()) {
    for (let column = 0; column < text.length; column += 1) {
      const entry = map.findEntry(line, column);
      const source = 'originalSource' in entry ? (entry.originalSource ?? '') : '';
      const name = source.replace(/^.*node_modules\//, '').replace(/^(?:\.\.\/)+/, '') || '(the bundler)';
      shares.set(name, (shares.get(name) ?? 0) + 1);
    }
  }
  return shares;
}
