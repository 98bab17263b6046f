import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forbiddenIn } from '#server/testing/page-policy.ts';
import { allowingInline, securityHeaders } from './security-headers.ts';

const local = securityHeaders({ publicUrl: 'http://localhost:3000', apiBase: '/api/' });
const directives = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy.split(';').map((part) => {
      const [name = '', ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );

describe('the content security policy', () => {
  it('[HS1] lets in scripts and styles of this server, and nothing that stands in the page', () => {
    const policy = local['content-security-policy'] ?? '';
    expect(directives(policy)).toMatchObject({
      'default-src': ["'self'"],
      'script-src': ["'self'", "'wasm-unsafe-eval'"],
      'style-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(policy).not.toMatch(/'unsafe|\*|strict-dynamic|https?:/);
  });

  it('[HS1] lets in the API where it lies elsewhere, and nothing else of there', () => {
    const { 'content-security-policy': policy = '' } = securityHeaders({
      publicUrl: 'https://stock.example.com',
      apiBase: 'https://api.example.com/v1/',
    });
    expect(directives(policy)['connect-src']).toEqual(["'self'", 'https://api.example.com']);
    expect(policy.split('https://api.example.com')).toHaveLength(2);
  });

  it('[HS1] names what a page of the site holds, by its hash, and lets in nothing else there', () => {
    const { 'content-security-policy': policy = '' } = local;
    const page = '<style>p{}</style><script>go()</script><script type="application/json">{}</script>';
    const allowing = allowingInline(policy, page);
    expect(directives(allowing)['style-src']).toEqual([
      "'self'",
      expect.stringMatching(/^'sha256-[\w+/]{43}='$/),
    ]);
    expect(directives(allowing)['script-src']).toHaveLength(
      1 + (directives(policy)['script-src']?.length ?? 0),
    );
    expect(forbiddenIn(page, allowing)).toEqual([]);
    expect(forbiddenIn('<style>p{color:red}</style><script>go(1)</script>', allowing)).toHaveLength(2);
    expect(allowingInline(policy, '<p>')).toBe(policy);
  });

  it('[HS1] is one header of several', () => {
    expect(local).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(local).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders({ publicUrl: 'https://stock.example.com', apiBase: '/api/' })).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
    });
  });
});

describe('a page', () => {
  it('[HS1] needs nothing that the policy keeps out', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../index.html'), 'utf8');
    expect(page).toContain('<script');
    expect(forbiddenIn(page)).toEqual([]);
  });

  it.each([
    ['<script>alert(1)</script>', 'a script within the page'],
    ['<script type="module">go()</script>', 'a script within the page'],
    ['<style>p{}</style>', 'styles within the page'],
    ['<p class="a" style="color:red">', 'a style on an element'],
    ['<img src="/x" onerror="go()">', 'a handler on an element'],
    ['<a href="javascript:go()">', 'a script as an address'],
    ['<link rel="stylesheet" href="https://fonts.example/x.css">', 'something from elsewhere'],
    ['<script src="//cdn.example/x.js"></script>', 'something from elsewhere'],
  ])('[HS1] that did would be found: %s', (planted, says) => {
    expect(forbiddenIn(planted)).toEqual([expect.stringMatching(`^${says}: `)]);
  });
});
