import type { BenchServer } from './bench-server.ts';
import type { LargeCompany } from './large-company.ts';

/** What a suite of measurements works on. */
export interface Bench {
  readonly server: BenchServer;
  /** The company at the measured size, made when the first suite asks for it. */
  large(): Promise<LargeCompany>;
}
