import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AgeNote } from './age-note.tsx';
import { AGE_NOTE_END, AGE_NOTE_HIDDEN } from './age-note-text.ts';

it('is written by React as the guests’ cache looks for it', () => {
  expect(renderToStaticMarkup(<AgeNote />)).toBe(AGE_NOTE_HIDDEN + AGE_NOTE_END);
});
