import { companyWorld } from '#machines/company.fixtures.ts';
import { typed } from '#model/engine/reader.ts';
import { workflowFixture } from '#model/areas/integrations/workflow/workflow.fixtures.ts';
import { defineCase } from '../model/define-case.ts';
import { worldOf, type EngineWorld } from '../model/engine-world.ts';
import { recordOffers } from '../model/offers.ts';
import { workflowRows, workflowStart, type WorkflowObserved } from '../spec/workflow.rows.ts';

const written = workflowFixture();
/** About documents that nobody in this world sees. */
const unseen = workflowFixture({
  kind: 'lot',
  trigger: { on: 'state', state: 'expired' },
  actions: [{ do: 'notify', to: { who: 'enabler' }, text: 'It has expired' }],
});

/** Another workflow, and nobody yet in the subject's place. */
function beside(): EngineWorld {
  const base = companyWorld();
  const [subject, other] = [base.id(), base.id()];
  base.must('workflow', other, 'create', workflowFixture({ name: 'Taken' }));
  return worldOf(base, subject, { lacks: ['lot.view'] });
}

/** A workflow, beside another one. */
export const documentCase = defineCase<WorkflowObserved>(() => {
  const form = {
    fitting: written,
    malformed: workflowFixture({ actions: [] }),
    others: { unseen: [unseen, { fits: true, unseen: true }] },
    unfit: { 'of a name that is taken': workflowFixture({ name: 'TAKEN' }) },
  } as const;
  return {
    kind: 'workflow',
    rows: workflowRows,
    starts: workflowStart,
    bounds: 'Two workflows; one kind that who asks does not see.',
    worlds: { 'another workflow': beside() },
    figures: ({ view, subject }: EngineWorld) => ({
      unseen: typed(view).get('workflow', subject)?.kind === 'lot',
    }),
    offers: () => recordOffers({ create: form, update: form, enable: {}, disable: {}, archive: {} }),
  };
});
