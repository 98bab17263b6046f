// node counted-run.fixtures.mjs ROOT PROJECT…: runs the tests of these projects there; its last line is what it counted.
import { join } from 'node:path';
import { countedRun } from './vitest.mjs';

const [root, ...projects] = process.argv.slice(2);
const chosen = projects.map((project) => `--project=${project}`);
const counts = join(root, 'counts.json');
const { passed, failed, note } = await countedRun(chosen, { name: projects.join('-'), root, counts });
console.log(JSON.stringify({ passed, failed, note }));
