import type { MasterSeen } from '../spec/document-seen.ts';
import type { EngineCommand, EngineOffer } from './engine-world.ts';

export interface Forms {
  good: object;
  /** Breaks the schema. */
  bad: object;
  /** Well-formed, and the code or number of another document. */
  taken: object;
  otherUse?: object;
  /** Forms that a rule of its own refuses. */
  refused?: readonly { label: string; form: object }[];
}

export const fits = { fits: true };
const unfit = { fits: false };
/** Nothing that the world around it could hold against it. */
export const bare = { empty: true, moved: false, needed: false, busy: false };

/** Each command of master data: right, wrong, and by someone without the permission. */
export function masterAlphabet(
  forms: { create: Forms; update: Forms },
  steps: readonly string[],
  use: MasterSeen['use'] = 'first',
): EngineOffer[] {
  return [
    ...formOffers('create', forms.create),
    ...formOffers('update', forms.update, use),
    ...steps.flatMap(stepOffers),
  ];
}

function offer(word: string, variant: string, command: Omit<EngineCommand, 'type'>): EngineOffer {
  return { word, label: `${word} ${variant}`.trim(), event: { type: word, ...command } };
}

/** `use`: of the document as it is, where it is there. */
function formOffers(
  word: string,
  { good, bad, taken, otherUse, refused }: Forms,
  use?: MasterSeen['use'],
): EngineOffer[] {
  return [
    offer(word, '', { data: good, ask: use === 'other' ? { ...fits, changesUse: true } : fits }),
    offer(word, 'malformed', { data: bad, ask: unfit }),
    offer(word, 'taken', { data: taken, ask: unfit }),
    offer(word, 'not permitted', { data: good, ask: unfit, permitted: false }),
    ...(otherUse
      ? [
          offer(word, 'with another use', {
            data: otherUse,
            ask: { fits: true, changesUse: use === 'first' },
          }),
        ]
      : []),
    ...(refused ?? []).map(({ label, form }) => offer(word, label, { data: form, ask: unfit })),
  ];
}

function stepOffers(word: string): EngineOffer[] {
  const data = word === 'block' ? { reason: 'other' } : {};
  const wrong = word === 'block' ? {} : { surplus: 1 };
  return [
    offer(word, '', { data, ask: fits }),
    offer(word, 'malformed', { data: wrong, ask: unfit }),
    offer(word, 'not permitted', { data, ask: unfit, permitted: false }),
  ];
}

export const blockSteps = ['block', 'unblock', 'archive'];
