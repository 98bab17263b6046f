import type { z } from 'zod';
import {
  connectionFacts,
  connectionFault,
  connectionForm,
  secretsKept,
  type ConnectionForm,
} from '#model/areas/integrations/connection/connection.facts.ts';
import { connectionKind, type ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import {
  connectionIsWithin,
  connectionNameIsFree,
  connectorStays,
  failsForADay,
  flowsAreOffered,
  flowsArePermitted,
  goesElsewhere,
  isComplete,
  isTheOnlyOne,
  rightsAreHeld,
  settingsFit,
} from '#model/areas/integrations/connection/connection.rules.ts';
import { all, documentSetup, decisionContext } from '#model/engine/chart.ts';
import type { CommandSpec, DecisionContext, DocumentType } from '#model/engine/document-type.ts';
import * as v from '#model/values/schemas.ts';

type ConnectionCommand =
  | 'add'
  | 'update'
  | 'keepSecrets'
  | 'connect'
  | 'fault'
  | 'recover'
  | 'giveUp'
  | 'pause'
  | 'resume'
  | 'disconnect'
  | 'archive';

const tidy = ({ permissions, warehouses, role, flows, ...form }: ConnectionForm) => ({
  ...form,
  role,
  flows: [...new Set(flows)],
  permissions: role === null ? [...new Set(permissions)].sort() : [],
  warehouses: warehouses && [...new Set(warehouses)].sort(),
});
/** Who sets it up answers for what it does. */
const byOwner = ({ env }: DecisionContext<ConnectionRow>) => ({ owner: env.by });
const written = (context: DecisionContext<ConnectionRow>, form: ConnectionForm) => ({
  ...tidy(form),
  ...byOwner(context),
});
const rewritten = (context: DecisionContext<ConnectionRow>, form: ConnectionForm) => ({
  ...written(context, form),
  ...(goesElsewhere(context.row, form) && { forgetsSecrets: true as const }),
});

const update = { guard: 'isSound', actions: 'updated' } as const;
const keepSecrets = { actions: 'secretsKept' } as const;
const connect = { guard: 'mayConnect', target: 'connected', actions: 'connected' } as const;
const pause = { target: 'paused', actions: 'paused' } as const;
const disconnect = { target: 'disconnected', actions: 'disconnected' } as const;
const archive = { target: 'archived', actions: 'archived' } as const;

/** The life of a connection to another system. */
const connectionMachine = documentSetup<ConnectionRow, ConnectionCommand>()({
  rules: {
    isSound: all<ConnectionRow, ConnectionForm>(
      connectionNameIsFree,
      connectorStays,
      settingsFit,
      flowsAreOffered,
      rightsAreHeld,
    ),
    mayConnect: all(isComplete, flowsArePermitted, isTheOnlyOne, connectionIsWithin),
    failsForADay,
  },
  facts: connectionFacts,
  makers: {
    added: written,
    updated: rewritten,
    connected: byOwner,
    resumed: byOwner,
  },
}).createMachine({
  id: 'connection',
  context: decisionContext,
  initial: 'none',
  states: {
    none: { on: { add: { guard: 'isSound', target: 'configured', actions: 'added' } } },
    configured: { on: { update, keepSecrets, connect, archive } },
    connected: {
      on: { update, keepSecrets, fault: { target: 'failing', actions: 'failed' }, pause, disconnect },
    },
    failing: {
      on: {
        update,
        keepSecrets,
        recover: { target: 'connected', actions: 'recovered' },
        giveUp: { guard: 'failsForADay', target: 'paused', actions: 'gaveUp' },
        pause,
        disconnect,
      },
    },
    paused: {
      on: {
        update,
        keepSecrets,
        resume: { guard: 'mayConnect', target: 'connected', actions: 'resumed' },
        disconnect,
      },
    },
    disconnected: { on: { update, keepSecrets, connect, archive } },
    archived: {},
  },
});

/** Access is given and taken by the server: it is not shown before it takes effect. */
const managed = (schema: z.ZodType): CommandSpec => ({
  schema,
  mode: 'confirm',
  permission: 'connection.manage',
});
/** A device left open must not be enough for it: it acts with the rights of who turns it on, or changes it then. */
const grave = (schema: z.ZodType): CommandSpec => ({ ...managed(schema), wantsProof: true });
/** What only the server finds out. */
const internal = (schema: z.ZodType): CommandSpec => ({ schema, mode: 'confirm', permission: null });
/** What ends access does so whatever else holds. */
const stops: CommandSpec = { ...managed(v.empty), whileReadOnly: true };

export const connectionDocument: DocumentType = {
  ...connectionKind,
  chart: connectionMachine,
  commands: {
    add: managed(connectionForm),
    update: { ...grave(connectionForm), savesForm: true },
    keepSecrets: internal(secretsKept),
    connect: { ...grave(v.empty), lendsRights: true },
    fault: internal(connectionFault),
    recover: internal(v.empty),
    giveUp: internal(v.empty),
    pause: stops,
    resume: { ...grave(v.empty), lendsRights: true },
    disconnect: stops,
    archive: managed(v.empty),
  },
  facts: connectionFacts,
};
