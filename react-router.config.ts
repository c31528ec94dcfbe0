import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src',
  ssr: true,
  // The list of pages is short: the browser knows it from the start, so that it can load any of them ahead and notice which
  // piece of code is missing, instead of asking for the list link by link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
