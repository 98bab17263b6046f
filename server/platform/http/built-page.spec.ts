import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forbiddenIn } from '#server/testing/page-policy.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';

const dist = join(import.meta.dirname, '../../../dist');
let server: WholeServer;

beforeAll(async () => {
  if (!existsSync(join(dist, 'index.html'))) throw new Error('build the web app first: npm run build');
  server = await openWholeServer({ dist });
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
  server.app.inject({ url, headers });

describe('the built page', () => {
  it.each(['/en', '/sv/features', '/en/auth/login', '/sv/apps/products', '/en/there/is/no/such/page'])(
    '[HS1] at %s carries the policy and needs nothing that it keeps out',
    async (path) => {
      const page = await get(path);
      expect(page.statusCode).toBe(200);
      const policy = String(page.headers['content-security-policy']);
      expect(policy).toMatch(/script-src 'self'( 'wasm-unsafe-eval')?[ ;]/);
      expect(policy).not.toContain("'unsafe");
      expect(page.body).toMatch(/(<script[^>]+src="\/|import\('\/|var scripts = \[")assets\//);
      expect(forbiddenIn(page.body, policy)).toEqual([]);
    },
  );

  it.each(['/en', '/en/auth/login'])(
    '[HS1] at %s loads only files that are there, each with the policy too',
    async (path) => {
      const { body } = await get(path);
      const files = [...body.matchAll(/(?:src|href)="(\/[^"]+\.\w+)"/g)].map(([, file = '']) => file);
      expect(files.length).toBeGreaterThan(2);
      for (const file of files) {
        const answer = await get(file, {});
        expect([file, answer.statusCode]).toEqual([file, 200]);
        expect(answer.headers['x-content-type-options']).toBe('nosniff');
        expect(answer.headers['content-type']).not.toContain('text/html');
      }
    },
  );
});
