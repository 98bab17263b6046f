import { afterEach, beforeAll, expect, test } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { customerDocument } from '#machines/areas/sales/customer/customer.machine.ts';
import { chartShape } from '#model/flows/chart-shape.ts';
import { workflowFixture } from '#model/areas/integrations/workflow/workflow.fixtures.ts';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import type { WorkflowRow } from '#model/areas/integrations/workflow/workflow.kind.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { answerMedia, arrives, render, unmount } from '#views/ui/ui.fixtures.tsx';
import { ChartView } from '../chart/chart-view.tsx';
import { MarkedWorkflows, useWorkflowsOn } from './marked-workflows.tsx';
import { hookPaint, hooksOf } from './workflow-marks.ts';

beforeAll(async () => {
  await flowLanguage('en');
});
afterEach(() => unmount());
answerMedia();

const shape = chartShape(customerDocument.chart);
const row = (name: string, trigger: WorkflowForm['trigger']) =>
  ({ id: name, ...workflowFixture({ name, trigger }) }) as WorkflowRow; // all that marks read

test('[WKF13] a workflow is marked on the state that it waits for, or on the transitions whose fact starts it', () => {
  const workflows = [
    row('Entered', { on: 'state', state: 'blocked' }),
    row('Stays', { on: 'stay', state: 'blocked', hours: 24 }),
    row('Happens', { on: 'fact', fact: 'archived' }),
    row('Pressed', { on: 'button', label: 'Press' }),
  ];
  const hooks = hooksOf(shape, workflows);
  expect(hooks.map(({ at }) => at)).toEqual([
    ['customer.blocked'],
    ['customer.blocked'],
    ['customer.blocked --archive--> customer.archived'],
    [],
  ]);
  const { states, transitions } = hookPaint(shape, hooks);
  expect(states).toEqual({
    'customer.blocked': { badge: expect.stringContaining('2'), said: 'Entered, Stays' },
  });
  expect(Object.keys(transitions ?? {})).toHaveLength(1);
});

test('[WKF13] the chart shows the mark', async () => {
  const trigger = { on: 'state', state: 'blocked' } as const;
  render(<ChartView chart="customer" paint={hookPaint(shape, hooksOf(shape, [row('Greet', trigger)]))} />);
  await arrives('[data-flow-id="customer.blocked"]');
  expect(document.querySelectorAll('[data-flow-id="customer.blocked"] .flow-badge')).toHaveLength(1);
});

test('[WKF13] the names of those that are on lead to them', async () => {
  const world = companyWorld();
  const [on, off] = [world.id(), world.id()];
  const trigger = { on: 'state', state: 'blocked' } as const;
  world.must('workflow', on, 'create', workflowFixture({ name: 'Greet', trigger }));
  world.must('workflow', on, 'enable', {});
  world.must('workflow', off, 'create', workflowFixture({ name: 'Sleeps', trigger }));
  const Shown = () => <MarkedWorkflows workflows={useWorkflowsOn('customer')} />;
  await showAt(deviceWith(world), '/en/here', () => <Shown />);
  const links = [...document.querySelectorAll('.workflow-marks a')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Greet', `/en/apps/integrations/workflows/${on}`],
  ]);
  expect(document.body.textContent).toContain('When a customer becomes “Blocked”');
});
