import { exitCodeOf, startNode } from '../launch.mjs';
import { oneCheck } from './command.mjs';

const lingui = 'node_modules/@lingui/cli/dist/lingui.js';

/** Catalogues contain exactly what `npm run i18n` would write, and every message in every language. */
export async function catalogues() {
  const inStep = await check('sync', '--clean');
  const complete = await check('missing', '--mode', 'catalog');
  if (!inStep) console.error('Run `npm run i18n`, translate what is new in src/i18n/locales/sv/messages.po.');
  return oneCheck(inStep && complete);
}

async function check(...args) {
  return (await exitCodeOf(startNode([lingui, 'check', ...args, '--verbose', '--workers', '1']))) === 0;
}
