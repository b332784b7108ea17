import type { Bilingual } from '../../../domain/text/bilingual.ts';
import type { SiteMap } from './maps-api.ts';

/** The words of the screen of the maps. */
export const MAPS_TEXTS = {
  title: { el: 'Χάρτες', en: 'Maps' },
  text: {
    el: 'Οι χάρτες που σχεδιάζει ο ιστότοπος. Καθένας μπορεί να αντικατασταθεί από ένα αρχείο GeoJSON. Πρώτα βλέπετε πώς θα φαίνεται.',
    en: 'The maps that the site draws. Each can be replaced by a GeoJSON file. First you see what it will look like.',
  },
  loadFailed: { el: 'Οι χάρτες δεν φορτώθηκαν.', en: 'The maps could not be loaded.' },
  now: { el: 'Τι ισχύει τώρα', en: 'In use now' },
  builtIn: { el: 'Ο έτοιμος χάρτης του ιστοτόπου', en: 'The map that came with the site' },
  features: { el: 'Στοιχεία', en: 'Features' },
  positions: { el: 'Σημεία των γραμμών', en: 'Positions in its lines' },
  download: { el: 'Λήψη GeoJSON', en: 'Download GeoJSON' },
  downloaded: { el: 'Το αρχείο αποθηκεύτηκε.', en: 'The file was saved.' },
  file: { el: 'Αρχείο στη θέση του', en: 'A file in its place' },
  fileHint: { el: 'Επιλογή αρχείου .geojson', en: 'Choose a .geojson file' },
  fileText: {
    el: 'FeatureCollection σε μοίρες WGS 84, έως 600 KB. Κάθε στοιχείο έχει «kind» και, για όνομα, «name_el» και «name_en».',
    en: 'A FeatureCollection in degrees of WGS 84, up to 600 KB. Each feature has ‘kind’ and, for a name, ‘name_el’ and ‘name_en’.',
  },
  kinds: { el: 'Τι μπορεί να έχει ένας χάρτης', en: 'What a map may have' },
  tooLarge: {
    el: 'Το αρχείο είναι μεγαλύτερο από 600 KB. Απλοποιήστε τις γραμμές του.',
    en: 'The file is larger than 600 KB. Simplify its lines.',
  },
  unreadable: { el: 'Το αρχείο δεν διαβάζεται.', en: 'The file cannot be read.' },
  problems: {
    el: 'Το αρχείο δεν μπορεί να γίνει χάρτης. Ο χάρτης που ισχύει μένει όπως είναι.',
    en: 'The file cannot become a map. The map in use stays as it is.',
  },
  line: { el: 'Γραμμή', en: 'Line' },
  feature: { el: 'Στοιχείο', en: 'Feature' },
  problem: { el: 'Πρόβλημα', en: 'Problem' },
  preview: { el: 'Έτσι θα φαίνεται', en: 'What it will look like' },
  use: { el: 'Να ισχύσει αυτός ο χάρτης', en: 'Use this map' },
  cancel: { el: 'Ακύρωση', en: 'Cancel' },
  used: { el: 'Ο νέος χάρτης ισχύει.', en: 'The new map is in use.' },
  back: { el: 'Επιστροφή στον έτοιμο χάρτη', en: 'Back to the map that came with the site' },
  backText: {
    el: 'Το αρχείο σας θα πάψει να ισχύει. Κατεβάστε το πρώτα, αν δεν το έχετε αλλού.',
    en: 'Your file will no longer be used. Download it first, if you have it nowhere else.',
  },
  backDone: {
    el: 'Ισχύει ξανά ο έτοιμος χάρτης.',
    en: 'The map that came with the site is in use again.',
  },
} satisfies Record<string, Bilingual>;

/** What each map is and where visitors see it. */
export const EXTENTS: Record<SiteMap['extent'], { title: Bilingual; text: Bilingual }> = {
  municipality: {
    title: { el: 'Χάρτης του Δήμου', en: 'Map of the municipality' },
    text: {
      el: 'Στην αρχική σελίδα, στις ενότητες, στις παραλίες και σε κάθε τόπο.',
      en: 'On the home page, with the units, the beaches and every place.',
    },
  },
  centre: {
    title: { el: 'Δρόμοι του κέντρου', en: 'Streets of the centre' },
    text: {
      el: 'Στην επικοινωνία, «Πού θα μας βρείτε», με τα σημεία εξυπηρέτησης που έχουν επιλεγεί.',
      en: 'On the contact page, ‘Where to find us’, with the locations that were chosen for it.',
    },
  },
};

/** `Land up to the coast: Polygon` */
export const SHAPES: Record<'area' | 'line' | 'point', Bilingual> = {
  area: { el: 'έκταση (Polygon)', en: 'an area (Polygon)' },
  line: { el: 'γραμμή (LineString)', en: 'a line (LineString)' },
  point: { el: 'σημείο (Point)', en: 'a point (Point)' },
};
