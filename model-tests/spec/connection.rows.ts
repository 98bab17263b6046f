import type { Observation } from '../kernel/conform.ts';
import type { Ask } from './document-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface ConnectionObserved extends Observation {
  /** It can do something that who asks may not. */
  strong: boolean;
  /** All that its connector needs is there. */
  whole: boolean;
  /** Another one is connected of which there can be one at a time. */
  rivalled: boolean;
  /** It has failed for more than a day. */
  overdue: boolean;
}

const { row } = rowKit<ConnectionObserved>({ figures: ['strong', 'whole', 'rivalled', 'overdue'], layers });

const life = {
  decision:
    'IG1: available –add→ configured –connect→ connected; connected –fault→ failing –recovers→ connected; failing 24 h → paused; connected –pause / resume; –disconnect→ disconnected –connect→ connected.',
};
const lent = { decision: 'Nobody gives a connection more than they have, or turns one on that can do more.' };
const whole = { decision: 'What is not set up completely is not connected.' };
const away = { decision: 'A connection that is not used is put away.' };
const kept = { decision: 'Secrets are entered at any time, and tell their last four characters alone.' };

const within = ({ strong }: ConnectionObserved, { within: inside = false }: Ask): boolean =>
  inside || !strong;
const held = ({ role, within: inside = false }: Ask): boolean => inside || role !== 'high';
const written = (ask: Ask): Partial<ConnectionObserved> => ({
  strong: ask.role === 'high',
  whole: ask.lacks !== true,
});
const mayConnect = (seen: ConnectionObserved, ask: Ask): boolean =>
  seen.whole && !seen.rivalled && within(seen, ask);
const works = { overdue: false };
const open = 'configured, connected, failing, paused, disconnected';

export const connectionStart = { at: ['none', 'configured', 'failing'] };
export const connectionRows = [
  row('CTN-01', 'add', 'none → configured', 'added', lent, { when: (_, ask) => held(ask), makes: written }),
  row('CTN-02', 'update', open, 'updated', lent, { when: (_, ask) => held(ask), makes: written }),
  row('CTN-03', 'keepSecrets', open, 'secretsKept', kept),
  row('CTN-04', 'connect', 'configured, disconnected → connected', 'connected', whole, {
    when: mayConnect,
    makes: works,
  }),
  row('CTN-05', 'fault', 'connected → failing', 'failed', life, { makes: works }),
  row('CTN-06', 'recover', 'failing → connected', 'recovered', life, { makes: works }),
  row('CTN-07', 'giveUp', 'failing → paused', 'gaveUp', life, { when: ({ overdue }) => overdue }),
  row('CTN-08', 'pause', 'connected, failing → paused', 'paused', life),
  row('CTN-09', 'resume', 'paused → connected', 'resumed', life, { when: mayConnect, makes: works }),
  row('CTN-10', 'disconnect', 'connected, failing, paused → disconnected', 'disconnected', life, {
    makes: works,
  }),
  row('CTN-11', 'archive', 'configured, disconnected → archived', 'archived', away),
];
