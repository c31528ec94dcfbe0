import { html, raw } from 'hono/html';
import { z } from 'zod';
import type { Endpoint } from './endpoint.ts';
import { openApiDocument } from './openapi.ts';

/** What the page needs of the document's paths. */
const pathsSchema = z.record(z.string(), z.record(z.string(), z.looseObject({ summary: z.string() })));

/** A page that shows the contracts to people. It loads nothing from anywhere, and runs no script. */
export function referencePage(endpoints: readonly Endpoint[], nonce: string) {
  const paths = pathsSchema.parse(openApiDocument(endpoints).paths);
  const groups = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API reference</title>
        <style nonce="${nonce}">
          body { font: 14px/1.5 system-ui, sans-serif; max-width: 960px; margin: 0 auto; padding: 16px; color: #1c1b1a; }
          h1 { font-size: 28px; }
          details { border-top: 1px solid #dddad6; padding: 8px 0; }
          summary { cursor: pointer; min-height: 24px; }
          code { font-family: ui-monospace, monospace; }
          .method { display: inline-block; min-width: 4.5em; font-weight: 700; }
          pre { background: #f6f4f2; padding: 12px; overflow: auto; border-radius: 8px; }
          @media (prefers-color-scheme: dark) {
            body { background: #191817; color: #eceae8; }
            pre { background: #242322; }
            details { border-color: #3a3836; }
          }
        </style>
      </head>
      <body>
        <h1>API reference</h1>
        <p>
          Every answer is the envelope <code>{data, messages, meta, http_code}</code>. The machine-readable form is
          <a href="/api/openapi.json">/api/openapi.json</a>.
        </p>
        ${groups.map(
          ({ method, path, operation }) =>
            html`<details>
              <summary>
                <code class="method">${method.toUpperCase()}</code><code>${path}</code> — ${operation.summary}
              </summary>
              <pre tabindex="0">${raw(escapeHtml(JSON.stringify(operation, null, 2)))}</pre>
            </details>`,
        )}
      </body>
    </html>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
