import type { LabelSettings } from '#model/company/company.facts.ts';
import { defaultLabels } from '#model/labels/label-formats.ts';
import { useCompany } from '../document/use-company.ts';

/** How the company prints labels. */
export const useLabelSettings = (): LabelSettings => useCompany().labels ?? defaultLabels;
