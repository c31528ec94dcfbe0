import { expect, it } from 'vitest';
import { jobDefinitions } from '#jobs/job-names.ts';
import { JOB_NAMES } from '#terms/jobs.ts';
import { LOCALES } from '#terms/locales.ts';
import { jobName } from './job-name.ts';
import { loadMessages } from './load-messages.ts';
import { createTranslator } from './t.ts';

it('names each job that the queue is installed with, and no other', () => {
  expect(jobDefinitions.map(({ name }) => name).toSorted()).toEqual([...JOB_NAMES]);
});

it.each(LOCALES)('every job has a name of its own that people say, in %s', async (locale) => {
  const t = createTranslator<'jobs'>({ locale, messages: await loadMessages(locale, ['jobs']) });
  const said = jobDefinitions.map(({ name }) => jobName(t, name));
  for (const [index, { name }] of jobDefinitions.entries()) expect(said[index]).not.toBe(name);
  expect(new Set(said).size).toBe(jobDefinitions.length);
  expect(jobName(t, 'not-known-here')).toBe('not-known-here');
});
