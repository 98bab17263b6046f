import { Gauge, type Registry } from 'prom-client';

/** A gauge that is read whenever the metrics are. */
export const gauge = (registry: Registry, name: string, help: string, value: () => number): Gauge =>
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(value());
    },
  });
