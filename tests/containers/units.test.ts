import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROGRAMS, programOf, ROOT, read } from './image-files.ts';

describe('the units of systemd', () => {
  it.each(globSync('deploy/systemd/*.service', { cwd: ROOT }))('%s runs a program that is there', (path) => {
    const [, command = ''] = /^ExecStart=(.+)$/m.exec(read(path)) ?? [];
    expect(PROGRAMS).toContain(programOf(command));
  });
});
