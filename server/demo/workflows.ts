import { templateForm, type TemplateName } from '#model/areas/integrations/workflow/templates.ts';
import { demoPeople } from './company-list.ts';
import type { Trading } from './trading.ts';

interface DemoWorkflow {
  readonly template: TemplateName;
  /** Days ago on which it was made, and the commands that it was given since, each with its day. */
  readonly made: number;
  readonly then?: readonly (readonly [command: string, ago: number])[];
}

/** By company. None that mails is on: nobody has the addresses of the demo. */
const workflows: Readonly<Record<string, readonly DemoWorkflow[]>> = {
  nordlager: [
    { template: 'receiptDiffers', made: 62, then: [['enable', 60]] },
    { template: 'onHold', made: 45, then: [['enable', 45]] },
    {
      template: 'largeOrder',
      made: 90,
      then: [
        ['enable', 89],
        ['disable', 70],
      ],
    },
    { template: 'deliveryNote', made: 30, then: [['archive', 20]] },
    { template: 'reorder', made: 2 },
  ],
  baltic: [
    { template: 'lateOrder', made: 50, then: [['enable', 50]] },
    { template: 'deliveryNote', made: 4 },
  ],
};

/** Workflows in two companies, in every state. What those that are on have done follows from the log at the first start. */
export function planWorkflows({ seeded, model, agenda, calendar }: Trading): void {
  const { key, form } = seeded.company;
  const by = demoPeople.find(({ role, founder }) => role === 'Administrator' && !founder)?.user ?? '';
  const isHeld = (name: string): boolean =>
    demoPeople.some(({ role, companies }) => role === name && companies.includes(key));
  const heldRole = (name: string): string | null =>
    isHeld(name) ? (model.view.by('role', 'name', name.toLowerCase())[0]?.id ?? null) : null;
  for (const { template, made, then = [] } of workflows[key] ?? [])
    agenda.note(calendar.ago(made, 9), (at) => {
      const id = model.id(`workflow/${template}`, at);
      const data = templateForm(template, { role: heldRole, currency: form.currency, language: 'en' });
      model.must('workflow', id, 'create', data, { by, at });
      for (const [command, ago] of then)
        agenda.note(calendar.ago(ago, 9.5), (later) =>
          model.must('workflow', id, command, {}, { by, at: later }),
        );
    });
}
