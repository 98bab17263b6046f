import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from './moments.ts';

describe('the day of a moment', () => {
  test('[DAY1] is that of its time zone', () => {
    expect(dayIn('2026-11-23T23:30:00Z', 'Europe/Stockholm')).toBe('2026-11-24');
    expect(dayIn('2026-11-23T23:30:00Z', 'America/New_York')).toBe('2026-11-23');
  });

  test('[DAY1] does not trust how an engine writes a whole day', () => {
    const { prototype } = Intl.DateTimeFormat;
    const written = Object.getOwnPropertyDescriptor(prototype, 'format') ?? {};
    Object.defineProperty(prototype, 'format', { configurable: true, get: () => () => '11/23/2026' });
    expect(dayIn('2026-11-23T12:00:00Z', 'Asia/Tokyo')).toBe('2026-11-23');
    Object.defineProperty(prototype, 'format', written);
  });

  test('[DAY2] some days before or after', () => {
    expect(addDays('2026-02-27', 2)).toBe('2026-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  });
});
