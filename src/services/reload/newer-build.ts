import { isText, shaped } from '#model/values/guards.ts';

const isBuild = shaped<{ readonly hash: string }>({ hash: isText });
/** Build hashes that cannot be compared: a development build, or none. */
const WITHOUT_HASH = ['dev', 'none', ''];

/** The build this page came from: as stated in the page, else by its server. */
export async function ownBuild(document: Document): Promise<string> {
  const said = document.querySelector<HTMLMetaElement>('meta[name=build]')?.content;
  return said ?? (await read('/build.json'));
}

/** Whether the latest build differs from `own`. Rejects if the server does not answer. */
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
