import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** A package with the text of its files; a file in `bin/` can be run. */
export interface Published {
  readonly manifest: Readonly<Record<string, unknown>> & { readonly name: string; readonly version: string };
  readonly files: Readonly<Record<string, string>>;
}

/** A registry of npm on this machine. */
export interface PackageRegistry {
  readonly url: string;
  /** Paths that were asked for, in order. */
  readonly asked: string[];
  /** Makes a version known; what its entry in a lock file says of its content. */
  publish(version: Published): Promise<string>;
  close(): void;
}

export async function openPackageRegistry(): Promise<PackageRegistry> {
  const tarballs = new Map<string, Buffer>();
  const packuments = new Map<string, Record<string, object>>();
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    const versions = packuments.get(url.slice(1));
    const latest = Object.keys(versions ?? {}).at(-1);
    const body = versions
      ? JSON.stringify({ name: url.slice(1), 'dist-tags': { latest }, versions })
      : tarballs.get(url);
    // Stale at once, as what the cache holds is a day later.
    response.writeHead(body === undefined ? 404 : 200, { 'cache-control': 'public, max-age=0' });
    response.end(body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // it listens
  return {
    url,
    asked,
    publish: async ({ manifest, files }) => {
      const { name, version } = manifest;
      const tarball = await tarballOf({ ...files, 'package.json': JSON.stringify(manifest) });
      const path = `/${name}/-/${name}-${version}.tgz`;
      tarballs.set(path, tarball);
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
      const published = { ...manifest, dist: { tarball: `${url}${path}`, integrity } };
      packuments.set(name, { ...packuments.get(name), [version]: published });
      return integrity;
    },
    close: () => void server.close(),
  };
}

async function tarballOf(files: Readonly<Record<string, string>>): Promise<Buffer> {
  const tar = pack();
  for (const [path, text] of Object.entries(files))
    tar.entry({ name: `package/${path}`, mode: path.startsWith('bin/') ? 0o755 : 0o644 }, text);
  tar.finalize();
  return buffer(tar.pipe(createGzip()));
}
