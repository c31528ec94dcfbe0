import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policyOf = (providerScript: string | null) => {
  const policy =
    securityHeaders({ nonce: 'n1', https: false, providerScript })['Content-Security-Policy'] ?? '';
  return Object.fromEntries(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
};

describe('the content security policy', () => {
  it('knows no one but ourselves, and scripts by their nonce', () => {
    const policy = policyOf(null);
    expect(policy['script-src']).toBe("script-src 'self' 'inline-speculation-rules' 'nonce-n1'");
    expect(policy['connect-src']).toBe("connect-src 'self'");
    expect(policy['frame-src']).toBeUndefined();
    expect(policy['worker-src']).toBe("worker-src 'self'");
    expect(policy['manifest-src']).toBe("manifest-src 'self'");
    expect(policy['frame-ancestors']).toBe("frame-ancestors 'none'");
    expect(policy['require-trusted-types-for']).toBe("require-trusted-types-for 'script'");
    expect(policy['trusted-types']).toBe('trusted-types default answer worker');
  });

  it('lets in the provider’s one script and its own windows where one signs in', () => {
    const policy = policyOf('https://accounts.google.com/gsi/client');
    expect(policy['script-src']).toBe(
      "script-src 'self' 'inline-speculation-rules' 'nonce-n1' https://accounts.google.com/gsi/client",
    );
    expect(policy['connect-src']).toBe("connect-src 'self' https://accounts.google.com");
    expect(policy['frame-src']).toBe('frame-src https://accounts.google.com');
    expect(policy['require-trusted-types-for']).toBeUndefined();
  });
});
