import { expect, it } from 'vitest';
import { templateForm, templateNames } from '#model/areas/integrations/workflow/templates.ts';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { textsOfKinds } from './kinds.ts';
import { workflowSentence, type SentenceNames } from './workflow-sentence.words.ts';

const names = (language: 'en' | 'sv'): SentenceNames => ({
  language,
  kind: (kind) => textsOfKinds.get(kind)?.shown?.one[language] ?? kind,
  type: (_, field) => (['differs', 'belowReorderPoint'].includes(field) ? 'flag' : 'money'),
  value: (_kind, field, value) => (field === 'total' ? `${Number(value) / 100} kr` : String(value)),
  name: (table, id) => `${table} ${id}`,
});
const both = (form: WorkflowForm): readonly string[] =>
  (['en', 'sv'] as const).map((language) => workflowSentence(form, names(language)));

const form: WorkflowForm = {
  name: 'One',
  kind: 'salesOrder',
  trigger: { on: 'fact', fact: 'confirmed' },
  conditions: [{ field: 'total', is: 'over', value: 1_000_000 }],
  actions: [
    { do: 'notify', to: { who: 'role', role: 'r' }, text: 'Look' },
    { do: 'wait', hours: 2 },
    { do: 'command', command: 'hold', data: { reason: 'credit' } },
  ],
};

it('[WKF6] a workflow is read back as a sentence in both languages', () => {
  expect(both(form)).toEqual([
    'When a sales order is confirmed, and its total is over 10000 kr: notify role r: “Look”, then wait 2 hours, then do “Put on hold”.',
    'När en kundorder bekräftas, och summan är över 10000 kr: avisera role r: ”Look”, sedan vänta 2 timmar, sedan utför ”Pausa”.',
  ]);
});

it.each([
  [
    { on: 'state', state: 'commercial.onHold' },
    'When a sales order becomes “On hold”',
    'När en kundorder får tillståndet ”Pausad”',
  ],
  [
    { on: 'stay', state: 'commercial.onHold', hours: 1 },
    'has been “On hold” for 1 hour',
    'har varit ”Pausad” i 1 timme',
  ],
  [
    { on: 'time', every: 'week', day: 5, hour: 7, again: true },
    'Every Friday at 07:00, for each sales order',
    'Varje fredag kl. 07:00, för varje kundorder',
  ],
  [
    { on: 'time', every: 'month', day: 31, hour: 7, again: false },
    'On day 31 of each month at 07:00, once for each',
    'Den 31 varje månad kl. 07:00, en gång för varje',
  ],
  [
    { on: 'button', label: 'Check' },
    'When somebody presses “Check” on a sales order',
    'När någon trycker på ”Check” på en kundorder',
  ],
  [{ on: 'fact', fact: 'creditOwed' }, 'happens to a sales order', 'händer med en kundorder'],
] as const)('[WKF6] says when: %o', (trigger, en, sv) => {
  const [english, swedish] = both({ ...form, trigger });
  expect(english).toContain(en);
  expect(swedish).toContain(sv);
});

it('[WKF10] every template reads well in both languages', () => {
  const company = { role: () => null, currency: 'SEK', language: 'en' } as const;
  const read = templateNames.map((name) => workflowSentence(templateForm(name, company), names('sv')));
  expect(read.join('\n')).not.toMatch(/undefined|\[object|reorderPoint|commercial\./);
  expect(workflowSentence(templateForm('reorder', company), names('en'))).toBe(
    'Every day at 06:00, once for each product, and its state is “Active”, and it is below its reorder point: draft a purchase order to its supplier, then notify whoever turned the workflow on: “Below its reorder point: it is on a draft order”.',
  );
});
