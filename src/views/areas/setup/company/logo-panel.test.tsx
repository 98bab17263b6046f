import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { deviceWith, showAt } from '#views/kit/document/document.fixtures.tsx';
import { click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { LogoPanel } from './logo-panel.tsx';

afterEach(() => unmount());

const text = () => document.body.textContent ?? '';
const logo = { hash: 'a'.repeat(64), width: 90, height: 30 };

async function shown(has: boolean) {
  const world = companyWorld();
  if (has) world.must('company', 'company', 'setLogo', { logo }, { internal: true });
  const model = deviceWith(world);
  const sent: string[] = [];
  const files = {
    logo: (_: number, hash: string) => `/logo/${hash}`,
    setLogo: async (_: number, { name }: File) => {
      sent.push(name);
      return name.endsWith('.gif') ? { code: 'logoUnreadable', detail: 'This is no PNG.' } : null;
    },
  };
  const app = { files } as Partial<App> as App; // all that is used
  await showAt(model, '/en/here', () => (
    <AppProvider value={app}>
      <LogoPanel />
    </AppProvider>
  ));
  return { sent, given: () => model.replica.pending.map(({ command }) => command.type) };
}

async function take(name: string, size = 8): Promise<void> {
  const input = find('[data-testid=logo-file]');
  Object.defineProperty(input, 'files', {
    value: [new File([new Uint8Array(size)], name)],
    configurable: true,
  });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
}

it('[LOGO1] one is chosen, what is wrong with it is told, and it is shown and removed', async () => {
  const { sent } = await shown(false);
  expect(text()).toContain('No logo');
  await take('logo.svg');
  await take('logo.gif');
  expect(text()).toContain('This is no PNG.');
  await take('large.png', 1024 * 1024 + 1);
  expect(text()).toContain('larger than 1 MB');
  expect(sent).toEqual(['logo.svg', 'logo.gif']);
  unmount();
  const { given } = await shown(true);
  expect(find('.company-logo').getAttribute('src')).toBe(`/logo/${logo.hash}`);
  click('[data-testid=remove-logo]');
  expect(given()).toEqual(['removeLogo']);
});
