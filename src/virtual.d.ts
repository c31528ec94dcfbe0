declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  export const routes: ServerBuild['routes'];
  export const assets: ServerBuild['assets'];
  export const entry: ServerBuild['entry'];
  export const future: ServerBuild['future'];
  export const publicPath: ServerBuild['publicPath'];
  export const assetsBuildDirectory: ServerBuild['assetsBuildDirectory'];
  export const basename: string;
  export const isSpaMode: ServerBuild['isSpaMode'];
  export const ssr: ServerBuild['ssr'];
  export const prerender: ServerBuild['prerender'];
  export const routeDiscovery: ServerBuild['routeDiscovery'];
}

declare module 'virtual:guest-scripts' {
  /** The address of the script of pages that guests only read. */
  export const guestScript: string;
}

declare module 'virtual:page-code' {
  /** The addresses of the lists that name the code of each page: of all, and without the office; null while pages are developed. */
  export const pageLists: { readonly site: string; readonly all: string } | null;
}

declare module 'wawoff2/decompress.js' {
  /** The bytes of a font, unpacked from WOFF2. */
  export default function decompress(bytes: Uint8Array): Promise<Uint8Array>;
}
