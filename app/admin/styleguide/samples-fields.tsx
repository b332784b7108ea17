import { useState } from 'react';
import {
  bilingualText,
  boolean,
  choice,
  choices,
  coordinates,
  date,
  dateTime,
  list,
  number,
  openingHours,
  richText,
  text,
} from '../../../domain/content/model/fields/field-builders.ts';
import type { Field } from '../../../domain/content/model/fields/fields.ts';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { FieldControl } from '../content/form/fields/field-control.tsx';
import { Sample } from './sample.tsx';
import { RICH_SAMPLE, RULES, WORDS } from './styleguide-texts.ts';

import '../content/form/content-form.css';
import '../form/entry-form.css';

const KINDS = [
  { value: 'announcements', label: { el: 'Ανακοινώσεις', en: 'Announcements' } },
  { value: 'projects', label: { el: 'Έργα', en: 'Projects' } },
];
const MANY_KINDS = [
  { value: 'families', label: { el: 'Οικογένειες', en: 'Families' } },
  { value: 'young', label: { el: 'Νέοι', en: 'Young people' } },
  { value: 'older', label: { el: 'Μεγαλύτερες ηλικίες', en: 'Older people' } },
];

interface Shown {
  field: Field;
  value: unknown;
}

/** Fields as content types define them, under the rule that they share. */
const GROUPS: { name: string; rule: Bilingual; fields: Record<string, Shown> }[] = [
  {
    name: 'TextField, TwoLanguagesField, FieldError',
    rule: RULES.fields,
    fields: {
      phone: {
        field: text(
          { el: 'Τηλέφωνο', en: 'Phone' },
          { hint: { el: 'Με το +30 μπροστά.', en: 'With +30 in front.' } },
        ),
        value: '+30 26910 00100',
      },
      email: {
        field: text({ el: 'Email', en: 'Email' }, { required: true }),
        value: 'maria@',
      },
      title: {
        field: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both' }),
        value: { el: 'Διακοπή νερού στο Διακοπτό', en: 'No water in Diakopto' },
      },
      summary: {
        field: bilingualText(
          { el: 'Περίληψη', en: 'Summary' },
          { required: 'el', multiline: true, maxLength: 400 },
        ),
        value: { el: '', en: '' },
      },
    },
  },
  {
    name: 'ChoiceSelect, ChoicesField, YesNo',
    rule: RULES.choices,
    fields: {
      category: { field: choice({ el: 'Κατηγορία', en: 'Category' }, KINDS), value: 'projects' },
      audience: {
        field: choices({ el: 'Για ποιους', en: 'For whom' }, MANY_KINDS),
        value: ['families'],
      },
      free: { field: boolean({ el: 'Χωρίς εισιτήριο', en: 'Free of charge' }), value: true },
    },
  },
  {
    name: 'DateInput, NumberInput, CoordinatesInput',
    rule: RULES.dates,
    fields: {
      day: {
        field: date({ el: 'Ημερομηνία', en: 'Date' }, { required: true }),
        value: '2026-03-02',
      },
      startsAt: {
        field: dateTime({ el: 'Έναρξη', en: 'Starts' }, { required: true }),
        value: '2026-03-02T18:30',
      },
      area: {
        field: number({ el: 'Έκταση (τ.χλμ.)', en: 'Area (km²)' }, { integer: false }),
        value: 723.1,
      },
      place: {
        field: coordinates({ el: 'Θέση', en: 'Position' }),
        value: { lat: 38.2489, lng: 22.0819 },
      },
    },
  },
  {
    name: 'GroupsField, HoursField',
    rule: RULES.groups,
    fields: {
      hours: {
        field: openingHours({ el: 'Ώρες κοινού', en: 'Opening hours' }),
        value: [{ days: [1, 2, 3, 4, 5], opens: '08:00', closes: '15:00' }],
      },
      phones: {
        field: list(
          { el: 'Τηλέφωνα', en: 'Phones' },
          {
            label: bilingualText({ el: 'Περιγραφή', en: 'Label' }, { required: 'el' }),
            number: text({ el: 'Αριθμός', en: 'Number' }, { required: true }),
          },
          { maxItems: 6 },
        ),
        value: [
          { label: { el: 'Τηλεφωνικό κέντρο', en: 'Switchboard' }, number: '+30 26910 00100' },
        ],
      },
    },
  },
  {
    name: 'RichTextField',
    rule: RULES.richText,
    fields: {
      content: {
        field: richText({ el: 'Κείμενο', en: 'Content' }, { required: 'el' }),
        value: RICH_SAMPLE,
      },
    },
  },
];

/** The fields of forms, by their kinds, two of them with what is wrong. */
export function FieldSamples() {
  const { say } = useAdminLanguage();
  const errors = { email: say(WORDS.emailError), 'summary.el': say(WORDS.summaryError) };
  return GROUPS.map(({ name, rule, fields }) => (
    <Sample key={name} name={name} rule={rule}>
      <div className="entry-form-fields">
        {Object.entries(fields).map(([path, shown]) => (
          <OneField key={path} path={`sample-${path}`} {...shown} errors={withPrefix(errors)} />
        ))}
      </div>
    </Sample>
  ));
}

const withPrefix = (errors: Record<string, string>) =>
  Object.fromEntries(Object.entries(errors).map(([path, words]) => [`sample-${path}`, words]));

function OneField({
  field,
  value,
  path,
  errors,
}: Shown & { path: string; errors: Record<string, string> }) {
  const [current, setCurrent] = useState(value);
  return (
    <FieldControl field={field} path={path} value={current} errors={errors} onChange={setCurrent} />
  );
}
