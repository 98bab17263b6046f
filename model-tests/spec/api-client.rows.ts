import type { Observation } from '../kernel/conform.ts';
import { modelAndApi as layers } from './quotes.ts';
import type { Ask } from './document-observed.ts';
import { rowKit } from './row-kit.ts';

export interface ApiClientObserved extends Observation {
  /** It may do something that who asks may not. */
  strong: boolean;
  /** Its last day is over. */
  over: boolean;
  /** Whose rights bound it is who asks. */
  own: boolean;
}

const { row } = rowKit<ApiClientObserved>({ figures: ['strong', 'over', 'own'], layers });

const src = { decision: 'A client is rotated, suspended, let in again, revoked; what is over stays over.' };
const lent = { decision: 'Nobody makes a client that can do more than they may.' };
const two = { decision: 'While it is rotated both secrets are accepted, so that no program stands still.' };
const stopped = { decision: 'Whoever manages clients stops any of them; starting one takes its rights.' };
const ended = { decision: 'A client whose last day is over ends by itself.' };
const handed = { decision: 'Whoever leaves hands their clients on: another owner, the same secret.' };

const within = ({ strong }: ApiClientObserved, ask: Ask): boolean => ask.within === true || !strong;
const written = {
  when: (seen: ApiClientObserved, ask: Ask) =>
    within(seen, ask) && (ask.within === true || ask.role !== 'high'),
  makes: (ask: Ask) => ({ strong: ask.role === 'high' }),
};
const live = 'active, rotating, suspended';

export const apiClientStart = { at: ['none', 'active'] };
export const apiClientRows = [
  row('AP-01', 'create', 'none → active', 'created', lent, {
    ...written,
    makes: (ask) => ({ strong: ask.role === 'high', own: true }),
  }),
  row('AP-02', 'update', live, 'updated', lent, {
    ...written,
    makes: (ask) => ({ strong: ask.role === 'high', over: false }),
  }),
  row('AP-03', 'rotate', 'active → rotating', 'rotated', src, { when: within }),
  row('AP-04', 'finish', 'rotating → active', 'finished', two),
  row('AP-05', 'suspend', 'active, rotating → suspended', 'suspended', stopped),
  row('AP-06', 'resume', 'suspended → active', 'resumed', stopped, { when: within }),
  row('AP-07', 'takeOver', live, 'takenOver', handed, {
    when: (seen, ask) => seen.own === (ask.byAnother === true) && within(seen, ask),
    makes: (ask) => ({ own: ask.byAnother !== true }),
  }),
  row('AP-08', 'expire', `${live} → expired`, 'expired', ended, { when: ({ over }) => over }),
  row('AP-09', 'revoke', `${live} → revoked`, 'revoked', src),
];
