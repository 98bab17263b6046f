import { useLingui } from '@lingui/react/macro';
import { grades, type CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { isPutAway } from '#model/areas/sales/customer-return/customer-return.grading.ts';
import { lineOf } from '#model/areas/sales/customer-return/customer-return.lines.ts';
import { homeOf } from '#model/areas/sales/customer-return/customer-return.stock.ts';
import { ifKnown } from '#model/engine/if-known.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePictures } from '#views/kit/file/use-pictures.ts';
import { useLotColumns } from '#views/kit/stock/lot-columns.ts';
import { usePlaceOptions } from '#views/areas/stock/movement/place-options.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { Select } from '#views/ui/select.tsx';
import { gradeHints, gradeWords } from './customer-return.messages.ts';
import type { DraftPart } from './grade-draft.ts';
import type { GradeWork as Grading } from './use-grading.ts';

type Column = LineColumn<DraftPart>;

/** The columns of goods that are being graded. */
export function useGradeColumns(row: CustomerReturnRow, grading: Grading): readonly Column[] {
  const { t } = useLingui();
  const { name } = useLineWords();
  const sentence = useFieldSentence();
  const lots = useLotColumns(grading.parts);
  const grade = useGradeColumn(grading);
  const place = usePlaceColumn(row, grading);
  const photos = usePhotoColumn(row, grading);
  return [
    { id: 'product', header: t`Product`, wide: true, text: name },
    ...lots,
    {
      id: 'quantity',
      header: t`Quantity`,
      align: 'end',
      width: '6rem',
      editable: true,
      inputMode: 'decimal',
      text: ({ text }) => text,
      error: (part) => sentence(grading.problemOf(part)),
    },
    grade,
    place,
    ...photos,
    { id: 'note', header: t`Note`, width: '9rem', spare: true, editable: true, text: ({ note }) => note },
  ];
}

function useGradeColumn({ write }: Grading): Column {
  const { t, i18n } = useLingui();
  const options = grades.map((value) => ({
    value,
    label: i18n._(gradeWords[value]),
    hint: i18n._(gradeHints[value]),
  }));
  return {
    id: 'grade',
    header: t`Grade`,
    width: '11rem',
    text: ({ grade }) => (grade === null ? '' : i18n._(gradeWords[grade])),
    input: ({ id, grade }, label) => (
      <Select
        label={label}
        value={grade}
        options={options}
        placeholder={t`Choose`}
        onChange={(value) => write(id, { grade: value, ...(isPutAway(value) ? {} : { location: null }) })}
      />
    ),
  };
}

/** Where goods are put: where they were picked, or another place. */
function usePlaceColumn(row: CustomerReturnRow, { write }: Grading): Column {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const places = usePlaceOptions(row.warehouse);
  const placeOf = ({ line: id, location }: DraftPart): string | null => {
    const line = lineOf(row, id);
    return location ?? (line ? ifKnown(() => homeOf(view, row, line), null) : null);
  };
  return {
    id: 'location',
    header: t`Put in`,
    width: '9rem',
    text: (part) =>
      part.grade !== null && isPutAway(part.grade)
        ? (places.find(({ value }) => value === placeOf(part))?.label ?? '')
        : '',
    input: (part, label) =>
      part.grade !== null && isPutAway(part.grade) ? (
        <Select
          label={label}
          value={placeOf(part)}
          options={places}
          onChange={(location) => write(part.id, { location })}
        />
      ) : null,
  };
}

/** The picture of a part, of those attached: once there is one. */
function usePhotoColumn(row: CustomerReturnRow, { write }: Grading): readonly Column[] {
  const { t } = useLingui();
  const pictures = usePictures(row.id);
  if (pictures.length === 0) return [];
  return [
    {
      id: 'photo',
      header: t`Photo`,
      width: '9rem',
      text: ({ photo }) => pictures.find(({ value }) => value === photo)?.label ?? '',
      input: ({ id, photo }, label) => (
        <Select
          label={label}
          value={photo}
          options={pictures}
          placeholder={t`None`}
          onChange={(value) => write(id, { photo: value })}
        />
      ),
    },
  ];
}
