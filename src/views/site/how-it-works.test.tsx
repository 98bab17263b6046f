import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { I18nProvider } from '@lingui/react';
import { i18n } from '#i18n/i18n.ts';
import { arrives, click, find, render, unmount } from '../ui/ui.fixtures.tsx';
import { HowItWorksPage } from './how-it-works.page.tsx';

afterEach(unmount);

const activeStates = (): (string | null)[] =>
  [...document.querySelectorAll('.order-chart-state[data-active=true] text')].map((text) => text.textContent);

test('[PUB27] without a script the chart of the order stands there, with its steps in words', () => {
  i18n.loadAndActivate({ locale: 'sv', messages: {} });
  const page = renderToStaticMarkup(
    <I18nProvider i18n={i18n}>
      <HowItWorksPage />
    </I18nProvider>,
  );
  for (const state of ['Utkast', 'Bekräftad', 'Delvis skickad', 'Att fakturera'])
    expect(page).toContain(state);
  expect(page).toContain('<ol class="how-steps">');
});

test('[PUB27] pressed steps are decided by the model: the chart, the stock and the log follow', async () => {
  render(<HowItWorksPage />);
  click('[data-testid=walk-begin]');
  await arrives('.walk-stock');
  expect(activeStates()).toEqual(['Draft', 'Not started', 'No invoice due']);
  click('[data-step=ship]');
  expect(find('.walk-refusal').textContent).toBe(
    '“Pack and ship” is refused. There is nothing to do it with yet.',
  );
  click('[data-step=confirm]');
  expect(document.querySelector('.walk-refusal')).toBeNull();
  expect(find('.walk-stock').textContent).toBe('On hand10Reserved4Free6');
  for (const step of ['release', 'pick', 'ship']) click(`[data-step=${step}]`);
  expect(activeStates()).toEqual(['Closed', 'Shipped', 'To invoice']);
  expect(find('.walk-stock').textContent).toBe('On hand6Reserved0Free6');
  expect(find('.walk-log li').textContent).toBe('24 Sales order: Closed: nothing is left to ship');
  click('[data-step=confirm]');
  expect(find('.walk-refusal').textContent).toBe('“Confirm” is refused. Not possible in the current state.');
}, 30_000);
