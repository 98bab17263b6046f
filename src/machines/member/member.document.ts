import { z } from 'zod';
import type { CommandSpec, DocumentType } from '#model/engine/document-type.ts';
import {
  acceptance,
  invitationForm,
  memberFacts,
  memberForm,
  memberProfile,
} from '#model/member/member.events.ts';
import { memberFolds } from '#model/member/member.folds.ts';
import { memberTable } from '#model/member/member.table.ts';
import * as v from '#model/values/schemas.ts';
import { memberMachine } from './member.machine.ts';

/** Access is granted and taken by the server: nothing of it is shown before it counts. */
const managed = (schema: z.ZodType): CommandSpec => ({
  schema,
  mode: 'confirm',
  permission: 'member.manage',
});
/** What the server says for whoever it is about: only it knows that they agreed. */
const internal = (schema: z.ZodType): CommandSpec => ({ schema, mode: 'confirm', permission: null });
const empty = z.strictObject({});

export const memberDocument: DocumentType = {
  kind: 'member',
  table: memberTable,
  chart: memberMachine,
  commands: {
    add: internal(memberForm),
    invite: managed(invitationForm),
    resend: managed(empty),
    revoke: managed(empty),
    accept: internal(acceptance),
    decline: internal(empty),
    expire: internal(empty),
    update: managed(memberProfile),
    changeRole: managed(z.strictObject({ role: v.id })),
    appointFounder: managed(empty),
    dismissFounder: managed(empty),
    suspend: managed(empty),
    resume: managed(empty),
    remove: managed(empty),
  },
  facts: memberFacts,
  folds: memberFolds,
};
