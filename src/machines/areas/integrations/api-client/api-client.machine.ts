import type { z } from 'zod';
import {
  apiClientCreation,
  apiClientFacts,
  apiClientForm,
  rotation,
  type ApiClientCreation,
  type ApiClientForm,
  type Rotation,
} from '#model/areas/integrations/api-client/api-client.facts.ts';
import { apiClientKind, type ApiClientRow } from '#model/areas/integrations/api-client/api-client.kind.ts';
import {
  clientIsWithin,
  clientNameIsFree,
  clientWarehousesAreKnown,
  lastDayIsAhead,
  lastDayIsOver,
  ownerIsAnother,
  reachIsHeld,
  secretIsNew,
  somethingIsPermitted,
} from '#model/areas/integrations/api-client/api-client.rules.ts';
import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { CommandSpec, DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import * as v from '#model/values/schemas.ts';

type ApiClientCommand =
  | 'create'
  | 'update'
  | 'rotate'
  | 'finish'
  | 'suspend'
  | 'resume'
  | 'takeOver'
  | 'expire'
  | 'revoke';

const tidy = ({ permissions, warehouses, role, ...form }: ApiClientForm) => ({
  ...form,
  role,
  permissions: role === null ? [...new Set(permissions)].sort() : [],
  warehouses: warehouses && [...new Set(warehouses)].sort(),
});
const byOwner = ({ env }: DecisionContext<ApiClientRow>) => ({ owner: env.by });

const update = { guard: 'mayChange', actions: 'updated' } as const;
const suspend = { target: 'suspended', actions: 'suspended' } as const;
const takeOver = { guard: 'mayBeTakenOver', actions: 'takenOver' } as const;
const expire = { guard: 'lastDayIsOver', target: 'expired', actions: 'expired' } as const;
const revoke = { target: 'revoked', actions: 'revoked' } as const;

/** The life of a program's access to the company. */
const apiClientMachine = documentSetup<ApiClientRow, ApiClientCommand>()({
  rules: {
    isSound: all<ApiClientRow, ApiClientCreation>(
      clientNameIsFree,
      somethingIsPermitted,
      clientWarehousesAreKnown,
      reachIsHeld,
      lastDayIsAhead,
      secretIsNew,
    ),
    mayChange: all<ApiClientRow, ApiClientForm>(
      clientIsWithin,
      clientNameIsFree,
      somethingIsPermitted,
      clientWarehousesAreKnown,
      reachIsHeld,
      lastDayIsAhead,
    ),
    mayRotate: all<ApiClientRow, Rotation>(clientIsWithin, secretIsNew),
    clientIsWithin,
    mayBeTakenOver: all(ownerIsAnother, clientIsWithin),
    lastDayIsOver,
  },
  facts: apiClientFacts,
  makers: {
    created: (context, { secret, ...form }: ApiClientCreation) => ({
      ...tidy(form),
      ...byOwner(context),
      secret,
    }),
    updated: (_, form: ApiClientForm) => tidy(form),
    takenOver: byOwner,
  },
}).createMachine({
  id: 'apiClient',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { create: { guard: 'isSound', target: 'active', actions: 'created' } } },
    active: {
      on: {
        update,
        rotate: { guard: 'mayRotate', target: 'rotating', actions: 'rotated' },
        suspend,
        takeOver,
        expire,
        revoke,
      },
    },
    rotating: {
      on: { finish: { target: 'active', actions: 'finished' }, update, suspend, takeOver, expire, revoke },
    },
    suspended: {
      on: {
        resume: { guard: 'clientIsWithin', target: 'active', actions: 'resumed' },
        update,
        takeOver,
        expire,
        revoke,
      },
    },
    expired: {},
    revoked: {},
  },
});

/** Access is given and taken by the server: it is not shown before it takes effect. */
const managed = (schema: z.ZodType): CommandSpec => ({
  schema,
  mode: 'confirm',
  permission: 'apiClient.manage',
});
/** A device left open must not be enough for it. */
const grave = (schema: z.ZodType): CommandSpec => ({ ...managed(schema), wantsProof: true });

export const apiClientDocument: DocumentType = {
  ...apiClientKind,
  chart: apiClientMachine,
  commands: {
    create: { ...grave(apiClientCreation), mode: 'onlineOnly' },
    update: { ...grave(apiClientForm), savesForm: true },
    rotate: { ...grave(rotation), mode: 'onlineOnly' },
    finish: managed(v.empty),
    suspend: { ...managed(v.empty), whileReadOnly: true },
    resume: { ...grave(v.empty), lendsRights: true },
    takeOver: { ...grave(v.empty), lendsRights: true },
    expire: { schema: v.empty, mode: 'confirm', permission: null },
    revoke: { ...managed(v.empty), whileReadOnly: true },
  },
  facts: apiClientFacts,
};
