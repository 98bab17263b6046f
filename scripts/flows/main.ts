// node scripts/flows/main.ts [slug…]: lays the charts out anew that have changed since, into src/views/flows/layouts.
import { createServer } from 'vite';

// Through Vite: words are macros and catalogues, which Node alone does not read.
const vite = await createServer({
  server: { middlewareMode: true, ws: false, watch: null },
  appType: 'custom',
});
try {
  const { writeLayouts } = await vite.ssrLoadModule('/scripts/flows/write-layouts.ts');
  await writeLayouts(process.argv.slice(2));
} finally {
  await vite.close();
}
