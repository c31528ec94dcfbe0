import type { ServerResponse } from 'node:http';

/** Writes a beginning and then so many megabytes of nothing, as long as anybody reads them. */
export function pour(response: ServerResponse, beginning: string, megabytes: number): void {
  const part = ' '.repeat(1024 * 1024);
  let written = 0;
  const next = () => {
    while (written < megabytes) {
      written += 1;
      if (!response.write(part)) return;
    }
    response.end(']');
  };
  response.on('drain', next);
  response.on('error', () => response.destroy());
  response.write(beginning);
  next();
}
