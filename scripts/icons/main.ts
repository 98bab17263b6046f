// node scripts/icons/main.ts: draws the icons of the installed application from public/favicon.svg into public/icons/,
// and the picture that previews of the public site show.
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium } from 'playwright-core';

const root = resolve(import.meta.dirname, '../..');
const mark = readFileSync(join(root, 'public/favicon.svg'), 'utf8');
/** A mask may cut away all but a circle of 80 %: the background fills the square, the drawing stays inside. */
const masked = mark
  .replace('viewBox="0 0 32 32"', 'viewBox="-4 -4 40 40"')
  .replace(/<rect width="32" height="32" rx="8"/, '<rect x="-4" y="-4" width="40" height="40"');
const square = mark.replace('rx="8"', '');

const icons = [
  { name: 'app-192', size: 192, svg: mark },
  { name: 'app-512', size: 512, svg: mark },
  { name: 'maskable-512', size: 512, svg: masked },
  // iOS rounds the corners itself.
  { name: 'apple-touch-180', size: 180, svg: square },
];

const inter = readFileSync(
  join(root, 'node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'base64',
);

/** The same in every language: the mark and the name. */
const preview = `<style>
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${inter}); }
  body { margin: 0; display: grid; grid-template-columns: auto auto; place-content: center; align-items: center;
    gap: 48px; height: 630px; background: #061320;
    color: #fff; font: 650 150px Inter; letter-spacing: -0.04em; }
  svg { width: 200px; }
</style>${mark}<span>Lagra</span>`;

mkdirSync(join(root, 'public/icons'), { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const { name, size, svg } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px}</style>${svg}`);
    await page.screenshot({ path: join(root, 'public/icons', `${name}.png`), omitBackground: true });
    await page.close();
  }
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(preview);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(root, 'public/icons/preview.png') });
} finally {
  await browser.close();
}
