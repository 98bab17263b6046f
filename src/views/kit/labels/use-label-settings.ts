import type { LabelSettings } from '#model/areas/setup/company/company.facts.ts';
import { defaultLabels } from '#model/values/label-formats.ts';
import { useCompany } from '#views/kit/document/use-company.ts';

/** How the company prints labels. */
export const useLabelSettings = (): LabelSettings => useCompany().labels ?? defaultLabels;
