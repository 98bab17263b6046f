import { launch } from './launch.mjs';

process.exitCode = await launch([
  'node_modules/@lingui/cli/dist/lingui.js',
  'extract',
  '--clean',
  '--workers',
  '1',
]);
