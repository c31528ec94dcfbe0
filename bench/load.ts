import autocannon from 'autocannon';

export type Load = {
  /** Answers a second. */
  readonly rate: number;
  readonly requests: number;
  /** In milliseconds. */
  readonly p50: number;
  readonly p99: number;
};

/** Asks for one address over so many connections, each time the last answer has come; every answer has to be a good one. */
export async function load(
  url: string,
  {
    seconds,
    connections,
    encoding = 'identity',
  }: {
    readonly seconds: number;
    readonly connections: number;
    /** Which compression is taken. */
    readonly encoding?: string;
  },
): Promise<Load> {
  const headers = { 'Accept-Encoding': encoding };
  const result = await autocannon({ url, connections, duration: seconds, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed`);
  const { requests, latency } = result;
  return { rate: requests.average, requests: requests.total, p50: latency.p50, p99: latency.p99 };
}
