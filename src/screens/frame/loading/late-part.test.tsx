import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Late, latePart } from './late-part.tsx';

const Greeting = ({ name }: { name: string }) => <p>Good day, {name}</p>;

it('is written at once where the part is there', () => {
  const part = latePart(async () => Greeting, Greeting);
  expect(renderToStaticMarkup(<Late part={part} given={{ name: 'reader' }} />)).toBe(
    '<p>Good day, reader</p>',
  );
});

it('is fetched once, however often it is asked for', async () => {
  let times = 0;
  const part = latePart(async () => {
    times += 1;
    return Greeting;
  }, null);
  expect(part.known()).toBeNull();
  await Promise.all([part.load(), part.load()]);
  expect([times, part.known()]).toEqual([1, Greeting]);
});

it('says that it could not be had to anyone who asks, and is had the next time', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const answers = [() => Promise.reject(new Error('gone')), () => Promise.resolve(Greeting)];
  const part = latePart<{ name: string }>(
    () => (answers.shift() ?? (() => Promise.resolve(Greeting)))(),
    null,
  );
  await expect(part.load()).rejects.toThrow('gone');
  await part.load();
  expect(part.known()).toBe(Greeting);
  expect(warned).toHaveBeenCalledTimes(1);
  warned.mockClear();
});
