import { installMachine } from '#machines/app/install/install.machine.ts';
import { installRows, installStart } from '../spec/install.rows.ts';
import type { InstallAsk, InstallObserved } from '../spec/install.rows.ts';
import type { AppCase } from './app-case.ts';
import { breaks, happens, settles } from './app-offers.ts';

const alphabet = [
  happens('the browser could install it', { type: 'available' }),
  happens('install', { type: 'install' }),
  happens('it is installed', { type: 'installed' }),
  settles('the person answers', 'ask', true, 'yes'),
  settles('the person answers', 'ask', false, 'no'),
  breaks('the browser cannot ask', 'ask', new Error('no prompt')),
];

export const installCase = (): AppCase<InstallObserved, InstallAsk> => ({
  machine: installMachine,
  plug: (machine) => ({
    name: 'install',
    machine,
    inputs: [{ label: 'a page', input: undefined }],
    alphabet: () => alphabet,
  }),
  spec: {
    rows: installRows,
    starts: installStart,
    observe: ({ value }) => ({ state: { at: String(value) } }),
    ask: ({ type, output }) => (type.startsWith('xstate.done') ? { agreed: output === true } : {}),
  },
  effects: {},
  bounds: '',
  signed: [],
});
