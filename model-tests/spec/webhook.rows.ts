import type { Ask } from './document-observed.ts';
import type { WebhookObserved } from './organisation-observed.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit } from './row-kit.ts';

const { row } = rowKit<WebhookObserved>({ figures: ['elsewhere', 'overdue'], layers });

const theirs = { decision: 'An address is told nothing before it has shown that it wants to be told.' };
const moved = { decision: 'Another address has to be verified itself.' };
const life = {
  decision: 'What arrives and what does not decides: failing, active again, and off after five days.',
};
const off = { decision: 'People turn an endpoint off without waiting for failures, and put it away.' };

const named = ({ elsewhere = false }: Ask): Partial<WebhookObserved> => ({ elsewhere });
const stays = (before: WebhookObserved, { elsewhere = false }: Ask): boolean =>
  before.elsewhere === elsewhere;
const arrives = { overdue: false };

export const webhookStart = { at: ['none', 'failing'] };
export const webhookRows = [
  row('WK-01', 'create', 'none → pending', 'created', theirs, { makes: named }),
  row('WK-02', 'update', 'pending → pending', 'updated', theirs, { makes: named }),
  row('WK-03', 'update', 'disabled → disabled', 'updated', theirs, { makes: named }),
  row('WK-04', 'update', 'active → active', 'updated', moved, { when: stays }),
  row('WK-05', 'update', 'failing → failing', 'updated', moved, { when: stays }),
  row('WK-06', 'update', 'active, failing → pending', 'updated', moved, {
    when: (before, ask) => !stays(before, ask),
    makes: named,
  }),
  row('WK-07', 'verify', 'pending → active', 'verified', theirs, { makes: arrives }),
  row('WK-08', 'fail', 'active → failing', 'failed', life, { makes: arrives }),
  row('WK-09', 'succeed', 'failing → active', 'succeeded', life, { makes: arrives }),
  row('WK-10', 'giveUp', 'failing → disabled', 'gaveUp', life, { when: ({ overdue }) => overdue }),
  row('WK-11', 'disable', 'pending, active, failing → disabled', 'disabled', off),
  row('WK-12', 'enable', 'disabled → pending', 'enabled', life, { makes: arrives }),
  row('WK-13', 'archive', 'disabled → archived', 'archived', off),
];
