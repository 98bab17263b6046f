import type { LeaderChoice, SyncedKind } from './pairing.choice.ts';
import type { PairingRow } from './pairing.kind.ts';
import type { Leader } from './registers.ts';
import { STATE, syncField, type SyncKind } from './sync-kinds.ts';

type Sided = Pick<PairingRow, 'side' | 'partner' | 'kinds'>;

const OWN = 'own';

/** How a kind is kept in step; undefined if it is not. */
export const settingOf = ({ kinds }: Pick<PairingRow, 'kinds'>, kind: string): SyncedKind | undefined =>
  kinds.find((one) => one.kind === kind);

/** What was chosen for a field. */
const choiceFor = ({ leader, fields }: SyncedKind, field: string): LeaderChoice => fields[field] ?? leader;

/**
 * [MS3] Whose value a field of a kind takes. Amounts travel between companies of one currency; what is told of new
 * records alone is each company's own.
 */
export function leaderOf(
  { side, partner, kinds }: Sided,
  of: { readonly company: number; readonly currency: string },
  kind: SyncKind,
  name: string,
): Leader {
  const setting = kinds.find((one) => one.kind === kind);
  if (!setting || !partner) return OWN;
  if (name === STATE && !setting.states) return OWN;
  const field = syncField(kind, name);
  if (field?.atBirth || (field?.isMoney && partner.currency !== of.currency)) return OWN;
  const choice = choiceFor(setting, name);
  if (choice !== 'inviter' && choice !== 'accepter') return choice;
  return choice === side ? of.company : partner.company;
}
