import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertNews } from '#db/queries/news.ts';
import { findNewsImage } from '#domain/content/news/news-images.ts';
import { previewNews } from '#domain/content/news/preview-news.ts';
import { publishDueNews } from '#domain/content/news/publish-due-news.ts';
import { newId } from '#platform/id.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { callApi } from '#tests/support/call-api.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { auditContract } from './audit.contract.ts';
import { officeNewsListContract, officeNewsSchema } from './news.contract.ts';
import { newsImagesContract } from './news-images.contract.ts';
import { newsTagsContract } from './news-tags.contract.ts';

let test: TestServices;
let office: Office;
/** A second writer at the same brand. */
let reviewer: Awaited<ReturnType<Office['colleague']>>;

beforeAll(async () => {
  test = await testServices();
  office = await openOffice(test.services);
  reviewer = await office.colleague('content');
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const textsOf = (title: string, more = {}) => ({ title, summary: 'In short.', body: 'At length.', ...more });
const draft = (texts: object, more = {}) => ({ content: { texts, ...more } });
const read = (answer: { data: unknown }) => officeNewsSchema.parse(answer.data);
const begin = async (title: string) =>
  read(await office.post('/news', draft({ en: textsOf(title) }), 'content'));
const show = async (id: string, who = 'content') => read(await office.get(`/news/${id}`, who));
const step = (options: { id: string; version: number }, name: string, more = {}, who = 'content') =>
  office.post(`/news/${options.id}/steps`, { step: name, version: options.version, ...more }, who);
const titles = async (locale: 'en' | 'zh_TW' | 'zh_HK' | 'vi' = 'en', brand = 'blue') => {
  const { data } = await callApi(test.services, { path: '/sport-news/list', locale, brand });
  return Array.isArray(data) ? data.map((item) => item.title) : [];
};
const lastAudit = async (id: string) =>
  auditContract.data.parse((await office.get(`/audit?subject_id=${id}&per_page=1`)).data)[0];

describe('an article on its way', () => {
  it('200: is written by one and published by another, and only then read', async () => {
    const made = await begin('The long way');
    expect(made).toMatchObject({ status: 'draft', is_live: false, steps: ['submit', 'remove'] });
    expect(made.languages).toEqual({ en: 'ready', zh_TW: 'missing', zh_HK: 'missing', vi: 'missing' });
    const submitted = read(await step(made, 'submit'));
    expect(submitted).toMatchObject({ status: 'review', needs_other: true, steps: ['return', 'remove'] });
    const own = await step(submitted, 'publish');
    expect(own.http_code).toBe(409);
    expect(own.messages.input_validates.base?.[0]).toContain('someone else has to publish it');
    expect(await titles()).not.toContain('The long way');
    const path = `/news/${made.id}/steps`;
    const published = await reviewer.post(path, { step: 'publish', version: submitted.version });
    expect(read(published)).toMatchObject({ status: 'published', is_live: true, writers: [] });
    expect(await titles()).toContain('The long way');
    expect(await titles('vi')).toContain('The long way');
    expect(await titles('en', 'orange')).not.toContain('The long way');
    expect(await lastAudit(made.id)).toMatchObject({
      action: 'news.published',
      detail: { before: { status: 'review', published_at: null }, after: { status: 'published' } },
    });
  });

  it('200: the owner may always publish; a change stays unseen until it is published too', async () => {
    const made = await begin('First form');
    const live = read(await step(made, 'publish', {}, 'owner'));
    const body = { ...draft({ en: textsOf('Second form') }), version: live.version };
    const changed = read(await office.post(`/news/${made.id}`, body, 'content'));
    expect(changed).toMatchObject({
      status: 'draft',
      is_live: true,
      has_changes: true,
      title: 'Second form',
    });
    expect(await titles()).toContain('First form');
    const again = read(await step(read(await step(changed, 'submit')), 'publish', {}, 'owner'));
    expect(again.published_at).toBe(live.published_at);
    expect(await titles()).toEqual(expect.arrayContaining(['Second form']));
    expect(await titles()).not.toContain('First form');
    const off = await step(again, 'unpublish', { note: 'The club denied it.' });
    expect(read(off)).toMatchObject({ status: 'draft', is_live: false, title: 'Second form' });
    expect(await titles()).not.toContain('Second form');
    expect((await lastAudit(made.id))?.detail).toMatchObject({ reason: 'The club denied it.' });
    const gone = read(await step(read(off), 'remove'));
    expect(gone.steps).toEqual(['restore']);
    expect(read(await step(gone, 'restore'))).toMatchObject({ is_removed: false });
  });

  it('200: a change that is discarded leaves what is on the site', async () => {
    const live = read(await step(await begin('Stays'), 'publish', {}, 'owner'));
    const body = { ...draft({ en: textsOf('Never') }), version: live.version };
    const changed = read(await office.post(`/news/${live.id}`, body, 'content'));
    expect(read(await step(changed, 'discard'))).toMatchObject({ title: 'Stays', status: 'published' });
  });

  it('200: is returned with a note, which the author sees', async () => {
    const submitted = read(await step(await begin('Not yet'), 'submit'));
    expect((await step(submitted, 'return')).messages.input_validates).toHaveProperty('note');
    const back = read(await step(submitted, 'return', { note: 'Name the referee.' }, 'owner'));
    expect(back).toMatchObject({ status: 'draft', review_note: 'Name the referee.' });
  });

  it('200: appears once at its hour, however many workers look', async () => {
    const at = new Date(test.services.clock.now().getTime() + 3_600_000);
    const submitted = read(await step(await begin('At noon'), 'submit'));
    const planned = read(await step(submitted, 'publish', { at: at.toISOString() }, 'owner'));
    expect(planned).toMatchObject({ status: 'scheduled', publish_at: at.toISOString() });
    expect(await publishDueNews(test.services)).toEqual({ published: 0 });
    expect(await titles()).not.toContain('At noon');
    test.setNow(new Date(at.getTime() + 5000));
    const runs = await Promise.all([1, 2, 3].map(() => publishDueNews(test.services)));
    expect(runs.reduce((sum, { published }) => sum + published, 0)).toBe(1);
    expect(await show(planned.id)).toMatchObject({ status: 'published', published_at: at.toISOString() });
    expect(await lastAudit(planned.id)).toMatchObject({
      action: 'news.published',
      actor: { kind: 'system' },
    });
    expect((await office.get(`/audit?subject_id=${planned.id}&action=news.published`)).meta).toMatchObject({
      total: 1,
    });
  });

  it('422: not in the past, not half written, not without a language', async () => {
    const made = await begin('Soon');
    const past = new Date(test.services.clock.now().getTime() - 1000).toISOString();
    const early = await step(made, 'publish', { at: past }, 'owner');
    expect(early.messages.input_validates).toHaveProperty('at');
    const half = draft({ en: textsOf('Whole'), vi: { title: 'Một nửa', summary: '', body: '' } });
    const begun = read(await office.post('/news', half, 'content'));
    expect(begun.languages).toMatchObject({ en: 'ready', vi: 'partial' });
    const refused = await step(begun, 'submit');
    expect(Object.keys(refused.messages.input_validates)).toEqual(['texts.vi.summary', 'texts.vi.body']);
    const empty = read(await office.post('/news', draft({}), 'content'));
    expect((await step(empty, 'submit')).http_code).toBe(422);
  });

  it('422: no share and no amount of money in a headline of ours, in any language', async () => {
    const typed = draft({ en: textsOf('Nine of ten'), zh_TW: textsOf('勝率９０％') });
    const answer = await office.post('/news', typed, 'content');
    expect(answer.http_code).toBe(422);
    expect(answer.messages.input_validates['texts.zh_TW.title']?.[0]).toContain('90%');
    const quoted = { ...typed, source: { name: 'The Paper', url: 'https://paper.example/1' } };
    const first = read(await office.post('/news', quoted, 'content'));
    const twice = await office.post('/news', quoted, 'content');
    expect(Object.keys(twice.messages.input_validates)).toEqual(['source.url']);
    const saved = await office.post(`/news/${first.id}`, { ...quoted, version: first.version }, 'content');
    expect(saved.http_code).toBe(200);
  });

  it('409: the second of two who write on one article learns who was faster, and when', async () => {
    const made = await begin('Two pens');
    const body = { ...draft({ en: textsOf('First pen') }), version: made.version };
    expect((await office.post(`/news/${made.id}`, body, 'owner')).http_code).toBe(200);
    const late = await office.post(`/news/${made.id}`, body, 'content');
    expect(late).toMatchObject({ http_code: 409, data: { changed_by: office.email('owner') } });
    expect((await show(made.id)).title).toBe('First pen');
    expect((await step(made, 'remove')).http_code).toBe(409);
    expect((await lastAudit(made.id))?.detail).toMatchObject({
      before: { 'texts.en.title': 'Two pens' },
      after: { 'texts.en.title': 'First pen' },
    });
  });

  it('409: nothing can be done out of turn', async () => {
    const made = await begin('Out of turn');
    for (const name of ['return', 'unpublish', 'unschedule', 'discard', 'restore'])
      expect([name, (await step(made, name, { note: 'because' })).http_code]).toEqual([name, 409]);
  });

  it('302 and 404: no one, other roles and the operators of another brand', async () => {
    const made = await begin('Ours');
    expect((await office.get('/news', null)).http_code).toBe(302);
    for (const who of ['finance', 'analyst']) expect((await office.get('/news', who)).http_code).toBe(404);
    for (const who of ['support', 'auditor']) {
      expect((await office.get('/news', who)).http_code).toBe(200);
      expect((await office.post('/news', draft({}), who)).http_code).toBe(404);
      expect((await step(made, 'submit', {}, who)).http_code).toBe(404);
    }
    expect((await office.get(`/news/${made.id}`, 'orange')).http_code).toBe(404);
    expect((await office.get(`/news/${made.id}?brand=blue`, 'orange')).http_code).toBe(404);
    expect((await step(made, 'submit', {}, 'orange')).http_code).toBe(404);
  });
});

describe('what an article is made of', () => {
  it('200: the list is found by shelf and by words of the title', async () => {
    const made = await begin('A needle in hay');
    const find = async (query: string) =>
      officeNewsListContract.data
        .parse((await office.get(`/news?${query}`, 'auditor')).data)
        .map(({ id }) => id);
    expect(await find('q=NEEDLE')).toEqual([made.id]);
    expect(await find('q=needle&shelf=live')).toEqual([]);
    expect(await find('q=%25')).not.toContain(made.id);
  });

  it('200: an imported draft keeps its source and goes the same way', async () => {
    const id = newId();
    const at = test.services.clock.now();
    await insertNews(
      test.services.db,
      [
        {
          id,
          brand: 'blue',
          status: 'draft',
          publishedAt: null,
          isSample: false,
          createdAt: at,
          updatedAt: at,
          sourceName: 'Wire',
          sourceUrl: 'https://wire.example/1',
        },
      ],
      [{ newsId: id, languageCode: 'en', title: 'Sold for £50m', summary: 's', body: 'b' }],
    );
    expect(await titles()).not.toContain('Sold for £50m');
    const seen = await show(id);
    expect(seen).toMatchObject({ title: 'Sold for £50m', source: { name: 'Wire' }, author: null });
    const live = read(await step(read(await step(seen, 'submit')), 'publish', {}, 'owner'));
    expect(live.is_live).toBe(true);
    const { data } = await callApi(test.services, { path: '/sport-news/list' });
    expect(data).toContainEqual(
      expect.objectContaining({ id, source: { name: 'Wire', url: 'https://wire.example/1' } }),
    );
  });

  it('200: a picture is re-encoded and belongs to its brand; 422 for what is none', async () => {
    const bytes = await sharp({ create: { width: 3000, height: 900, channels: 3, background: '#08f' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .toBuffer();
    const answer = await office.post('/news-images', { image: bytes.toString('base64') }, 'content');
    const image = newsImagesContract.data.parse(answer.data);
    expect(image).toMatchObject({ width: 1400, height: 420 });
    const stored = await findNewsImage(test.services, image.path);
    expect((await sharp(stored ?? undefined).metadata()).exif).toBeUndefined();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    const bad = await office.post('/news-images', { image: svg.toString('base64') }, 'content');
    expect(bad.messages.input_validates).toHaveProperty('image');
    const texts = { en: textsOf('With a picture', { image_alt: 'Blue' }) };
    const made = read(await office.post('/news', draft(texts, { image_path: image.path }), 'content'));
    expect(made.content.image_path).toBe(image.path);
    const theirs = await office.post('/news', draft(texts, { image_path: image.path }), 'orange');
    expect(theirs.messages.input_validates).toHaveProperty('image_path');
  });

  it('200: tags are searched by any name; 422 for one that is none', async () => {
    const found = newsTagsContract.data.parse((await office.get('/news-tags?q=zzz', 'content')).data);
    expect(found).toEqual({ teams: [], games: [] });
    const bad = await office.post('/news', draft({ en: textsOf('x') }, { team_ids: [newId()] }), 'content');
    expect(bad.messages.input_validates).toHaveProperty('team_ids');
  });

  it('is previewed by anyone who has its address, for some hours, and by no one else', async () => {
    const made = await begin('Seen before');
    const options = { brand: 'blue', locale: 'vi', id: made.id, key: made.preview } as const;
    expect(await previewNews(test.services, options)).toMatchObject({ title: 'Seen before', fallback: true });
    const other = await begin('Another');
    for (const wrong of [{ id: other.id }, { brand: 'orange' }, { key: '' }, { key: `${made.preview}x` }])
      await expect(previewNews(test.services, { ...options, ...wrong })).rejects.toMatchObject({
        code: 'not_found',
      });
    test.setNow(new Date(test.services.clock.now().getTime() + 9 * 3_600_000));
    await expect(previewNews(test.services, options)).rejects.toMatchObject({ code: 'not_found' });
  });
});
