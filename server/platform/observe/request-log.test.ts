import { expect, it } from 'vitest';
import { createLogger } from './request-log.ts';

function written(log: (logger: ReturnType<typeof createLogger>) => void): string {
  const lines: string[] = [];
  log(createLogger('info', { write: (line) => void lines.push(line) }));
  return lines.join('');
}

it('[OB7] errors of the database are told without the values that it quotes', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(hemlig@example.com) already exists.',
    where: "unnamed portal parameter $1 = 'hemlig'",
  });
  const line = written((logger) => logger.error({ err: new Error('a batch failed', { cause }) }, 'fault'));
  expect(JSON.parse(line)).toMatchObject({ level: 50, msg: 'fault', err: { message: 'a batch failed' } });
  expect(line).toContain('23505');
  expect(line).not.toContain('hemlig');
});

it('[OB7] a request is told by its path alone', () => {
  const req = { method: 'GET', url: '/sv/verify?token=hemlig', headers: { cookie: 'lagra=hemlig' } };
  const line = written((logger) => logger.info({ req, headers: { cookie: 'hemlig' }, password: 'hemlig' }));
  expect(JSON.parse(line)).toMatchObject({ req: { method: 'GET', path: '/sv/verify' } });
  expect(line).not.toContain('hemlig');
});
