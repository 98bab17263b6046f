import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';

interface Releasing {
  /** Why the last release attempt of an order here was refused. */
  readonly refused: ReadonlyMap<string, Refusal>;
  readonly release: (orders: readonly string[]) => void;
}

/** Releases orders to picking, each with its own verdict. */
export function useRelease(): Releasing {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const announcer = useAnnouncer();
  const [refused, setRefused] = useState<ReadonlyMap<string, Refusal>>(new Map());
  const release = (orders: readonly string[]): void => {
    const next = new Map(refused);
    let sent = 0;
    for (const document of orders) {
      const data = { pick: model.newId() };
      const refusal = propose({ kind: 'salesOrder', document, type: 'release', data }, { quiet: true });
      if (refusal) next.set(document, refusal);
      else next.delete(document);
      if (!refusal) sent += 1;
    }
    setRefused(next);
    const failed = orders.length - sent;
    if (sent > 0)
      announcer.success(
        t`${plural(sent, { one: '# order sent to picking', other: '# orders sent to picking' })}`,
      );
    if (failed > 0)
      announcer.error(t`${plural(failed, { one: '# order was refused', other: '# orders were refused' })}`);
  };
  return { refused, release };
}
