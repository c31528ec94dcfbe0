import { expect, it } from 'vitest';
import { pageModules, type RouteManifest } from './page-code.ts';

const manifest: RouteManifest = {
  version: 'b1',
  routes: {
    root: { id: 'root', path: '', module: '/root.js' },
    frame: { id: 'frame', parentId: 'root', module: '/frame.js' },
    home: { id: 'home', parentId: 'frame', index: true, module: '/home.js' },
    language: { id: 'language', parentId: 'frame', path: ':language', module: '/language.js' },
    inside: { id: 'inside', parentId: 'language', index: true, module: '/home.js' },
    news: { id: 'news', parentId: 'language', path: 'news', module: '/news.js' },
    missing: { id: 'missing', parentId: 'frame', path: '*', module: '/missing.js' },
  },
};

it.each([
  ['/', ['/root.js', '/frame.js', '/home.js']],
  ['/en', ['/root.js', '/frame.js', '/language.js', '/home.js']],
  ['/en/news', ['/root.js', '/frame.js', '/language.js', '/news.js']],
  ['/en/nothing/here', ['/root.js', '/frame.js', '/missing.js']],
])('%s needs the code of its routes', (path, modules) => {
  expect(pageModules(manifest, path)).toEqual(modules);
});
