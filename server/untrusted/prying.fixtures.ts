import { readFileSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';

/** What a child would be able to do, if somebody took it over: run by the test in the place of the reading one. */
const tries: Readonly<Record<string, () => unknown>> = {
  reads: () => readFileSync('/etc/hostname'),
  writes: () => writeFileSync(new URL('prying.txt', import.meta.url), 'x'),
  runs: () => execFileSync('/bin/true'),
};

const managed = Object.entries(tries).flatMap(([name, attempt]) => {
  try {
    attempt();
    return [name];
  } catch {
    return [];
  }
});
process.stdout.write(JSON.stringify({ managed, settings: Object.keys(process.env).sort() }));
