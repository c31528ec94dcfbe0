import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashScripts } from './hash-scripts.ts';

const NONCE = 'c2VjcmV0LW9mLW9uZQ==';
const POLICY = `default-src 'self'; script-src 'self' 'nonce-${NONCE}' https://x.example; style-src 'self' 'nonce-${NONCE}'; img-src 'self'`;
const digest = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

describe('a page without its nonce', () => {
  it('is allowed its own scripts and styles, each where it belongs, and nothing else', () => {
    const { html, policy } = hashScripts(
      `<style nonce="${NONCE}">b{}</style><script nonce="${NONCE}" type="module" async="">go()</script>`,
      POLICY,
      NONCE,
    );
    expect(html).toBe('<style>b{}</style><script type="module" async="">go()</script>');
    expect(policy).toBe(
      `default-src 'self'; script-src 'self' ${digest('go()')} https://x.example; style-src 'self' ${digest('b{}')}; img-src 'self'`,
    );
  });

  it('gives no leave to a script that does not know the nonce', () => {
    const { policy } = hashScripts(
      `<p><script>steal()</script><script nonce="guess">steal()</script><script nonce="${NONCE}">ours()</script></p>`,
      POLICY,
      NONCE,
    );
    expect(policy).toContain(digest('ours()'));
    expect(policy).not.toContain(digest('steal()'));
  });

  it('names no digest of nothing for scripts that are files', () => {
    const { policy } = hashScripts(`<script nonce="${NONCE}" src="/a.js"></script>`, POLICY, NONCE);
    expect(policy).not.toContain('sha256');
    expect(policy).not.toContain(NONCE);
  });
});
