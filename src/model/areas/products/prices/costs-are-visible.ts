import type { Rule } from '#model/engine/chart.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { VIEW_COST } from '#model/stock/costs.ts';

/** [PRI21] What suppliers ask is written by those alone who may see costs: others would write over what they do not see. */
export const costsAreVisible: Rule<DocumentRow, object> = ({ env }) =>
  env.internal || env.may(VIEW_COST) ? null : { code: 'notPermitted', params: { permission: VIEW_COST } };
