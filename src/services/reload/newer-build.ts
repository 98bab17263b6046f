import { isText, shaped } from '#model/values/guards.ts';

const isBuild = shaped<{ readonly hash: string }>({ hash: isText });
/** Hashes of builds that cannot be compared: from the source itself, and none at all. */
const WITHOUT_HASH = ['dev', 'none', ''];

/** The build that this page came from: as it says itself, else as its server says. */
export async function ownBuild(document: Document): Promise<string> {
  const said = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  return said ?? (await read('/build.json'));
}

/** Whether the latest build is another one than `own`. Rejects where the server does not say. */
export async function isBuildNewer(own: string): Promise<boolean> {
  const latest = await read('/latest-build.json');
  return ![own, latest].some((hash) => WITHOUT_HASH.includes(hash)) && latest !== own;
}

async function read(address: string): Promise<string> {
  const response = await fetch(address, { cache: 'no-store' });
  const build: unknown = await response.json();
  if (!isBuild(build)) throw new Error(`${address} tells no hash`);
  return build.hash;
}
