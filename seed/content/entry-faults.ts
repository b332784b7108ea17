import type { Field, ItemField } from '../../domain/content/model/fields/fields.ts';
import { entryPath } from '../../domain/screens/entry-path.ts';
import { isFixed, listNamed, screens } from '../../domain/screens/find-screen.ts';
import type { Bilingual } from '../../domain/text/bilingual.ts';
import { DOCUMENTS } from '../documents/catalogue.ts';
import { PICTURES } from '../pictures/catalogue.ts';
import { pageSeed } from './pages/pages.ts';

/**
 * The tests' knowledge of the seed beyond its texts: the keys and addresses that it may name, and the faults of an
 * entry.
 */

const PICTURE_KEYS = new Set(PICTURES.map(({ key }) => key));
const DOCUMENT_KEYS = new Set(DOCUMENTS.map(({ key }) => key));
export const FORMS = [
  'form-certificate-request',
  'form-residence-declaration',
  'form-building-record',
  'form-social-support',
  'form-shop-licence',
  'form-kindergarten',
  'form-payment-plan',
  'form-sports-hall',
];
export const UNITS = ['aigeira', 'aigio', 'akrata', 'diakopto', 'erineos', 'sympoliteia'];
const DEPARTMENTS = [
  'administrative',
  'financial',
  'technical',
  'social-protection',
  'environment',
  'culture-tourism',
];
const TENDERS = ['school-repairs', 'electric-buses', 'street-lighting-poles', 'visitor-guide'];
const OFFICES = [
  'town-hall',
  'cultural-centre',
  'tourist-office',
  'civil-registry',
  'kep-aigio',
  'kep-akrata',
  'kep-diakopto',
  'municipal-police',
  'water-company',
  'works-depot',
];
const REFERENCES: Record<string, string[]> = {
  unit: UNITS,
  department: DEPARTMENTS,
  tender: TENDERS,
  office: OFFICES,
};

/** Addresses of the fixed screens, of the information pages of the seed, and of what other types have at them. */
export const FIXED_ROUTES: string[] = [
  ...screens.flatMap((screen) =>
    isFixed(screen) ? screen.path : listNamed(screen).map(({ path }) => path),
  ),
  ...pageSeed.map(({ slug }) => entryPath('page', { slug })),
  '/tourism#attractions',
  ...UNITS.map((unit) => entryPath('unit', { slug: unit })),
  ...DEPARTMENTS.map((slug) => entryPath('department', { slug })),
];
/** Whole addresses that the texts may point to. */
const SITES = [
  'https://www.gov.gr/',
  'https://www.gov.gr/ipiresies/oikogeneia/gennese/pistopoietiko-genneses',
  'https://www.gov.gr/ipiresies/oikogeneia/oikogeneiake-katastase/pistopoietiko-oikogeneiakes-katastases',
  'https://www.gov.gr/ipiresies/polites-kai-kathemerinoteta/dieuthunse-katoikias-kai-epikoinonias/bebaiose-monimes-katoikias',
  'https://openbusiness.gov.gr/',
  'https://www.aade.gr/',
  'https://www.amka.gr/',
  'https://www.ktimatologio.gr/',
  'https://www.eetaa.gr/',
  'https://www.hellenictrain.gr/',
  'https://diavgeia.gov.gr/',
  'https://www.promitheus.gov.gr/',
  'https://www.synigoros.gr/',
  'https://www.dpa.gr/',
  'https://creativecommons.org/licenses/by/4.0/',
  'tel:112',
  'tel:197',
];

/** What is wrong with a value by its field: a sentence for each fault. */
export function findFaults(
  where: string,
  field: Field | ItemField,
  value: unknown,
  routes: Set<string>,
): string[] {
  const fault = (message: string) => [`${where}: ${message}`];
  switch (field.kind) {
    case 'bilingualText':
    case 'richText': {
      const { el, en } = value as Bilingual;
      const faults: string[] = [];
      if (Boolean(el.trim()) !== Boolean(en.trim())) faults.push('has one language only');
      if (field.required && !(el.trim() && en.trim())) faults.push('is required in both languages');
      if (field.kind === 'bilingualText' && Math.max(el.length, en.length) > field.maxLength)
        faults.push(`is longer than ${field.maxLength}`);
      return faults.flatMap(fault);
    }
    case 'image':
      if (value === null) return field.required ? fault('has no picture') : [];
      return PICTURE_KEYS.has(value as string) ? [] : fault(`unknown picture ${value}`);
    case 'images':
      return (value as string[])
        .filter((key) => !PICTURE_KEYS.has(key))
        .flatMap((key) => fault(`unknown picture ${key}`));
    case 'file':
      if (value === null) return field.required ? fault('has no document') : [];
      return DOCUMENT_KEYS.has(value as string) ? [] : fault(`unknown document ${value}`);
    case 'reference':
      if (value === null) return field.required ? fault('is empty') : [];
      return REFERENCES[field.to]?.includes(value as string) ? [] : fault(`unknown ${value}`);
    case 'link':
      return value === ''
        ? field.required
          ? fault('is empty')
          : []
        : linkFaults(where, value, routes);
    case 'coordinates': {
      const { lat, lng } = value as { lat: number; lng: number };
      // The bounds of the municipality, generously.
      return lat > 37.95 && lat < 38.35 && lng > 21.9 && lng < 22.45 ? [] : fault('lies elsewhere');
    }
    case 'list':
      return (value as Record<string, unknown>[]).flatMap((item, index) =>
        Object.entries(field.of).flatMap(([name, itemField]) =>
          findFaults(`${where}[${index}].${name}`, itemField, item[name], routes),
        ),
      );
    default:
      return [];
  }
}

/** A sentence where a link leads neither to one of the routes nor to a site that the texts may point to. */
export function linkFaults(where: string, link: unknown, routes: Set<string>): string[] {
  const address = String(link);
  // The made-up offices have addresses and numbers that reach nobody.
  if (/^(mailto:[a-z]+@aigialeia\.example|tel:\+302691000\d{3})$/.test(address)) return [];
  const [path = ''] = address.split('?');
  return routes.has(path) || SITES.includes(address) ? [] : [`${where}: dead link ${address}`];
}
