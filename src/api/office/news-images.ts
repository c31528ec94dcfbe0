import { endpoint } from '#api/endpoint.ts';
import { addNewsImage } from '#domain/content/news/news-images.ts';
import { brandOf } from './brand-of.ts';
import { newsImagesContract } from './news-images.contract.ts';

export const POST = endpoint(newsImagesContract, async ({ query, body }, { services, operator }) => {
  const brand = brandOf(operator, query.brand);
  const image = Buffer.from(body.image, 'base64');
  return { data: await addNewsImage(services, { brand, operator, image }) };
});
