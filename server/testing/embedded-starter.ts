import { startEmbeddedPostgres } from '#server/platform/db/supervisor.ts';

/**
 * A separate process that uses an embedded server: `embedded-starter.ts <options as JSON>`. Prints one line of JSON,
 * then waits for `finish` (its last work is done), `throw` or `stop` on its input.
 */
const options = JSON.parse(process.argv[2] ?? '{}') as {
  dataDir: string;
  binaries?: string;
  fallbacks?: string[];
}; // written by the test
const lines: string[] = [];
try {
  const server = await startEmbeddedPostgres({ ...options, log: (line) => lines.push(line) });
  process.stdin.on('data', (order) => {
    const word = String(order).trim();
    if (word === 'throw') throw new Error('told to throw');
    if (word === 'finish') process.stdin.destroy();
    if (word === 'stop') void server.stop().then(() => process.stdin.destroy());
  });
  console.log(JSON.stringify({ ...server, lines }));
} catch (error) {
  console.log(JSON.stringify({ error: String(error), lines }));
}
