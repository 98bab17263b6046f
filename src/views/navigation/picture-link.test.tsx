import { act } from 'react';
import { expect, it } from 'vitest';
import { arrives, find, render } from '../ui/ui.fixtures.tsx';
import { BrowserProvider } from './browser-context.ts';
import { browserThat } from '../frame/app/browser.fixtures.ts';
import { PictureLink } from './picture-link.tsx';

/** Presses a link to a picture; true if the browser follows it. */
async function pressed(isBare: boolean): Promise<boolean> {
  render(
    <BrowserProvider value={browserThat({ isBare }).browser}>
      <PictureLink address="/files/7" name="Damage.jpg">
        <span>Look</span>
      </PictureLink>
    </BrowserProvider>,
  );
  const press = new MouseEvent('click', { bubbles: true, cancelable: true });
  let goes = true;
  addEventListener(
    'click',
    (event) => {
      goes = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  await act(async () => void find('a').dispatchEvent(press));
  return goes;
}

it('[BRO1] a picture opens over a page that has nothing around it, and is left again', async () => {
  expect(await pressed(true)).toBe(false);
  await arrives('[role=dialog] img');
  expect(find('[role=dialog] img').getAttribute('src')).toBe('/files/7');
  await act(async () => find('[role=dialog] .p-dialog-header-close').click());
  await act(() => new Promise((done) => void setTimeout(done, 300)));
  expect(document.querySelector('[role=dialog]')).toBeNull();
});

it('[BRO1] a picture opens in another tab of a browser', async () => {
  expect(await pressed(false)).toBe(true);
  expect(find('a').getAttribute('target')).toBe('_blank');
  expect(document.querySelector('[role=dialog]')).toBeNull();
});
