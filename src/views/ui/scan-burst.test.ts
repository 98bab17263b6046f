import { describe, expect, it } from 'vitest';
import { afterKey, isScanning, noBurst, type Burst } from './scan-burst.ts';

/** Presses keys at a steady pace; returns the codes that were read. */
function press(keys: readonly string[], pace: number, from = 0): { codes: string[]; burst: Burst } {
  const codes: string[] = [];
  let burst = noBurst;
  for (const [index, key] of keys.entries()) {
    const next = afterKey(burst, { key, at: from + index * pace, modified: false });
    burst = next.burst;
    if (next.code !== undefined) codes.push(next.code);
  }
  return { codes, burst };
}

describe('scan burst', () => {
  it('[UI11] reads keys that come faster than a hand, ended by Enter, as one code', () => {
    expect(press([...'7350053850019', 'Enter'], 8).codes).toEqual(['7350053850019']);
  });

  it('[UI11] reads what a scanner of 20 characters a second sends', () => {
    expect(press([...'A-01-02', 'Enter'], 50).codes).toEqual(['A-01-02']);
  });

  it('[UI11] leaves what a hand types alone', () => {
    expect(press([...'BOLT-10', 'Enter'], 90).codes).toEqual([]);
  });

  it('[UI11] leaves a slow Enter after a fast run alone', () => {
    const { burst } = press([...'BOLT'], 10);
    expect(afterKey(burst, { key: 'Enter', at: 400, modified: false }).code).toBeUndefined();
  });

  it('[UI11] keeps a code whole where a busy machine holds back some of its keys', () => {
    let [burst, at]: [Burst, number] = [noBurst, 0];
    let code: string | undefined;
    for (const [index, key] of [...'7350053850019', 'Enter'].entries()) {
      at += index === 5 || index === 9 || index === 13 ? 150 : 10;
      ({ burst, code } = afterKey(burst, { key, at, modified: false }));
    }
    expect(code).toBe('7350053850019');
  });

  it('[UI11] takes what a hand typed just before a scan for none of it', () => {
    let [burst, at]: [Burst, number] = [noBurst, 0];
    let code: string | undefined;
    for (const [index, key] of [...'50NUT-8', 'Enter'].entries()) {
      at += index < 3 ? 150 : 10;
      ({ burst, code } = afterKey(burst, { key, at, modified: false }));
    }
    expect(code).toBe('NUT-8');
  });

  it('[UI11] forgets what was typed by hand before the scan', () => {
    const typed = press([...'12'], 200);
    let { burst } = typed;
    let code: string | undefined;
    for (const [index, key] of [...'NUT-8', 'Enter'].entries())
      ({ burst, code } = afterKey(burst, { key, at: 2000 + index * 10, modified: false }));
    expect(code).toBe('NUT-8');
  });

  it('[UI11] keeps the code together while Shift is pressed for its capitals', () => {
    expect(press(['Shift', 'B', 'Shift', 'O', 'Shift', 'L', 'Shift', 'T', 'Enter'], 10).codes).toEqual([
      'BOLT',
    ]);
  });

  it('[UI11] takes what leaves its field before Enter for none: a password that is filled in, a list that is walked', () => {
    for (const key of ['Tab', 'ArrowDown', 'Backspace'])
      expect(press([...'three tired herons', key, 'Enter'], 2).codes).toEqual([]);
  });

  it('[UI11] takes two fast keys and Enter for no code', () => {
    expect(press(['1', '2', 'Enter'], 5).codes).toEqual([]);
  });

  it('[UI11] drops the run when a shortcut is pressed', () => {
    const { burst } = press([...'ABC'], 10);
    expect(afterKey(burst, { key: 'v', at: 35, modified: true }).burst).toEqual(noBurst);
  });

  it('[UI11] keeps the separators of a code of GS1, whatever the keyboard has in their place', () => {
    for (const separator of [
      { key: ']', code: 'BracketRight' },
      { key: '¨', code: 'BracketRight' },
      { key: '\u001D' },
    ]) {
      let burst = noBurst;
      let read: string | undefined;
      const keys = [
        ...[...'10L7'].map((key) => ({ key, modified: false })),
        { key: 'Control', modified: true },
        { ...separator, modified: true },
        ...[...'21S', 'Enter'].map((key) => ({ key, modified: false })),
      ];
      for (const [index, key] of keys.entries())
        ({ burst, code: read } = afterKey(burst, { ...key, at: index * 10 }));
      expect(read).toBe('10L7\u001D21S');
    }
  });

  it('[UI11] tells a run from a single key', () => {
    expect(isScanning(press(['A'], 10).burst)).toBe(false);
    expect(isScanning(press(['A', 'B'], 10).burst)).toBe(true);
  });

  it('[UI11] reads one scan after the other', () => {
    expect(press([...'ONE', 'Enter', ...'TWO', 'Enter'], 12).codes).toEqual(['ONE', 'TWO']);
  });
});
