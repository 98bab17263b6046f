import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';
import { firstFiles } from '../../scripts/web/first-files.ts';

const outDir = '.cache/gallery';
const alone: InlineConfig = { configFile: false, logLevel: 'warn' };

export interface GalleryServer {
  /** `http://localhost:…` */
  readonly origin: string;
  close(): Promise<void>;
}

/** Builds the gallery, which is in no build of the application, and serves it without a backend. */
export async function startGallery(): Promise<GalleryServer> {
  await build({
    ...alone,
    plugins: [react(), lingui(), babel({ presets: [linguiTransformerBabelPreset()] }), firstFiles()],
    build: { outDir, rolldownOptions: { input: 'gallery.html' } },
  });
  const server = await preview({ ...alone, build: { outDir }, preview: { port: 0 } });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  return { origin: new URL(address).origin, close: () => server.close() };
}
