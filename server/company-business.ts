import { COMPANY } from '#model/company/company.kind.ts';
import { grantsOf } from '#model/member/member.rules.ts';
import { roomOf } from './billing/plan-limits.ts';
import type { Business } from './platform/commands/business.ts';

/** What the rules of members, the company's settings and its plan say to those who decide commands. */
export const companyBusiness: Business = {
  grantsOf,
  zoneOf: (view) => view.get('company', COMPANY)?.timeZone ?? 'UTC',
  roomOf,
};
