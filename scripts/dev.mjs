// One port for the browser: Vite serves the web app there and forwards every API call to the server, which runs on a
// free port of its own under `node --watch`.
import { createServer } from 'node:net';
import { exitCodeOf, startNode } from './launch.mjs';
import { mustBeFree } from './must-be-free.mjs';
import { setUp } from './setup.mjs';

await mustBeFree('npm run dev');
await setUp('start');
const port = process.env.PORT ?? '3000';
const host = process.env.HOST ?? '127.0.0.1';
const serverPort = await freePort();
const address = `http://localhost:${port}`;

const server = startNode(['--watch', '--watch-preserve-output', 'server/main.ts'], {
  PORT: serverPort,
  HOST: '127.0.0.1',
  PUBLIC_URL: process.env.PUBLIC_URL ?? address,
});
const web = startNode(['node_modules/vite/bin/vite.js', '--port', port, '--strictPort', '--host', host], {
  SERVER_URL: `http://127.0.0.1:${serverPort}`,
});

const both = [server, web];
const codes = both.map(exitCodeOf);
process.exitCode = await Promise.race(codes);
for (const child of both) child.kill('SIGTERM');
await Promise.all(codes);

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port: free } = probe.address();
      probe.close(() => resolve(String(free)));
    });
  });
}
