import { createHash } from 'node:crypto';
import type { Config } from '#server/config.ts';

/**
 * Security headers of every answer. Scripts and styles come only from this server and are not inline, but for what
 * `allowingInline` names; over https the browser is told to use nothing else from then on.
 */
export function securityHeaders({
  publicUrl,
  apiBase,
}: Pick<Config, 'publicUrl' | 'apiBase'>): Readonly<Record<string, string>> {
  const api = URL.parse(apiBase)?.origin; // undefined for a path on this server
  const https = publicUrl.startsWith('https:');
  return {
    'content-security-policy': [
      "default-src 'self'",
      // The reader for barcodes before a camera is WebAssembly, which this allows to be compiled, and no script.
      "script-src 'self' 'wasm-unsafe-eval'",
      "style-src 'self'",
      "img-src 'self' data: blob:",
      "font-src 'self'",
      ['connect-src', "'self'", ...(api ? [api] : [])].join(' '),
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
    // An API at its own address serves files to pages of the same site.
    'cross-origin-resource-policy': api ? 'same-site' : 'same-origin',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

const INLINE = /<(script|style)>([\s\S]*?)<\/\1>/g;

/** A policy that also lets in what stands in a page of ours as `<script>` or `<style>`: exactly that, by its hash. */
export function allowingInline(policy: string, page: string): string {
  let allowing = policy;
  for (const [, kind = '', text = ''] of page.matchAll(INLINE)) {
    const hash = createHash('sha256').update(text).digest('base64');
    allowing = allowing.replace(`${kind}-src 'self'`, `$& 'sha256-${hash}'`);
  }
  return allowing;
}
