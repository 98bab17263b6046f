import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { Toasts, type ToastNotice } from './toasts.tsx';
import { click, find, press, render } from './ui.fixtures.tsx';

const notice = (id: number, type: ToastNotice['type'], message = `said ${id}`): ToastNotice => ({
  id,
  type,
  message,
});

/** Toasts next to a field; records the callbacks. */
function trial(first: readonly ToastNotice[]) {
  const heard: string[] = [];
  let list = first;
  const show = (next: readonly ToastNotice[]): void => {
    list = next;
    render(
      <>
        <input name="field" />
        <Toasts
          notices={list}
          onClose={(id) => {
            heard.push(`close ${id}`);
            queueMicrotask(() => show(list.filter((one) => one.id !== id)));
          }}
          onClear={() => heard.push('clear')}
          onWhy={({ kind, code }) => heard.push(`why ${kind} ${code}`)}
          onHold={(held) => heard.push(held ? 'hold' : 'release')}
        />
      </>,
    );
  };
  show(first);
  return { heard, show };
}

const settled = () => act(async () => {});
const over = (selector: string, type = 'pointerover') =>
  act(() => void find(selector).dispatchEvent(new PointerEvent(type, { bubbles: true })));

describe('toasts', () => {
  it('[NO5] stand 85 px apart, the newest first', () => {
    trial([notice(3, 'info'), notice(2, 'error'), notice(1, 'success')]);
    const places = [...document.querySelectorAll<HTMLElement>('.ui-toast')].map(({ style, textContent }) => [
      textContent,
      style.transform,
    ]);
    expect(places.toSorted()).toEqual([
      ['said 1', 'translateY(170px)'],
      ['said 2', 'translateY(85px)'],
      ['said 3', 'translateY(0px)'],
    ]);
  });

  it('[NO8] say how many times they were said, where their announcement is read', () => {
    trial([{ ...notice(2, 'error'), times: 3 }, notice(1, 'success')]);
    expect(find('[aria-live=assertive]').textContent).toBe('said 23 times');
    expect(find('[aria-live=polite]').textContent).toBe('said 1');
  });

  it('[NO6] are announced once, errors at once and the others in a pause, in regions that were there before', () => {
    const { show } = trial([]);
    const [assertive, polite] = [find('[aria-live=assertive]'), find('[aria-live=polite]')];
    const added: string[] = [];
    const note = (records: readonly MutationRecord[]): void => {
      for (const { addedNodes, target } of records)
        for (const node of addedNodes) added.push(`${target === assertive ? '!' : '.'}${node.textContent}`);
    };
    const observer = new MutationObserver(note);
    for (const region of [assertive, polite]) observer.observe(region, { childList: true });
    const list: ToastNotice[] = [];
    for (const next of [notice(1, 'success'), notice(2, 'error'), notice(3, 'warning')]) {
      list.unshift(next);
      show([...list]);
      note(observer.takeRecords());
    }
    expect(added).toEqual(['.said 1', '!said 2', '.said 3']);
    expect([assertive.getAttribute('aria-relevant'), polite.isConnected]).toEqual(['additions', true]);
  });

  it('[NO3] are closed one by one, or all at once where there are several', () => {
    const { heard, show } = trial([notice(1, 'info')]);
    expect(document.querySelector('.ui-toasts-clear')).toBeNull();
    show([notice(2, 'info'), notice(1, 'info')]);
    click('[data-index="1"] button');
    click('.ui-toasts-clear');
    expect(heard).toEqual(['close 1', 'clear']);
  });

  it('[NO4] wait while they are pointed at, until the pointer leaves or what it pointed at is gone', () => {
    const { heard, show } = trial([notice(1, 'info')]);
    over('.ui-toast p');
    over('.ui-toast');
    expect(heard).toEqual(['hold']);
    over('.ui-toast', 'pointerout');
    over('.ui-toast p');
    show([]);
    expect(heard).toEqual(['hold', 'release', 'hold', 'release']);
  });

  it('[NO4] wait while one has the focus, and while another tab is in front', () => {
    const { heard } = trial([notice(1, 'info')]);
    act(() => find('.ui-toast button').focus());
    expect(heard).toEqual(['hold']);
    act(() => find('[name=field]').focus());
    expect(heard).toEqual(['hold', 'release']);
    Object.defineProperty(document, 'hidden', { configurable: true, value: true });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    Object.defineProperty(document, 'hidden', { configurable: true, value: false });
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(heard).toEqual(['hold', 'release', 'hold', 'release']);
  });

  it('[NO7] are reached with F8 and closed with Escape; the focus goes to the next, then back to where it was', async () => {
    const { heard } = trial([notice(2, 'error'), notice(1, 'info')]);
    act(() => find('[name=field]').focus());
    press('F8');
    expect(document.activeElement?.closest('.ui-toast')?.textContent).toBe('said 2');
    press('Escape');
    await settled();
    expect(document.activeElement?.closest('.ui-toast')?.textContent).toBe('said 1');
    press('Escape');
    await settled();
    expect([document.activeElement?.getAttribute('name'), heard]).toEqual([
      'field',
      ['hold', 'close 2', 'close 1', 'release'],
    ]);
  });
});

it('[HC3] a toast that tells of a refusal can be asked why, no other', () => {
  const why = { kind: 'salesOrder', code: 'orderIsEmpty' };
  const { heard } = trial([{ ...notice(2, 'error'), why }, notice(1, 'error')]);
  expect(document.querySelectorAll('.ui-toast-why')).toHaveLength(1);
  click('.ui-toast-why');
  expect(heard).toEqual(['why salesOrder orderIsEmpty']);
});
