import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { plainSetting } from '#model/list-view/plain-setting.ts';
import { builtInPostingRules } from '#model/areas/setup/posting-rule/built-in-posting-rules.ts';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { draftBox } from '#views/kit/document/draft-box.fixtures.ts';
import { layOutGrids } from '#views/ui/ui.fixtures.tsx';
import { PostingRuleListPage } from './posting-rule-list.page.tsx';

layOutGrids();
beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

const plain = (text: string | null): string => (text ?? '').replaceAll('\u00a0', ' ');
const listed = (): string[] =>
  [...document.querySelectorAll('[data-row]')].map((row) => plain(row.textContent));
const asked = (): string[] =>
  [...document.querySelectorAll('[role=dialog] .ui-field label')].map((label) => plain(label.textContent));

/** The page of a company as it begins. */
async function show(query: string): Promise<void> {
  const listViews = {
    version: 0,
    views: () => [],
    setting: () => plainSetting('postingRule'),
    subscribe: () => () => {},
  } as Partial<CompanyModel['listViews']>;
  const device = deviceWith(companyWorld());
  const model = { ...device, ...draftBox(), may: () => true, listViews } as CompanyModel; // what a list asks for
  await showAt(model, `/en/apps/settings/core-resources/posting-rules${query}`, PostingRuleListPage);
  await act(() => vi.advanceTimersByTimeAsync(100));
}

const ruleOf = (purpose: string): string =>
  builtInPostingRules.find((rule) => rule.purpose === purpose)?.id ?? '';

it('[PRU5] the list says in words which account each thing is posted to', async () => {
  await show('?purpose=sales');
  expect(document.querySelector('[role=tab][aria-selected=true]')?.textContent).toBe('Posting rules');
  expect(listed()).toContain('SalesVAT at home25%AnyAny3001 Sales in Sweden, 25 % VATActive');
  expect(listed()).toContain(
    'SalesIntra-EU supplyAnyAnyAny3108 Sales of goods within the EU, free of VATActive',
  );
  expect(listed()).toHaveLength(builtInPostingRules.filter(({ purpose }) => purpose === 'sales').length);
});

it.each([
  ['sales', ['Purpose', 'Product category', 'VAT treatment', 'VAT class', 'VAT rate', 'Account']],
  ['freight', ['Purpose', 'VAT treatment', 'VAT class', 'VAT rate', 'Account']],
  ['bank', ['Purpose', 'Account']],
])('[PRU2] a rule for %s asks only for what its accounts differ by', async (purpose, labels) => {
  await show(`?id=${ruleOf(purpose)}`);
  expect(asked()).toEqual(labels.map((label) => expect.stringContaining(label)));
});
