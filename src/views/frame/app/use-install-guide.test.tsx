import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { MenuList } from '#views/ui/menu-list.tsx';
import { arrives, click, find, render } from '#views/ui/ui.fixtures.tsx';
import { BrowserProvider, type InstallWay } from '#views/navigation/browser-context.ts';
import { browserThat } from './browser.fixtures.ts';
import { useInstallGuide } from './use-install-guide.tsx';

function Menu() {
  const { items, surfaces } = useInstallGuide();
  return (
    <>
      <MenuList items={items} onDone={() => {}} />
      {surfaces}
    </>
  );
}

async function menuFor(howToInstall: InstallWay | null): Promise<void> {
  const { browser } = browserThat({ howToInstall });
  render(
    <BrowserProvider value={browser}>
      <Menu />
    </BrowserProvider>,
  );
  await act(async () => {});
}

describe('the guide to install', () => {
  it.each([
    ['homeScreen', ['Share', '•••', 'Add to Home Screen', 'Add']],
    ['dock', ['File', 'Add to Dock', 'Add']],
    ['firefoxMenu', ['Add app to Home screen', 'Install', 'Add']],
  ] as const)('[INS4] tells the steps of %s in the words of its menus', async (way, words) => {
    await menuFor(way);
    expect(find('[role=menuitem]').textContent).toBe('Install Lagra on this device');
    expect(document.querySelector('[role=dialog]')).toBeNull();
    click('[role=menuitem]');
    await arrives('[role=dialog] ol');
    expect(
      [...document.querySelectorAll('[role=dialog] ol b')].map(({ textContent }) => textContent),
    ).toEqual(words);
    click('[role=dialog] .p-dialog-header-close');
    await act(async () => {});
  });

  it('[INS4] is not there where there is no way, or it is done', async () => {
    await menuFor(null);
    expect(document.querySelector('[role=menuitem]')).toBeNull();
  });
});
