import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { PickWork } from './pick-work.tsx';
import { usePickTaken } from './use-pick-taken.ts';

/** The work on a pick list, as its page has it. */
export function WorkOf({ id }: { readonly id: string }) {
  const row = useRow('pick', id);
  return row ? <WorkOn row={row} /> : null;
}

const WorkOn = ({ row }: { readonly row: PickRow }) => (
  <PickWork row={row} taken={usePickTaken(row)} isAside={false} />
);
