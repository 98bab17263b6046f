import type { Observation } from '../kernel/conform.ts';
import type { Ask } from './document-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface PairingObserved extends Observation {
  /** Kinds that are to be kept in step. */
  kinds: number;
  /** Fields that somebody has to settle. */
  conflicts: number;
  /** Whether its code is over. */
  late: boolean;
}

const { row } = rowKit<PairingObserved>({ figures: ['kinds', 'conflicts', 'late'], layers });

const meets = {
  decision: 'A company is invited with a code that is good for seven days, and accepts with it.',
};
const compares = {
  decision: 'What is kept in step is chosen, matched and confirmed in both companies, each time anew.',
};
const travels = { decision: 'A field that both companies changed is a conflict until it is settled.' };
const rests = { decision: 'Either company pauses and goes on, and either ends it.' };
const given = { decision: 'What the other company may do here is changed at any time.' };

const chosen = ({ kinds }: PairingObserved): boolean => kinds > 0;
const picks = ({ kinds = 0 }: Ask): Partial<PairingObserved> => ({ kinds });
const calm = { conflicts: 0 };
const live = 'paired, matching, inSync, conflict, paused';

export const pairingStart = { at: ['none', 'invited'] };
export const pairingRows = [
  row('PG-01', 'invite', 'none → invited', 'invited', meets),
  row('PG-02', 'accept', 'none → paired', 'accepted', meets),
  row('PG-03', 'answer', 'invited → paired', 'answered', meets, { when: ({ late }) => !late }),
  row('PG-04', 'choose', 'paired, matching', 'chosen', compares, { makes: picks }),
  row('PG-05', 'choose', 'inSync, conflict, paused → matching', 'chosen', compares, { makes: picks }),
  row('PG-06', 'noteChosen', 'paired, matching', 'choiceTaken', compares, { makes: picks }),
  row('PG-07', 'noteChosen', 'inSync, conflict, paused → matching', 'choiceTaken', compares, {
    makes: picks,
  }),
  row('PG-08', 'match', 'paired → matching', 'matchStarted', compares, { when: chosen }),
  row('PG-09', 'confirm', 'matching → inSync', 'confirmed', compares, { when: chosen, makes: calm }),
  row('PG-10', 'noteConflict', 'inSync, conflict → conflict', 'conflicted', travels, {
    makes: ({ conflicts = 0 }) => ({ conflicts }),
  }),
  row('PG-11', 'noteSettled', 'conflict → inSync', 'settled', travels, { makes: calm }),
  row('PG-12', 'pause', 'inSync, conflict → paused', 'paused', rests),
  row('PG-13', 'resume', 'paused → inSync', 'resumed', rests, { makes: calm }),
  row('PG-14', 'permit', `invited, ${live}`, 'permitted', given),
  row('PG-15', 'unpair', `invited, ${live} → unpaired`, 'unpaired', rests, {
    makes: { ...calm, late: false },
  }),
  row('PG-16', 'noteUnpaired', `${live} → unpaired`, 'endedThere', rests, { makes: calm }),
];
