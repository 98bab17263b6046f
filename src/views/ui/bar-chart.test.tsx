import { describe, expect, it } from 'vitest';
import { BarChart, namedBars, niceTop } from './bar-chart.tsx';
import { render } from './ui.fixtures.tsx';

describe('bar chart', () => {
  it.each([
    [0, 1],
    [0.9, 1],
    [1, 1],
    [11, 12],
    [150, 160],
    [161, 200],
    [99, 100],
    [1_500_001, 1_600_000],
  ])('[UI10] a scale for %s ends at %s', (value, top) => {
    expect(niceTop(value)).toBe(top);
  });

  it('[UI10] names bars as far as their names have room, of those called alike the first', () => {
    const days = ['24 Oct', '25 Oct', '26 Oct', '27 Oct', '28 Oct'];
    expect([...namedBars(days, 60)]).toEqual([0, 1, 2, 3, 4]);
    expect([...namedBars(days, 30)]).toEqual([0, 2, 4]);
    expect([...namedBars(['May', 'May', 'June', 'June', 'June', 'July'], 40)]).toEqual([0, 2, 5]);
    expect([...namedBars(['nov. 2025', 'nov. 2025', 'dec. 2025', 'jan. 2026', 'jan. 2026'], 40)]).toEqual([
      0, 2,
    ]);
  });

  it.each([
    ['one', [0, 1], ['0', '1']],
    ['two', [2], ['0', '1', '2']],
    ['eleven', [11], ['0', '3', '6', '9', '12']],
  ])('[UI10] the axis of %s says each value once', (_, values, said) => {
    const bars = values.map((value, index) => ({ id: String(index), label: '', value, text: '' }));
    const host = render(<BarChart bars={bars} summary="" formatAxis={String} />);
    expect([...host.querySelectorAll('g[aria-hidden] text')].map((node) => node.textContent)).toEqual(said);
  });

  it('[UI62] takes no room where there is nothing to draw', () => {
    const bar = { id: 'jan', label: 'Jan', value: 0, text: '0 orders' };
    const nothing = { ...bar, beside: { value: 0, tone: 'info' as const } };
    const host = render(<BarChart bars={[bar, nothing]} summary="None" formatAxis={String} />);
    expect([host.querySelector('svg'), host.textContent]).toEqual([null, 'Nothing to show here yet.']);
  });

  it('[UI10] draws two values beside each other on one scale, where there are two', () => {
    const beside = { value: 10, tone: 'info' as const };
    const bars = [{ id: 'jan', label: 'Jan', value: 5, text: '5 sold, 10 bought', beside }];
    const host = render(<BarChart bars={bars} summary="" formatAxis={String} />);
    const heights = [...host.querySelectorAll('g[role=img] rect:not([fill-opacity])')].map((bar) =>
      Math.round(Number(bar.getAttribute('height'))),
    );
    expect(heights).toEqual([95, 190]);
    expect(host.querySelector('g[role=img] rect[data-tone=info]')?.getAttribute('height')).toBe('190');
  });

  it('[UI10] says every bar in words', () => {
    const bars = [{ id: 'jan', label: 'Jan', value: 3, text: '3 orders' }];
    const host = render(<BarChart bars={bars} summary="Orders by month" formatAxis={String} />);
    expect([...host.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label'))).toEqual(
      ['Orders by month', 'Jan: 3 orders'],
    );
  });
});
