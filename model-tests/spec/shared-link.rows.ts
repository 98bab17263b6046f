import type { Observation } from '../kernel/conform.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

export interface SharedLinkObserved extends Observation {
  /** It was opened, its reader confirmed that they have read it, and asked. */
  opened: boolean;
  read: boolean;
  asked: boolean;
  /** Its time is over. */
  over: boolean;
}

const { row } = rowKit<SharedLinkObserved>({ figures: ['opened', 'read', 'asked', 'over'], layers });

const made = {
  decision: 'Who may show documents outside makes links of those that they see, past their draft.',
};
const first = {
  decision: 'The first opening is a fact; how often it was opened is counted outside the log.',
};
const read = { decision: 'Whoever has the link confirms once that it was read.' };
const asked = { decision: 'A question through the link stands as a comment on the document, once.' };
const ended = { decision: 'A link ends for good: by whoever may make links, or as its time is over.' };

export const sharedLinkStart = { at: ['none', 'active'] };
export const sharedLinkRows = [
  row('SL-01', 'make', 'none → active', 'made', made),
  row('SL-02', 'open', 'active → active', 'firstOpened', first, {
    when: ({ opened }) => !opened,
    makes: { opened: true },
  }),
  row('SL-03', 'confirmRead', 'active → active', 'readConfirmed', read, {
    when: (before) => !before.read,
    makes: { read: true },
  }),
  row('SL-04', 'ask', 'active → active', 'asked', asked, {
    when: (before) => !before.asked,
    makes: { asked: true },
  }),
  row('SL-05', 'expire', 'active → expired', 'expired', ended, { when: ({ over }) => over }),
  row('SL-06', 'revoke', 'active → revoked', 'revoked', ended),
];
