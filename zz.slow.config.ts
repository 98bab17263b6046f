import base from './vitest.config.ts';
const c = base as any;
for (const p of c.test.projects) {
  p.test.testTimeout = 600_000;
  p.test.hookTimeout = 600_000;
}
export default c;
