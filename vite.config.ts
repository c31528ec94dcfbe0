import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { bundlePrograms } from './scripts/build/bundle-programs.ts';
import { compressAssets, compressManifest } from './scripts/build/compress-assets.ts';
import { guestScripts } from './scripts/build/guest-scripts.ts';
import { guestShare } from './scripts/build/guest-share.ts';
import { pageCode } from './scripts/build/page-code.ts';
import routes from './src/routes.ts';

/** A part that this many pages of the members' side need is a part of one piece for all of them. */
const SHARED_BY = 12;

/**
 * What the browser loads, in few pieces: the framework, which changes seldom and is kept for long; what every page needs;
 * and one piece for each screen. Left alone, the bundler makes some thirty tiny files a page, which compress badly and wait
 * for each other. What is fetched after the page stands (`frame/ahead`, the contact window), or by members alone
 * (`frame/member`), stays apart; so does what calls take, above all the schemas of their contracts.
 */
const codeSplitting = {
  groups: [
    { name: 'framework', test: /node_modules\/(?:react|react-dom|react-router|scheduler)\//, priority: 2 },
    {
      name: 'site',
      test: /\/src\/(?:screens\/frame\/(?!screen\.|error-page|site-foot|footer-groups|about|ahead\/|member\/|contact\/(?!contact-anchor)|[\w/]+\/use-(?:failure-display|enter-session|leave-for-login))|ui\/shell\/(?!user-block|error-dialog|footer)|screens\/page-meta)|preload-helper/,
      priority: 1,
    },
    {
      name: (id: string, bundle: Parameters<typeof guestShare>[1]) =>
        guestShare(id, bundle) >= SHARED_BY ? 'pages' : null,
      debugName: 'shared',
      test: /\/src\/(?!screens\/(?:frame\/|office\/|sign-in\/|use-call-form|call-failure|page-links|send-page-form|(?:api|browser)-client)|ui\/(?:field|select|password-field|checkbox|dialog|data-table|scroll-box|pagination|page-window)|api\/)/,
      priority: 1,
    },
    { name: 'terms', test: /\/src\/terms\/(?:games|standings|results|forecasts|stakings)\./, priority: 0.5 },
    {
      name: 'account-terms',
      test: /\/src\/terms\/(?:api-scopes|checks|currencies|deliveries|push-kinds|webhooks)\./,
      priority: 0.5,
    },
    { name: 'field', test: /\/src\/ui\/field\./ },
    { name: 'select', test: /\/src\/ui\/select\./ },
    {
      name: 'kits',
      test: /\/src\/(?:terms\/kits|screens\/team\/team-(?:kit|disc)|ui\/kit-disc)\./,
      priority: 0.5,
    },
    {
      name: 'choices',
      test: /\/src\/(?:screens\/calendar-(?:links|address)|ui\/(?:tabs|chip))\./,
    },
    {
      name: 'marks',
      test: /\/src\/screens\/(?:favourite\/(?:star|star-button|marks)|use-mutation|frame\/messages\/use-failure-display|frame\/session\/use-leave-for-login)\./,
      priority: 1.5,
    },
    {
      name: 'forms',
      test: /\/src\/(?:screens\/(?:sign-in\/(?:form-parts|credential-errors)|use-call-form)|ui\/(?:password-field|checkbox))/,
    },
    {
      name: 'tables',
      test: /\/src\/(?:screens\/page-links|ui\/(?:data-table|scroll-box|pagination|page-window))/,
    },
    {
      name: 'calls',
      test: /node_modules\/zod\/|\/src\/(?:api\/(?!office\/)|screens\/(?:api|browser)-client)/,
    },
  ],
};

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    guestScripts(),
    pageCode(routes),
    compressAssets(),
    compressManifest(),
    bundlePrograms(),
  ],
  // The browsers that Tailwind's rules need anyway; for older ones each colour and query would be written twice.
  build: {
    target: 'es2022',
    cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting } } } },
    ssr: { build: { rolldownOptions: { input: 'src/entry.app.ts' } } },
  },
});
