import { COMPANY } from '#model/values/company-document.ts';
import { agentOf } from '#model/areas/setup/agent/agent-kinds.ts';
import { grantsOfActor } from '#model/areas/setup/agent-rights/agent-grants.ts';
import { commandsOfLink } from '#model/shared-link/shared-link.rules.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { planLimits } from '#model/areas/setup/subscription/limits.ts';
import { refuseTakenIds } from './accounts/identity/agent-ids.ts';
import { refuseUnsent } from './accounts/identity/invitation-letters.ts';
import { refuseBeforeTheGoods } from './documents/past-stock.ts';
import { refuseTwinThreads } from './documents/thread-owner.ts';
import { roomOf, takenOf } from './accounts/billing/plan-limits.ts';
import type { Business } from './platform/commands/business.ts';

/** What the rules of members, the company's settings and its plan say to those who decide commands. */
export const companyBusiness: Business = {
  grantsOf: (view, actor) => {
    const grants = grantsOfActor(view, actor);
    const only = grants && actor.type === 'agent' ? commandsOfLink(view, actor.id) : null;
    return grants && only ? { ...grants, only } : grants;
  },
  refusesFacts: async (...decided) =>
    (await refuseTakenIds(...decided)) ??
    (await refuseUnsent(...decided)) ??
    (await refuseTwinThreads(...decided)) ??
    (await refuseBeforeTheGoods(...decided)),
  ownerOf: (view, { type, id }) => (type === 'agent' ? (agentOf(view, id)?.agent.owner ?? null) : null),
  zoneOf: (view) => view.get('company', COMPANY)?.timeZone ?? 'UTC',
  roomOf,
  takenOf,
  countedFor: (view, { kind, countsInPlan }) => {
    if (kind === 'subscription') return planLimits;
    const { limits } = view.get('subscription', SUBSCRIPTION) ?? {};
    return planLimits.filter((one) => one === countsInPlan?.limit && (limits?.[one] ?? null) !== null);
  },
};
