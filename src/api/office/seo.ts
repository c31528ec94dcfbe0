import { endpoint } from '#api/endpoint.ts';
import { saveSeoText } from '#domain/content/seo/edit-seo-text.ts';
import { listSeoPages, type SeoCell, SHOWN } from '#domain/content/seo/list-seo-texts.ts';
import { getBrand } from '../get-brand.ts';
import { pageMetaOf } from '../page-meta.ts';
import { brandOf } from './brand-of.ts';
import { saveSeoContract, seoListContract } from './seo.contract.ts';

export const GET = endpoint(seoListContract, async ({ query }, { services, operator }) => {
  const { page, per_page: perPage, brand: asked, q } = query;
  const rows = await listSeoPages(services, { brand: getBrand(brandOf(operator, asked)), q });
  const pages = rows.slice((page - 1) * perPage, page * perPage).map(({ path, listed, cells }) => ({
    path,
    listed,
    cells: {
      en: cellView(cells.en),
      zh_TW: cellView(cells.zh_TW),
      zh_HK: cellView(cells.zh_HK),
      vi: cellView(cells.vi),
    },
  }));
  return { data: { pages, shown: SHOWN }, meta: pageMetaOf({ page, perPage, total: rows.length }) };
});

export const POST = endpoint(saveSeoContract, async ({ query, body }, { services, operator }) => {
  const brand = getBrand(brandOf(operator, query.brand));
  const { path, language: locale, text, version } = body;
  const draft =
    text === null
      ? null
      : {
          title: text.title,
          description: text.description,
          keywords: text.keywords,
          ogTitle: text.og_title,
          ogDescription: text.og_description,
          noindex: text.noindex,
        };
  const saved = await saveSeoText(services, { brand, operator, path, locale, draft, version });
  return { data: { version: saved } };
});

const cellView = (cell: SeoCell) => ({
  title: cell.title,
  description: cell.description,
  keywords: cell.keywords,
  noindex: cell.noindex,
  og_title: cell.ogTitle,
  og_description: cell.ogDescription,
  version: cell.version,
  own: cell.own,
  title_width: cell.titleWidth,
  description_width: cell.descriptionWidth,
});
