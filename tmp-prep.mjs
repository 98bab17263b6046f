import { chromium } from 'playwright-core';
export const base = 'http://localhost:4132';
export async function start({ user = 'admin@example.com', viewport = { width: 1440, height: 900 }, scheme = 'light', locale = 'en' } = {}) {
  const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--headless','--no-sandbox','--disable-gpu','--disable-quic','--no-first-run'] });
  const ctx = await b.newContext({ viewport, colorScheme: scheme });
  const p = await ctx.newPage();
  p.on('console', (m) => m.type() === 'error' && console.log('ERR', m.text().slice(0, 300)));
  p.on('pageerror', (e) => console.log('PAGEERR', e.message.slice(0, 400)));
  await p.goto(`${base}/${locale}/auth/login`);
  await p.waitForSelector('[name=password]');
  await p.locator('[name=email]').fill(user);
  await p.locator('[name=password]').fill('lagra-demo-2026');
  await p.keyboard.press('Enter');
  await p.waitForURL(/dashboard/, { timeout: 30000 }).catch(() => {});
  await p.waitForTimeout(3000);
  const shot = async (n, full = false) => { await p.waitForTimeout(1000); await p.screenshot({ path: `/tmp/asmlook/${n}.png`, fullPage: full }); };
  return { b, p, ctx, shot };
}
