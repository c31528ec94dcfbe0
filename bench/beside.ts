import { elapsedSince, startTimer, waitSince } from '#platform/clock.ts';
import { quantile } from './open-load.ts';

/**
 * How a site answers others while something else asks much of it: `node bench/beside.ts <seconds> <address …>`, each address in turns. It
 * is a process of its own, as the loop of one that makes much load is late itself.
 */

const EVERY_MS = 50;
const [seconds = '10', ...addresses] = process.argv.slice(2);
const begun = startTimer();
await Promise.all(
  addresses.map(async (address) => {
    const good: number[] = [];
    let failed = 0;
    while (elapsedSince(begun) < Number(seconds) * 1000) {
      const started = startTimer();
      const isGood = await fetch(address).then(
        async (answer) => {
          await answer.text();
          return answer.ok;
        },
        () => false,
      );
      if (isGood) good.push(elapsedSince(started));
      else failed += 1;
      await waitSince(started, EVERY_MS);
    }
    const [half, most, all] = [0.5, 0.99, 1].map((share) => quantile(good, share).toFixed(0));
    console.log(
      `${address}: ${good.length} good, p50 ${half} ms, p99 ${most} ms, slowest ${all} ms; ${failed} not`,
    );
  }),
);
