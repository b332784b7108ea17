import { findEntry, listEntries } from '../../../domain/content/reading/published-entries.ts';
import { department } from '../../../domain/content-types/department.ts';
import { office } from '../../../domain/content-types/office.ts';
import { service } from '../../../domain/content-types/service.ts';
import { term } from '../../../domain/content-types/term.ts';
import { unit } from '../../../domain/content-types/unit.ts';
import { findEntryFiles } from '../../../domain/media/library/entry-files.ts';
import { findDownloads } from '../../../domain/media/library/reading.ts';
import { entryPath } from '../../../domain/screens/entry-path.ts';
import type { Services } from '../../../domain/services.ts';
import { dayInGreece } from '../../../domain/time/greek-time.ts';
import { listSectionLinks } from '../sections/section-navigation.ts';
import { showTextsOf } from '../texts/show-texts.ts';

/** A service with its department, its forms and the section's menu, or undefined. */
export async function loadService(db: Services['db'], slug: string) {
  const stored = await findEntry(db, service, slug);
  if (!stored) return undefined;
  const entry = await showTextsOf(db, service, stored);
  const { data } = entry;
  const [section, inCharge, place, units, files, downloads, terms] = await Promise.all([
    listSectionLinks(db, 'services'),
    data.department ? findEntry(db, department, data.department) : undefined,
    data.office ? findEntry(db, office, data.office) : undefined,
    data.units.length > 0 ? listEntries(db, unit) : [],
    findEntryFiles(db, data),
    findDownloads(
      db,
      data.forms.map((form) => form.file),
    ),
    listEntries(db, term),
  ]);
  return {
    slug,
    path: entryPath('service', { slug }),
    data,
    section,
    department: inCharge && { slug: inCharge.slug, ...inCharge.data },
    office: place?.data,
    /** The names of the units that it serves; empty for all of them. */
    units: units
      .filter(({ slug }) => data.units.some(({ unit }) => unit === slug))
      .map((entry) => entry.data.name),
    // A form is left out if staff removed its file from the library.
    forms: data.forms.flatMap(({ title, file }) => {
      const download = downloads.get(file ?? '');
      return download ? [{ title, download }] : [];
    }),
    files,
    /** The words of the administration that have an explanation. */
    terms: terms.map((one) => ({ slug: one.slug, ...one.data })),
    archivedAt: entry.archivedAt,
    languages: entry.languages,
    isEnglishBehind: entry.isEnglishBehind,
    updatedOn: dayInGreece(new Date(entry.updatedAt)),
  };
}

export type ServiceDetails = NonNullable<Awaited<ReturnType<typeof loadService>>>;
