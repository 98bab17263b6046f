import type { Observation } from '../kernel/conform.ts';
import { modelAndApi as layers } from './quotes.ts';
import type { Ask } from './document-observed.ts';
import { rowKit } from './row-kit.ts';

export interface WorkflowObserved extends Observation {
  /** It is about documents that who asks may not see. */
  unseen: boolean;
}

const { row } = rowKit<WorkflowObserved>({ figures: ['unseen'], layers });

const life = { decision: 'A workflow is drafted, turned on and off; only one that is not on is changed.' };
const lent = { decision: 'Whoever turns it on sees what it is about: it acts with their rights.' };
const gone = { decision: 'One that is not on is put away for good.' };

const written = ({ unseen = false }: Ask): Partial<WorkflowObserved> => ({ unseen });

export const workflowStart = { at: ['none'] };
export const workflowRows = [
  row('WO-01', 'create', 'none → draft', 'created', life, { makes: written }),
  row('WO-02', 'update', 'draft, disabled', 'updated', life, { makes: written }),
  row('WO-03', 'enable', 'draft, disabled → enabled', 'enabled', lent, { when: ({ unseen }) => !unseen }),
  row('WO-04', 'disable', 'enabled → disabled', 'disabled', life),
  row('WO-05', 'archive', 'draft, disabled → archived', 'archived', gone),
];
