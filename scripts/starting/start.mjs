import { constants, setPriority } from 'node:os';
import { exitCodeOf, startNode } from '../launch.mjs';
import { mustBeOurs } from '../own-files.mjs';
import { setUp } from '../setup.mjs';
import { isBuilt, keepStamp, parts, sourcesHash, startBuild } from '../web-build.mjs';
import { attend } from './attend.mjs';

const withChannel = ['inherit', 'inherit', 'inherit', 'ipc'];

/**
 * What is missing of packages first; then the application is built beside the start of the server, on two cores, and
 * the public site once people are served. Resolves with an exit code when the server ends.
 */
export async function start(args, { progress, room }) {
  await setUp('start', (done, of) => progress.tell('installing', done, of));
  progress.end('installing');
  const hash = sourcesHash();
  if (!isBuilt(parts.application, hash)) mustBeOurs('dist');
  const building = isBuilt(parts.application, hash) ? undefined : build(parts.application, hash, progress);
  const webApp = new Promise((resolve) =>
    building ? building.code.then((code) => code || resolve()) : resolve(),
  );
  const server = startNode(['server/main.ts', ...args], {}, withChannel);
  const ended = exitCodeOf(server);
  const ready = attend(server, { progress, room, webApp });
  void ready.then(() => buildTheRest(hash, progress, ended));
  const failed = building?.code.then((code) => code || ended) ?? ended;
  const code = await Promise.race([ended, failed]);
  for (const child of [server, building?.child]) child?.kill('SIGTERM');
  await ended;
  return code;
}

/** Starts a part of the build; its exit code comes once its stamp is kept. */
function build(part, hash, progress) {
  progress.begin(part.phase);
  const child = startBuild(part, hash, withChannel);
  child.on('message', ({ phase, done, of }) => progress.tell(phase, done, of));
  const code = exitCodeOf(child).then((result) => {
    if (result === 0) keepStamp(part, hash);
    for (const phase of result === 0 ? ['drawing', part.phase] : []) progress.end(phase);
    return result;
  });
  return { child, code };
}

/** The server shows the site's pages as soon as they are there; until then the application says that they are coming. */
async function buildTheRest(hash, progress, serverEnded) {
  for (const part of [parts.site, parts.licences]) {
    if (isBuilt(part, hash)) continue;
    const { child, code } = build(part, hash, progress);
    // People are served first.
    setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    void serverEnded.then(() => child.kill('SIGTERM'));
    if ((await code) === 0) continue;
    if (!child.killed)
      console.error('This could not be built; everything else works. `npm run build` tries again.');
    return;
  }
}
