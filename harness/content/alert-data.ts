import type { EntryData } from '../../domain/content/model/content-type.ts';
import type { alert } from '../../domain/content-types/alert.ts';

/** A complete warning: from ten to six on the day of TEST_NOW, which is noon in Greece. */
export function alertData(
  title: string,
  more: Partial<EntryData<typeof alert>> = {},
): EntryData<typeof alert> {
  return {
    title: { el: title, en: '' },
    severity: 'warning',
    kind: 'fire',
    description: { el: 'Καίει κοντά στον οικισμό.', en: '' },
    instruction: { el: 'Κλείστε τα παράθυρα.', en: '' },
    units: [],
    startsAt: '2026-03-04T10:00',
    endsAt: '2026-03-04T18:00',
    link: '',
    ...more,
  };
}
