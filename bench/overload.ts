import { loadavg } from 'node:os';
import { TOKEN_COOKIE } from '#platform/cookie.ts';
import { offerAsServed, offerRate, quantile, residentBytes } from './open-load.ts';

/**
 * Five times as many requests a second as one process can serve: what is still served, how fast the others are refused, and the memory.
 * `node bench/overload.ts http://127.0.0.1:3000 [path [seconds [token]]]`, on a running site with RATE_LIMITS=off; with the token of a
 * member's session it asks as that member.
 */

const [base = 'http://127.0.0.1:3000', path = '/en', seconds = '15', token] = process.argv.slice(2);
const { hostname: host, port } = new URL(base);
const headers = token === undefined ? {} : { Cookie: `${TOKEN_COOKIE}=${token}` };
const asked = { to: { host, port: Number(port) }, path, seconds: Number(seconds), headers };
await offerAsServed({ ...asked, seconds: 5 }, 8);
const alone = await offerAsServed(asked, 8);
const aloneBytes = await residentBytes(asked.to);
const capacity = alone.served.length / alone.seconds;
let peak = aloneBytes;
const watching = setInterval(() => {
  void residentBytes(asked.to).then((bytes) => {
    peak = Math.max(peak, bytes);
  });
}, 1000);
const much = await offerRate(asked, capacity * 5);
clearInterval(watching);
const ms = (values: readonly number[], share: number) => quantile(values, share).toFixed(0);
console.log(`load of the machine ${loadavg()[0]?.toFixed(1)}`);
console.log(
  `alone: ${capacity.toFixed(1)}/s, p50 ${ms(alone.served, 0.5)} ms, ${(aloneBytes / 1e6).toFixed(0)} MB`,
);
console.log(
  `five times: ${(much.served.length / much.seconds).toFixed(1)}/s served (${((much.served.length / alone.served.length) * 100).toFixed(0)} %), ` +
    `p50 ${ms(much.served, 0.5)} ms, p99 ${ms(much.served, 0.99)} ms; ${much.refused.length} refused, p50 ${ms(much.refused, 0.5)} ms, ` +
    `p99 ${ms(much.refused, 0.99)} ms; ${much.lost} lost; ${(peak / 1e6).toFixed(0)} MB (${(peak / aloneBytes).toFixed(2)}×)`,
);
