import { useLingui } from '@lingui/react/macro';
import {
  paperKinds,
  paperTexts,
  type CompanyRow,
  type PaperKind,
  type PaperTexts,
} from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useForm, type Form } from '#views/kit/document/use-form.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { placeOf } from '#views/kind-registry.ts';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { LogoPanel } from './logo-panel.tsx';
import { CompanyFormFrame } from './company-form-frame.tsx';

/** What papers end with, by kind and language. [PAP7] */
export function PapersPart() {
  const { t } = useLingui();
  const { form, save } = useTexts();
  const refusal = useVerdict('company', COMPANY, 'setPaperTexts');
  return (
    <div className="ui-stack">
      <LogoPanel />
      <CompanyFormFrame draft={form.draft} refusal={refusal} onSave={save}>
        <p className="ui-soft">
          {t`A line at the end of each paper that is printed from now on, in the language of the paper. Empty: none.`}
        </p>
        {paperKinds.map((kind) => (
          <Texts key={kind} kind={kind} form={form} />
        ))}
      </CompanyFormFrame>
    </div>
  );
}

const textsOf = ({ paperTexts: texts = {} }: CompanyRow): PaperTexts => ({
  texts: Object.fromEntries(paperKinds.map((kind) => [kind, texts[kind] ?? { en: '', sv: '' }])),
});

/** Kinds without a text are left out. */
const written = ({ texts }: PaperTexts): PaperTexts => ({
  texts: Object.fromEntries(Object.entries(texts).filter(([, { en, sv }]) => (en + sv).trim() !== '')),
});

function useTexts() {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const row = useCompany();
  const propose = usePropose();
  const form = useForm<PaperTexts>(paperTexts, textsOf(row), { kind: 'paperTexts', row });
  const save = (): void => {
    if (!form.check()) return;
    const { version } = form.draft;
    const data = written(form.value);
    const given = propose({ kind: 'company', document: COMPANY, type: 'setPaperTexts', data, version });
    if (given) return form.show(given);
    form.draft.saved();
    announcer.success(t`Saved.`);
  };
  return { form, save };
}

interface TextsProps {
  readonly kind: PaperKind;
  readonly form: Form<PaperTexts>;
}

function Texts({ kind, form }: TextsProps) {
  const { t, i18n } = useLingui();
  const paper = placeOf(kind)?.paper;
  const own = form.value.texts[kind] ?? { en: '', sv: '' };
  const put = (part: Partial<typeof own>): void =>
    form.edit((draft) => void (draft.texts[kind] = { ...own, ...part }));
  return (
    <Panel title={paper ? i18n._(paper.label) : kind}>
      <div className="ui-fields">
        <Field label={t`Text in English`} optional error={form.error(`texts.${kind}.en`)}>
          <TextArea
            name={`${kind}.en`}
            rows={2}
            maxLength={500}
            value={own.en}
            onChange={(en) => put({ en })}
          />
        </Field>
        <Field label={t`Text in Swedish`} optional error={form.error(`texts.${kind}.sv`)}>
          <TextArea
            name={`${kind}.sv`}
            rows={2}
            maxLength={500}
            value={own.sv}
            onChange={(sv) => put({ sv })}
          />
        </Field>
      </div>
    </Panel>
  );
}
