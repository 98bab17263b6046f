import type { Engine } from '#model/engine/engine.ts';
import type { LogEvent } from '#model/engine/envelope.ts';
import type { Executor } from '#server/platform/commands/executor.ts';
import type { SecurityEvent, SecurityLog } from '../model/security-log.ts';

/** Notes every fact that changes what somebody may do, in its own transaction. */
export function followAccess(executor: Executor, engine: Engine, security: SecurityLog): void {
  const noted = new WeakMap<LogEvent, SecurityEvent>();
  executor.onWriting(async (trx, company, events, proposerOf) => {
    for (const event of events) {
      if (!engine.types.get(event.kind)?.changesAccess) continue;
      const entry: SecurityEvent = {
        event: `${event.kind}.${event.type}`,
        user: event.by,
        company,
        address: proposerOf(event.command)?.address ?? null,
        about: event.document,
      };
      await security.noteIn(trx, entry);
      noted.set(event, entry);
    }
  });
  executor.onWritten(({ events }) => {
    for (const event of events) {
      const entry = noted.get(event);
      if (entry) security.tell(entry);
    }
  });
}
