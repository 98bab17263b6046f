import type { z } from 'zod';
import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { CommandSpec, DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import {
  pairingChoice,
  syncChoice,
  type Partner,
  type SyncChoice,
} from '#model/areas/integrations/pairing/pairing.choice.ts';
import {
  pairingAcceptance,
  pairingAnswer,
  pairingConfirmation,
  pairingConflicts,
  pairingFacts,
  pairingInvitation,
  pairingPermission,
  type PairingAcceptance,
  type PairingInvitation,
} from '#model/areas/integrations/pairing/pairing.facts.ts';
import { pairingKind, type PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import {
  choiceIsNewer,
  choiceIsSeen,
  choiceIsSound,
  codeIsGood,
  kindsAreSeen,
  partnerIsNew,
  permissionsAreOwn,
  somethingIsChosen,
} from '#model/areas/integrations/pairing/pairing.rules.ts';
import * as v from '#model/values/schemas.ts';

type PairingCommand =
  | 'invite'
  | 'accept'
  | 'answer'
  | 'choose'
  | 'noteChosen'
  | 'match'
  | 'confirm'
  | 'noteConflict'
  | 'noteSettled'
  | 'pause'
  | 'resume'
  | 'permit'
  | 'unpair'
  | 'noteUnpaired';

type Context = DecisionContext<PairingRow>;

const INVITED_FOR = 7 * 86_400_000;
const tidy = (permissions: readonly string[]): readonly string[] => [...new Set(permissions)].sort();
/** Who decides what it may do answers for it with their own rights. */
const held = ({ env }: Context, { permissions }: { readonly permissions: readonly string[] }) => ({
  permissions: tidy(permissions),
  owner: env.by,
});

const choose = { guard: 'choiceIsSound', actions: 'chosen' } as const;
const noteChosen = { guard: 'choiceIsNewer', actions: 'choiceTaken' } as const;
/** Another choice has to be confirmed on both sides. */
const again = {
  choose: { ...choose, target: 'matching' },
  noteChosen: { ...noteChosen, target: 'matching' },
} as const;
const permit = { guard: 'permissionsAreOwn', actions: 'permitted' } as const;
const unpair = { target: 'unpaired', actions: 'unpaired' } as const;
const noteUnpaired = { target: 'unpaired', actions: 'endedThere' } as const;
const lasting = { permit, unpair, noteUnpaired } as const;
const pause = { target: 'paused', actions: 'paused' } as const;

/** The life of one company's side of a pairing. */
const pairingMachine = documentSetup<PairingRow, PairingCommand>()({
  rules: {
    permissionsAreOwn,
    partnerIsNew,
    mayBeAnswered: all<PairingRow, { readonly partner: Partner }>(codeIsGood, partnerIsNew),
    choiceIsSound,
    choiceIsNewer,
    mayBeMatched: all(somethingIsChosen, kindsAreSeen),
    mayBeConfirmed: all<PairingRow, { readonly revision: number }>(
      somethingIsChosen,
      kindsAreSeen,
      choiceIsSeen,
    ),
  },
  facts: pairingFacts,
  makers: {
    invited: (context: Context, { name, code, ...rest }: PairingInvitation) => ({
      name,
      code,
      ...held(context, rest),
      expiresAt: new Date(Date.parse(context.env.now) + INVITED_FOR).toISOString(),
    }),
    accepted: (context: Context, data: PairingAcceptance) => ({
      partner: data.partner,
      ...held(context, data),
    }),
    chosen: ({ row }: Context, { kinds }: SyncChoice) => ({
      kinds,
      revision: (row?.revision ?? 0) + 1,
      chosenBy: row?.side,
    }),
    permitted: held,
  },
}).createMachine({
  id: 'pairing',
  context: decisionContext,
  initial: 'none',
  states: {
    none: {
      on: {
        invite: { guard: 'permissionsAreOwn', target: 'invited', actions: 'invited' },
        accept: { guard: 'partnerIsNew', target: 'paired', actions: 'accepted' },
      },
    },
    invited: {
      on: {
        answer: { guard: 'mayBeAnswered', target: 'paired', actions: 'answered' },
        permit,
        unpair,
      },
    },
    paired: {
      on: {
        choose,
        noteChosen,
        match: { guard: 'mayBeMatched', target: 'matching', actions: 'matchStarted' },
        ...lasting,
      },
    },
    matching: {
      on: {
        choose,
        noteChosen,
        confirm: { guard: 'mayBeConfirmed', target: 'inSync', actions: 'confirmed' },
        ...lasting,
      },
    },
    inSync: {
      on: {
        noteConflict: { target: 'conflict', actions: 'conflicted' },
        pause,
        ...again,
        ...lasting,
      },
    },
    conflict: {
      on: {
        noteConflict: { actions: 'conflicted' },
        noteSettled: { target: 'inSync', actions: 'settled' },
        pause,
        ...again,
        ...lasting,
      },
    },
    paused: { on: { resume: { target: 'inSync', actions: 'resumed' }, ...again, ...lasting } },
    unpaired: {},
  },
});

/** What the server tells of the other company, and of the work. */
const internal = (schema: z.ZodType): CommandSpec => ({ schema, mode: 'onlineOnly', permission: null });
const managed = (schema: z.ZodType): CommandSpec => ({
  schema,
  mode: 'onlineOnly',
  permission: 'pairing.manage',
});
/** A device left open must not be enough for it: another company gets to see and to write. */
const grave = (schema: z.ZodType): CommandSpec => ({ ...managed(schema), wantsProof: true });

export const pairingDocument: DocumentType = {
  ...pairingKind,
  chart: pairingMachine,
  commands: {
    invite: grave(pairingInvitation),
    accept: internal(pairingAcceptance),
    answer: internal(pairingAnswer),
    choose: managed(syncChoice),
    noteChosen: internal(pairingChoice),
    match: managed(v.empty),
    confirm: { ...grave(pairingConfirmation), lendsRights: true },
    noteConflict: internal(pairingConflicts),
    noteSettled: internal(v.empty),
    pause: { ...managed(v.empty), whileReadOnly: true },
    resume: grave(v.empty),
    permit: { ...grave(pairingPermission), lendsRights: true },
    unpair: { ...managed(v.empty), whileReadOnly: true },
    noteUnpaired: internal(v.empty),
  },
  facts: pairingFacts,
};
