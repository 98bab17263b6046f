import { describe, expect, it } from 'vitest';
import { isBackupKey } from './backup-key.ts';
import { UsageError } from '#server/platform/usage-error.ts';
import { readBackupOptions, readRestoreOptions } from './backup-options.ts';

describe('the command lines', () => {
  it('[BK13] take a file, relative to where they were typed, or the address of a store', () => {
    expect(readBackupOptions(['x.backup'], '/home')).toEqual({ file: '/home/x.backup' });
    expect(readRestoreOptions(['s3://bucket/x', '--until', '2026-05-06T12:00Z'], '/home')).toEqual({
      file: 's3://bucket/x',
      until: '2026-05-06T12:00:00.000Z',
    });
    expect(readRestoreOptions(['--help'], '/')).toBe('help');
  });

  it.each([
    [[], 'name the file of the backup'],
    [['a', 'b'], 'name one file, not also b'],
    [
      ['a', '--until', '2026-05-06'],
      '--until is a moment in UTC such as 2026-05-06T12:00:00Z, not "2026-05-06"',
    ],
    [
      ['a', '--until', '2026-13-06T12:00:00Z'],
      '--until is a moment in UTC such as 2026-05-06T12:00:00Z, not "2026-13-06T12:00:00Z"',
    ],
    [
      ['a', '--until', '2026-05-06T12:00:00+02:00'],
      '--until is a moment in UTC such as 2026-05-06T12:00:00Z, not "2026-05-06T12:00:00+02:00"',
    ],
  ])('[BK13] refuse %o', (args, said) => {
    expect(() => readRestoreOptions(args, '/')).toThrow(new UsageError(said));
  });
});

it('[BK4] a key is 32 bytes in base64, or a passphrase of at least sixteen characters', () => {
  expect(isBackupKey(Buffer.alloc(32, 7).toString('base64'))).toBe(true);
  expect(isBackupKey('correct horse battery')).toBe(true);
  expect(isBackupKey('short')).toBe(false);
});
