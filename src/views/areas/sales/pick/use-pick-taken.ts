import { useState, type Dispatch, type SetStateAction } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PickRow, PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { linesAsListed } from '#model/areas/sales/pick/pick.listed.ts';
import { leftOf } from '#model/stock/left-to-pick.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useLateRefusals } from '#views/kit/scan-mode/use-late-refusals.ts';

/** A pick that can be undone. */
export interface Taken {
  readonly id: string;
  readonly line: string;
  /** Thousandths. */
  readonly quantity: number;
}

/** What is taken of a pick list while its page is open, and the press that takes it as listed. */
export interface PickTaken {
  readonly taken: readonly Taken[];
  readonly setTaken: Dispatch<SetStateAction<readonly Taken[]>>;
  readonly asListed: {
    /** How many lines one press takes; 0 where something differs, or the person may not. */
    readonly lines: number;
    readonly take: () => void;
    /** It was taken so: somebody is at a desk. */
    readonly isTaken: boolean;
  };
}

const none: readonly PickRowLine[] = [];

/** Takes every line as listed in one press, and claims the list before where nobody has. [PW6] */
export function usePickTaken(row: PickRow): PickTaken {
  const { t } = useLingui();
  const model = useModel();
  const announcer = useAnnouncer();
  const propose = usePropose();
  const noteGiven = useLateRefusals((_, text) => announcer.error(text));
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [isTaken, setIsTaken] = useState(false);
  const lines = useQuery(['pick', 'balance'], row.id, (asked) => linesFor(asked, row.id), none);
  const of = { kind: 'pick', document: row.id } as const;
  const drop = (id: string): void => setTaken((all) => all.filter((one) => one.id !== id));
  const takeLine = (line: PickRowLine): Taken | null => {
    const quantity = leftOf(line);
    if (propose({ ...of, type: 'scan', data: { line: line.id, quantity } }) !== null) return null;
    const id = model.newId();
    noteGiven(of, () => drop(id));
    return { id, line: line.id, quantity };
  };
  const take = (): void => {
    if (row.claimedBy !== model.user && propose({ ...of, type: 'claim', data: {} }) !== null) return;
    const got: Taken[] = [];
    for (const line of linesFor(model, row.id)) {
      const one = takeLine(line);
      if (one === null) break;
      got.unshift(one);
    }
    if (got.length === 0) return;
    setIsTaken(true);
    setTaken((before) => [...got, ...before]);
    announcer.success(
      t`${plural(got.length, { one: '# line taken as listed', other: '# lines taken as listed' })}`,
    );
  };
  return { taken, setTaken, asListed: { lines: lines.length, take, isTaken } };
}

/** Of a list of one's own, or that the press claims; one that another works on is taken over first. */
function linesFor({ replica, user }: CompanyModel, document: string): readonly PickRowLine[] {
  const row = replica.view.get('pick', document);
  if (!row || (row.claimedBy !== null && row.claimedBy !== user)) return none;
  const lines = linesAsListed(replica.view, row);
  const type = row.claimedBy === null ? 'claim' : 'scan';
  return lines.length > 0 && replica.consider({ kind: 'pick', document, type }) === null ? lines : none;
}
