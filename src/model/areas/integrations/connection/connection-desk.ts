import type { Refusal } from '#model/engine/envelope.ts';
import type { Label } from '#model/areas/stock/labels/label-parts.ts';
import type { DryRun } from './dry-run.ts';
import type { ConnectionNews } from './item-answer.ts';
import type { TableSample } from './table-sample.ts';

/** What is the matter, as a refusal; null: nothing. */
type Told<T> = T & { readonly refusal: Refusal | null };

/** A label printer that is connected. */
export interface Printer {
  readonly id: string;
  readonly name: string;
  /** Dots an inch. */
  readonly dots: number;
}

/** A company's connections at the server; each call rejects with the reason. */
export interface ConnectionDesk {
  /** Connectors that are not offered here, with why. */
  offered(): Promise<readonly Told<{ readonly name: string }>[]>;
  news(id: string): Promise<ConnectionNews>;
  /** Null takes a secret away. */
  keepSecrets(id: string, secrets: Readonly<Record<string, string | null>>): Promise<void>;
  /** Reaches the other side; resolves with who answered. */
  test(id: string): Promise<Told<{ readonly name: string }>>;
  dryRun(id: string): Promise<Told<{ readonly result: DryRun | null }>>;
  /** The first file that waits, read as a target, or (null) as it seems. */
  sample(id: string, target: string | null): Promise<Told<{ readonly sample: TableSample | null }>>;
  run(id: string): Promise<void>;
  retry(id: string, item: string, texts: Readonly<Record<string, string>>): Promise<void>;
  drop(id: string, item: string): Promise<void>;
  printers(): Promise<readonly Printer[]>;
  print(printer: string, labels: readonly Label[], copies: number): Promise<void>;
}
