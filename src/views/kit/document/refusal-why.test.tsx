import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { helpDesk } from '#views/kit/help/help-desk.ts';
import { Button } from '#views/ui/button.tsx';
import { click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useRefused } from './use-refused.ts';

const refusal: Refusal = { code: 'noLines' };

function Confirm({ refused }: { readonly refused: Refusal | null }) {
  return <Button {...useRefused('salesOrder')(refused)}>Confirm</Button>;
}

const show = (children: React.ReactNode) =>
  showAt(deviceWith(companyWorld()), '/en/here', () => <>{children}</>);
const asked = () => helpDesk.snapshot()?.refusal;

afterEach(() => {
  unmount();
  helpDesk.close();
});

test('[HC3] a button that a refusal turns off leads to its explanation', async () => {
  await show(<Confirm refused={refusal} />);
  click('button');
  expect(find('[role=tooltip]').textContent).not.toBe('');
  act(() => find('.ui-tooltip-why').click());
  expect(asked()).toEqual({ kind: 'salesOrder', code: 'noLines' });
});

test('[HC3] a button that nothing refuses is on', async () => {
  await show(<Confirm refused={null} />);
  expect(find('button').getAttribute('aria-disabled')).toBe('false');
});

test('[HC3] a notice of a refusal leads to its explanation', async () => {
  await show(<RefusalNotice kind="salesOrder" refusal={refusal} />);
  click('.ui-notice button');
  expect(asked()).toEqual({ kind: 'salesOrder', code: 'noLines' });
});
