import { useLingui } from '@lingui/react/macro';
import type { MemberRow } from '#model/areas/setup/member/member.facts.ts';
import { isActing } from '#model/areas/setup/member/member.rules.ts';
import {
  templateForm,
  templateNames,
  type TemplateName,
} from '#model/areas/integrations/workflow/templates.ts';
import type { WorkflowForm } from '#model/areas/integrations/workflow/workflow.facts.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';

interface TemplateChoiceProps {
  readonly form: Form<WorkflowForm>;
  readonly blank: WorkflowForm;
}

const BLANK = 'blank';

/** Fills the form in from a template; everything can be changed afterwards. [WKF10] */
export function TemplateChoice({ form, blank }: TemplateChoiceProps) {
  const { t } = useLingui();
  const templateOf = useTemplates();
  const options = [
    { value: BLANK, label: t`Blank` },
    ...templateNames.map((name) => ({ value: name, label: templateOf(name).name })),
  ];
  const chosen = options.find(({ value, label }) => value !== BLANK && label === form.value.name);
  const take = (value: string): void => {
    const name = templateNames.find((one) => one === value);
    form.edit((draft) => void Object.assign(draft, name ? templateOf(name) : blank));
  };
  return (
    <Panel title={t`Begin with`}>
      <Field label={t`Template`} hint={t`A template works as it is. Change whatever you like.`}>
        <Select value={chosen?.value ?? BLANK} options={options} onChange={take} />
      </Field>
    </Panel>
  );
}

/** The templates, filled in for this company: roles that somebody has, its currency, the reader's language. */
function useTemplates(): (name: TemplateName) => WorkflowForm {
  const { i18n } = useLingui();
  const { currency } = useCompany();
  const members: readonly MemberRow[] = useRows('member');
  const held = new Set(members.filter(isActing).map(({ role }) => role));
  const taken = new Set(useRows('workflow').map(({ name }) => name));
  const roles = new Map(
    useRows('role').flatMap(({ id, name }) => (held.has(id) ? [[name, id] as const] : [])),
  );
  return (template) => {
    const form = templateForm(template, {
      role: (role) => roles.get(role) ?? null,
      currency,
      language: i18n.locale === 'sv' ? 'sv' : 'en',
    });
    return { ...form, name: freeName(form.name, taken) };
  };
}

/** A name that no other workflow has: the second one of a template is numbered. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  for (let n = 1; ; n += 1) {
    const tried = n === 1 ? name : `${name} ${n}`;
    if (!taken.has(tried)) return tried;
  }
}
