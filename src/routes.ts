import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page of the site. The language is the first segment; home is also served without one. */
export default [
  index('screens/home/screen.tsx', { id: 'home' }),
  route(':language', 'screens/language.tsx', [
    index('screens/home/screen.tsx', { id: 'home-in-language' }),
    route('schedule', 'screens/schedule/screen.tsx'),
  ]),
  route('*', 'screens/not-found.tsx'),
] satisfies RouteConfig;
