import { useQuery } from '@tanstack/react-query';
import type { Field } from '../../../../domain/content/model/fields/fields.ts';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { timeOfDay } from '../../../../domain/time/calendar.ts';
import type { OpeningPeriod } from '../../../../domain/time/opening-period.ts';
import type { Repetition } from '../../../../domain/time/repetition.ts';
import { describeRule } from '../../../../domain/time/repetition-words.ts';
import { formatLongDate } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { FIELD_TEXTS } from '../../content/form/fields/field-texts.ts';
import { isSameContent } from '../entry-values.ts';
import { FORM_TEXTS } from '../form-texts.ts';
import { mediumQuery, thumbnailOf } from '../media/medium-query.ts';
import { type Mark, MarkedWords } from './marked-words.tsx';
import { describeHtml, wordsOfHtml } from './words-of-html.ts';

import '../media/media-fields.css';

interface Props {
  field: Field | undefined;
  value: unknown;
  /** The value to compare with; undefined for a part that the other version does not have. */
  other: unknown;
  /** How to mark words that the other version does not have. */
  mark: Mark;
}

/** The value of a field, to be read and compared. */
export function ShownValue({ field, value, other, mark }: Props) {
  const { say, lang, language } = useAdminLanguage();
  // It stands among words of the text, which may be in the other language.
  if (isEmpty(value)) return <em lang={lang}>{say(FORM_TEXTS.empty)}</em>;
  switch (field?.kind) {
    case 'richText': {
      const [words, others] = [wordsOfHtml(String(value)), wordsOfHtml(String(other ?? ''))];
      if (words !== others) return marked(words, others);
      const [forms, otherForms] = [
        describeHtml(String(value), lang),
        describeHtml(String(other ?? ''), lang),
      ];
      if (forms !== otherForms) return marked(forms, otherForms);
      return (
        <>
          {words} <em lang={lang}>{say(FORM_TEXTS.otherForm)}</em>
        </>
      );
    }
    case 'image':
      return <ImageStrip ids={[String(value)]} />;
    case 'images':
      return <ImageStrip ids={value as string[]} />;
    case 'file':
      return <FileName id={String(value)} />;
    case 'date':
      return <>{formatLongDate(String(value), language)}</>;
    case 'dateTime':
      return (
        <>
          {formatLongDate(String(value), language)}, {timeOfDay(String(value))}
        </>
      );
    case 'choice':
      return (
        <>{field.options.find((option) => option.value === value)?.label[lang] ?? String(value)}</>
      );
    case 'choices':
      return (
        <>
          {field.options
            .filter((option) => (value as string[]).includes(option.value))
            .map((option) => option.label[lang])
            .join(', ')}
        </>
      );
    case 'boolean':
      return <>{say(value ? YES : NO)}</>;
    case 'coordinates': {
      const point = value as { lat: unknown; lng: unknown };
      return <>{`${point.lat}, ${point.lng}`}</>;
    }
    case 'openingHours':
      return <Hours periods={value as OpeningPeriod[]} />;
    case 'repetition': {
      const rule = value as Repetition;
      return marked(
        describeRule(rule, null, lang),
        other && describeRule(other as Repetition, null, lang),
      );
    }
    case 'bilingualText': {
      // As a part of a group; outside a group each language is compared alone.
      if (typeof value === 'string') return marked(value, other);
      const { el, en } = value as Bilingual;
      const others = other as Bilingual | undefined;
      return (
        <>
          <span lang="el">{marked(el, others?.el)}</span> /{' '}
          <span lang="en">{marked(en, others?.en)}</span>
        </>
      );
    }
    case 'list':
      return (
        <ol className="shown-list">
          {(value as Record<string, unknown>[]).map((item, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shown once, never changed
            <li key={at}>
              {Object.entries(field.of).map(([name, part]) => (
                <div key={name}>
                  <ShownValue
                    field={part}
                    value={item[name]}
                    other={twinOf(item, at, other)?.[name]}
                    mark={mark}
                  />
                </div>
              ))}
            </li>
          ))}
        </ol>
      );
    default:
      return marked(value, other);
  }

  function marked(text: unknown, others: unknown) {
    return <MarkedWords text={String(text)} other={String(others ?? '')} as={mark} />;
  }
}

/** The item of the other version that an item of a list is compared with: its equal, or the one at its place. */
function twinOf(
  item: Record<string, unknown>,
  at: number,
  other: unknown,
): Record<string, unknown> | undefined {
  const others = Array.isArray(other) ? (other as Record<string, unknown>[]) : [];
  return others.find((one) => isSameContent(one, item)) ?? others[at];
}

const YES = { el: 'Ναι', en: 'Yes' };
const NO = { el: 'Όχι', en: 'No' };

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

function FileName({ id }: { id: string }) {
  const { data } = useQuery(mediumQuery(id));
  return <>{data?.fileName ?? id}</>;
}

function Hours({ periods }: { periods: OpeningPeriod[] }) {
  const { say } = useAdminLanguage();
  const named = (day: number) => {
    const name = FIELD_TEXTS.weekdays[day - 1];
    return name ? say(name) : day;
  };
  return (
    <ul className="shown-list">
      {periods.map((period) => (
        <li key={`${period.days} ${period.opens}`}>
          {period.days.map(named).join(', ')} {period.opens}–{period.closes}
        </li>
      ))}
    </ul>
  );
}

/** Pictures in their order, small, to be compared. */
function ImageStrip({ ids }: { ids: string[] }) {
  return (
    <ol className="image-strip">
      {ids.map((id) => (
        <li key={id}>
          <Thumbnail id={id} />
        </li>
      ))}
    </ol>
  );
}

function Thumbnail({ id }: { id: string }) {
  const { lang } = useAdminLanguage();
  const { data } = useQuery(mediumQuery(id));
  if (!data) return <span>{id}</span>;
  return <img src={thumbnailOf(data)} alt={data.alt[lang] || data.fileName} />;
}
