import { describe, expect, test } from 'vitest';
import { addDays, dayIn } from './moments.ts';
import { day, moment } from './schemas.ts';

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

  test('[DAY5] days beyond all years end at the first and the last day', () => {
    for (const many of [1e12, 1e300]) {
      expect(addDays('2026-01-01', many)).toBe('9999-12-31');
      expect(addDays('2026-01-01', -many)).toBe('1000-01-01');
    }
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
  });

  test.each(['0000-01-01', '0999-12-31', '10000-01-01', '+010000-01-01', '2026-02-30'])(
    '[DAY5] %s is no day',
    (text) => {
      expect([day.safeParse(text).success, moment.safeParse(`${text}T12:00:00.000Z`).success]).toEqual([
        false,
        false,
      ]);
    },
  );

  test('[DAY5] the last moment is a day of every time zone', () => {
    expect(moment.safeParse('9999-12-31T00:00:00.000Z').success).toBe(false);
    expect(moment.safeParse('9999-12-30T23:59:59.999Z').success).toBe(true);
    expect(dayIn('9999-12-30T23:59:59.999Z', 'Pacific/Kiritimati')).toBe('9999-12-31');
    expect([day.safeParse('1000-01-01').success, day.safeParse('9999-12-31').success]).toEqual([true, true]);
  });
});
