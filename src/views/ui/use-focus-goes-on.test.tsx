import { act, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Button } from './button.tsx';
import { PageHeader } from './page-header.tsx';
import { find, render } from './ui.fixtures.tsx';
import { useFocusGoesOn } from './use-focus-goes-on.ts';

function Shell({ children }: { readonly children: ReactNode }) {
  useFocusGoesOn();
  return children;
}

/** An order with these parts; the key of its page changes when another page replaces it. */
const order = (primary: ReactNode, page = 'draft', dialog: ReactNode = null) => (
  <Shell>
    <nav>
      <Button>Home</Button>
    </nav>
    <div key={page} data-document="o1">
      <PageHeader title="PO-7" primary={primary} />
    </div>
    {dialog}
  </Shell>
);
const place = <Button data-testid="place">Place order</Button>;
const receive = <Button data-testid="receive">Receive</Button>;

/** Shows it, and lets what watches the page look at it. */
const show = async (content: ReactNode): Promise<void> => {
  render(content);
  await act(async () => {});
};
const focused = (): string | null => (document.activeElement as HTMLElement | null)?.textContent ?? null; // an element of the page

test('[UI23] after a command whose page gives way to another, the focus is on the next action', async () => {
  await show(order(place));
  act(() => find('[data-testid=place]').focus());
  await show(order(receive, 'followed'));
  expect(focused()).toBe('Receive');
});

test('[UI23] where there is nothing more to do, it is on the title', async () => {
  await show(order(place));
  act(() => find('[data-testid=place]').focus());
  await show(order(null, 'closed'));
  expect(focused()).toBe('PO-7');
});

test('[UI23] a question in between does not lose it either', async () => {
  const question = (
    <div role="dialog" aria-modal="true">
      <button type="button">Hold</button>
    </div>
  );
  await show(order(place));
  act(() => find('[data-testid=place]').focus());
  await show(order(null, 'draft', question));
  act(() => find('[role=dialog] button').focus());
  // A list of the dialog opens outside of it, and may take the focus.
  const list = document.body.appendChild(document.createElement('button'));
  list.className = 'p-dropdown-panel';
  act(() => list.focus());
  act(() => find('[role=dialog] button').focus());
  list.remove();
  await show(order(receive));
  expect(focused()).toBe('Receive');
});

test('[UI23] a control elsewhere that goes away draws no focus to the document', async () => {
  await show(order(place));
  act(() => find('nav button').focus());
  await show(
    <Shell>
      <div key="draft" data-document="o1">
        <PageHeader title="PO-7" primary={place} />
      </div>
    </Shell>,
  );
  expect(document.activeElement).toBe(document.body);
});

test('[UI23] what goes away as the Tab key leaves it keeps nobody from going on', async () => {
  const hint = (isShown: boolean) =>
    order(
      <>
        {isShown && <Button data-testid="why">Why?</Button>}
        {receive}
      </>,
    );
  await show(hint(true));
  const why = find('[data-testid=why]');
  act(() => why.focus());
  act(() => why.blur());
  // As browsers do it: what is left hears where the focus goes while nothing has it.
  const leaving = { bubbles: true, relatedTarget: find('nav button') };
  act(() => void why.dispatchEvent(new FocusEvent('focusout', leaving)));
  await show(hint(false));
  expect(document.activeElement).toBe(document.body);
});
