import type { SitePath } from '#domain/foundation/path/site-paths.ts';

type PageText = {
  /** The page's own name; the brand's name follows it in the browser's title. */
  readonly title: string;
  readonly description: string;
};

/** What search engines and browser tabs say of each page in one language. No figure is typed here: figures come from claims. */
export type PageTexts = {
  readonly keywords: string;
  readonly pages: Readonly<Record<SitePath, PageText>>;
};
