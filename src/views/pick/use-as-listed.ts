import { useState, type Dispatch, type SetStateAction } from 'react';
import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PickRow, PickRowLine } from '#model/pick/pick.facts.ts';
import { linesAsListed } from '#model/pick/pick.listed.ts';
import { leftOf } from '#model/pick/pick.rules.ts';
import { useAnnouncer } from '../document/announcer.ts';
import { useModel, useQuery } from '../document/model-context.tsx';
import { usePropose } from '../document/use-propose.ts';

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
  const give = useGive(row.id);
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  const [isTaken, setIsTaken] = useState(false);
  const lines = useQuery(['pick', 'balance'], row.id, (asked) => linesFor(asked, row.id), none);
  const take = (): void => {
    const now = linesFor(model, row.id);
    if (row.claimedBy !== model.user && !give('claim', {})) return;
    const refused = now.findIndex((line) => !give('scan', { line: line.id, quantity: leftOf(line) }));
    const got = refused < 0 ? now : now.slice(0, refused);
    if (got.length === 0) return;
    setIsTaken(true);
    const fresh = got.map((line) => ({ id: model.newId(), line: line.id, quantity: leftOf(line) }));
    setTaken((before) => [...fresh.toReversed(), ...before]);
    announcer.success(
      t`${plural(got.length, { one: '# line taken as listed', other: '# lines taken as listed' })}`,
    );
  };
  return { taken, setTaken, asListed: { lines: lines.length, take, isTaken } };
}

/** Gives a command of the list; a refusal is announced. */
function useGive(document: string): (type: string, data: object) => boolean {
  const propose = usePropose();
  return (type, data) => propose({ kind: 'pick', document, type, data }) === null;
}

/** Of a list of one's own, or that the press claims; one that another works on is taken over first. */
function linesFor({ replica, user }: CompanyModel, document: string): readonly PickRowLine[] {
  const row = replica.view.get('pick', document);
  if (!row || (row.claimedBy !== null && row.claimedBy !== user)) return none;
  const lines = linesAsListed(replica.view, row);
  const type = row.claimedBy === null ? 'claim' : 'scan';
  return lines.length > 0 && replica.consider({ kind: 'pick', document, type }) === null ? lines : none;
}
