import { act, useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { assign, createActor, createMachine } from 'xstate';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, press } from '#views/ui/ui.fixtures.tsx';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { browserThat } from './browser.fixtures.ts';
import { BrowserProvider } from '#views/navigation/browser-context.ts';
import { withPinned, type NavChoices, type NavSection } from '#views/navigation/nav-item.ts';
import { useNavChoices } from './use-nav-choices.ts';
import { VerticalNav } from './vertical-nav.tsx';

const item = (id: string) => ({ id, label: id.slice(1), icon: 'box' as const, to: `/en${id}` });
const sections: readonly NavSection[] = [
  { id: 'home', items: [item('/dashboard')] },
  { id: 'sales', label: 'Sales', items: [item('/orders'), item('/orders/late'), item('/customers')] },
  { id: 'stock', label: 'Stock', isFolded: true, items: [item('/items'), item('/counts')] },
];

/** What the device holds, for each person. */
let kept: Record<string, NavChoices>;
beforeEach(() => {
  kept = {};
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
});

function Nav({ path }: { readonly path: string }) {
  const own = useNavChoices();
  const [at, setAt] = useState(path);
  return (
    <>
      <VerticalNav
        sections={withPinned(sections, own.pinned, 'Pinned')}
        {...{ own, path: at }}
        head={null}
        onNavigate={() => {}}
      />
      <button id="elsewhere" type="button" onClick={() => setAt('/en/counts')}>
        To counts
      </button>
      <button id="back" type="button" onClick={() => setAt(path)}>
        Back
      </button>
    </>
  );
}

async function show(path: string, user = '7'): Promise<void> {
  const session = createActor(
    createMachine({
      context: { user: user === 'later' ? null : { id: user } },
      on: { know: { actions: assign({ user: { id: '7' } }) } },
    }),
  ).start();
  const browser = {
    ...browserThat({}).browser,
    menu: {
      read: (id: string) => kept[id] ?? { pinned: [], folded: {} },
      keep: (id: string, choices: NavChoices) => void (kept[id] = choices),
    },
  };
  const nav = () => (
    <AppProvider value={{ session } as unknown as App /* all that is used of it */}>
      <BrowserProvider value={browser}>
        <Nav path={path} />
      </BrowserProvider>
    </AppProvider>
  );
  await showAt(deviceWith(companyWorld()), path, nav);
  if (user === 'later') act(() => session.send({ type: 'know' }));
}

const seen = (): readonly string[] =>
  [...document.querySelectorAll('.app-nav-scroll ul:not([hidden]) a')].map((link) => link.textContent ?? '');
const heading = (name: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('h2 button')].find(
    (one) => one.textContent === name,
  );
  if (!found) throw new Error(`no section ${name}`);
  return found;
};
const fold = (name: string): void => act(() => heading(name).click());

it('[NAV1] a section is folded and opened, and is so at the next start, for this person alone', async () => {
  await show('/en/dashboard');
  expect(seen()).toEqual(['dashboard', 'orders', 'orders/late', 'customers']);
  fold('Sales');
  fold('Stock');
  expect(heading('Sales').getAttribute('aria-expanded')).toBe('false');
  expect(seen()).toEqual(['dashboard', 'items', 'counts']);
  await show('/en/dashboard');
  expect(seen()).toEqual(['dashboard', 'items', 'counts']);
  await show('/en/dashboard', '8');
  expect(seen()).toEqual(['dashboard', 'orders', 'orders/late', 'customers']);
});

it('[NAV1] a person who is known a moment after the page has what they left', async () => {
  kept = { 7: { pinned: ['/customers'], folded: {} } };
  await show('/en/dashboard', 'later');
  expect(seen()).toEqual(['dashboard', 'customers', 'orders', 'orders/late']);
});

it('[NAV2] the section of the page is open and its entry in sight, and can be folded there', async () => {
  kept = { 7: { pinned: [], folded: { sales: true } } };
  await show('/en/orders/late');
  expect(seen()).toEqual(['dashboard', 'orders', 'orders/late', 'customers']);
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([find('[aria-current=page]')]);
  expect(document.querySelectorAll('[aria-current=page]')).toHaveLength(1);
  click('#elsewhere');
  expect(seen()).toEqual(['dashboard', 'items', 'counts']);
  fold('Stock');
  expect(seen()).toEqual(['dashboard']);
});

it('[NAV2] a section that was folded on a page is open at the next visit to it', async () => {
  await show('/en/orders/late');
  fold('Sales');
  expect(seen()).toEqual(['dashboard']);
  click('#elsewhere');
  click('#back');
  expect(seen()).toEqual(['dashboard', 'orders', 'orders/late', 'customers']);
});

it('[NAV3] of a pinned entry and a closer one in its place, the closer one alone is that of the page', async () => {
  kept = { 7: { pinned: ['/orders'], folded: {} } };
  await show('/en/orders/late');
  const current = [...document.querySelectorAll('[aria-current=page]')];
  expect(current.map(({ textContent }) => textContent)).toEqual(['orders/late']);
});

it('[NAV3] what is pinned stands on top in the order of pinning, and goes back where it was', async () => {
  await show('/en/dashboard');
  click('[aria-label="Pin customers to the top"]');
  click('[aria-label="Pin orders to the top"]');
  expect(seen()).toEqual(['dashboard', 'customers', 'orders', 'orders/late']);
  expect(kept[7]?.pinned).toEqual(['/customers', '/orders']);
  await show('/en/dashboard');
  expect(seen()).toEqual(['dashboard', 'customers', 'orders', 'orders/late']);
  click('[aria-label="Unpin customers"]');
  expect(seen()).toEqual(['dashboard', 'orders', 'orders/late', 'customers']);
});

it('[NAV3] what is pinned and may not be seen any more is left out', () => {
  expect(withPinned(sections, ['/secret'], 'Pinned')).toEqual(sections);
});

it('[NAV4] arrows go through headings and entries, and sideways to the pin of an entry', async () => {
  await show('/en/dashboard');
  const focused = (): string =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '';
  act(() => find('.app-nav-scroll a').focus());
  const way = [
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    'ArrowLeft',
    'End',
    'ArrowDown',
    'Home',
    'ArrowUp',
  ].map((key) => {
    press(key);
    return focused();
  });
  expect(way).toEqual([
    'Sales',
    'orders',
    'Pin orders to the top',
    'orders',
    'Stock',
    'Stock',
    'dashboard',
    'dashboard',
  ]);
});
