import { afterEach, describe, expect, it } from 'vitest';
import { BarChart, niceTop } from './bar-chart.tsx';
import { render, unmount } from './ui.fixtures.tsx';

afterEach(unmount);

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

  it('[UI10] says every bar in words', () => {
    const bars = [{ id: 'jan', label: 'Jan', value: 3, text: '3 orders' }];
    const host = render(<BarChart bars={bars} summary="Orders by month" formatAxis={String} />);
    expect([...host.querySelectorAll('[aria-label]')].map((node) => node.getAttribute('aria-label'))).toEqual(
      ['Orders by month', 'Jan: 3 orders'],
    );
  });
});
