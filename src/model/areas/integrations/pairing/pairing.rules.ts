import type { Rule } from '#model/engine/chart.ts';
import type { DecisionContext } from '#model/engine/document-type.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { onField } from '#model/engine/on-field.ts';
import { beyondOf, beyondOwn } from '#model/areas/setup/role/role.rules.ts';
import type { PairingChoice, Partner, SyncChoice } from './pairing.choice.ts';
import type { PairingRow } from './pairing.kind.ts';
import { STATE, syncField } from './sync-kinds.ts';

type Context = DecisionContext<PairingRow>;
type PairingRule<D = never> = Rule<PairingRow, D>;

/** [MS8] Nobody lets a pairing do what they may not do themselves. */
export const permissionsAreOwn: PairingRule<{ readonly permissions: readonly string[] }> = (
  { env },
  data,
) => {
  const warehouses = env.warehouses ? [...env.warehouses] : null;
  const beyond = data && beyondOf({ permissions: data.permissions, warehouses }, env);
  return beyond ? onField(beyondOwn[beyond.what], 'permissions', beyond.params) : null;
};

/** [MS1] A code is good for seven days. */
export const codeIsGood = ({ row, env }: Context): Refusal | null =>
  row?.expiresAt && row.expiresAt <= env.now ? { code: 'pairingCodeOver' } : null;

/** [MS1] Two companies are paired once. */
export const partnerIsNew: PairingRule<{ readonly partner: Partner }> = ({ view, id }, data) => {
  if (!data) return null;
  const others = view.by('pairing', 'partner', String(data.partner.company)).filter((row) => row.id !== id);
  return others.length > 0 ? { code: 'pairingIsThere', params: { company: data.partner.name } } : null;
};

/** [MS3] Each kind is chosen once, with fields that it has. */
export const choiceIsSound: PairingRule<SyncChoice> = (_, data) => {
  if (!data) return null;
  const named = data.kinds.map(({ kind }) => kind);
  if (new Set(named).size < named.length) return onField('pairingKindTwice', 'kinds');
  const isKnown = data.kinds.every(({ kind, fields }) =>
    Object.keys(fields).every((name) => name === STATE || syncField(kind, name)),
  );
  return isKnown ? null : onField('pairingFieldUnknown', 'kinds');
};

/** [MS3] What the other company chose is newer than what this one knows; of two that chose at once the inviter's counts. */
export const choiceIsNewer: PairingRule<PairingChoice> = ({ row }, data) => {
  if (!row || !data) return null;
  const isNewer =
    data.revision > row.revision ||
    (data.revision === row.revision && data.chosenBy === 'inviter' && row.chosenBy === 'accepter');
  return isNewer ? null : { code: 'pairingChoiceOld' };
};

/** [MS3] Something is to be kept in step. */
export const somethingIsChosen = ({ row }: Context): Refusal | null =>
  row && row.kinds.length === 0 ? { code: 'pairingNothingChosen' } : null;

/** [MS2] Who lets the other company see records may see them. */
export const kindsAreSeen = ({ row, env }: Context): Refusal | null => {
  const unseen = env.internal ? undefined : row?.kinds.find(({ kind }) => !env.may(`${kind}.view`));
  return unseen ? { code: 'notPermitted', params: { permission: `${unseen.kind}.view` } } : null;
};

/** [MS3] What is confirmed is what was seen: the other company may have chosen again. */
export const choiceIsSeen: PairingRule<{ readonly revision: number }> = ({ row }, data) =>
  row && data && data.revision !== row.revision ? { code: 'pairingChosenAgain' } : null;
