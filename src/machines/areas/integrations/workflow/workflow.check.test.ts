import { expect, it } from 'vitest';
import { typed } from '#model/engine/reader.ts';
import { Store } from '#model/engine/store.ts';
import { templateForm, templateNames } from '#model/areas/integrations/workflow/templates.ts';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { workflowFixture } from '#model/areas/integrations/workflow/workflow.fixtures.ts';
import { workflowCheck } from './workflow.check.ts';

const nothing = typed(new Store([]));
const faults = (over: Partial<WorkflowForm>) => {
  const command = { kind: 'workflow', document: 'one', type: 'create', data: workflowFixture(over) };
  return workflowCheck(command, undefined, nothing)?.fields ?? {};
};
const id = '019a1f2e-5c00-7a10-8b20-3c40d5e6f708';

it('[WKF3] a workflow names what is there', () => {
  expect(faults({})).toEqual({});
  expect(faults({ kind: 'webhook' })).toEqual({ kind: 'notForWorkflows' });
  expect(faults({ kind: 'workflow' })).toEqual({ kind: 'notForWorkflows' });
  expect(faults({ trigger: { on: 'fact', fact: 'shipped' } })).toEqual({ trigger: 'unknownFact' });
  expect(faults({ trigger: { on: 'state', state: 'none' } })).toEqual({ trigger: 'unknownState' });
  const week = { on: 'time', every: 'week', day: 8, hour: 7, again: true } as const;
  expect(faults({ trigger: week })).toEqual({ trigger: 'unknownWeekday' });
});

it('[WKF3, WKF5] conditions are of its fields, compared as these are', () => {
  const conditions: WorkflowForm['conditions'] = [
    { field: 'creditLimit', is: 'over', value: 100_00 },
    { field: 'shipPolicy', is: 'is', value: 'completeOnly' },
    { field: 'state', is: 'is', value: 'blocked' },
    { field: 'tags', is: 'has', value: id },
    { field: 'weight', is: 'over', value: 1 },
    { field: 'name', is: 'over', value: 1 },
    { field: 'creditLimit', is: 'over', value: null },
    { field: 'shipPolicy', is: 'is', value: 'never' },
    { field: 'state', is: 'is', value: 'shipped' },
  ];
  expect(faults({ conditions })).toEqual({
    'conditions.4': 'unknownField',
    'conditions.5': 'unknownField',
    'conditions.6': 'valueMissing',
    'conditions.7': 'unknownValue',
    'conditions.8': 'unknownState',
  });
});

it('[WKF5] days are compared by as many as there are', () => {
  const by = (value: number | string) =>
    faults({ kind: 'salesOrder', conditions: [{ field: 'orderedOn', is: 'moreDaysAgo', value }] });
  for (const value of [0, 36_500]) expect(by(value)).not.toHaveProperty('conditions.0');
  for (const value of [-1, 1e12, -1e12]) expect(by(value)).toMatchObject({ 'conditions.0': 'daysBeyond' });
  expect(by('soon')).toMatchObject({ 'conditions.0': 'valueMissing' });
});

it('[WKF3] what every object inherits is no fact', () => {
  for (const fact of ['constructor', 'toString'])
    expect(faults({ trigger: { on: 'fact', fact } })).toEqual({ trigger: 'unknownFact' });
});

it('[WKF3] actions are what its chart and its kind allow, and what takes a person is asked for', () => {
  const order = { kind: 'purchaseOrder', trigger: { on: 'fact', fact: 'created' } } as const;
  const actions: WorkflowForm['actions'] = [
    { do: 'command', command: 'cancel', data: { reason: 'other' } },
    { do: 'ask', command: 'approve', to: { who: 'enabler' }, text: '' },
    { do: 'mail', to: 'party' },
    { do: 'tag', tag: id },
    { do: 'command', command: 'approve', data: {} },
    { do: 'command', command: 'update', data: {} },
    { do: 'command', command: 'receive', data: {} },
    { do: 'command', command: 'cancel', data: {} },
    { do: 'draft', draft: 'reorder' },
  ];
  expect(faults({ ...order, actions })).toEqual({
    'actions.4': 'commandNeedsPerson',
    'actions.5': 'noSuchStep',
    'actions.6': 'noSuchStep',
    'actions.7': 'commandIncomplete',
    'actions.8': 'cannotBeDrafted',
  });
  expect(faults({ actions: [{ do: 'mail', to: 'party' }] })).toEqual({ 'actions.0': 'noPaper' });
});

it.each([...templateNames])('[WKF10] the template %s names what is there', (name) => {
  const form = templateForm(name, { role: () => id, currency: 'SEK', language: 'sv' });
  expect(faults(form)).toEqual({});
});
