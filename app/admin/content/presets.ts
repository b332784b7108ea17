import type { Bilingual } from '../../../domain/text/bilingual.ts';

import type { ListSort } from './content-api.ts';

type ListWord =
  | 'add'
  | 'loading'
  | 'loadFailed'
  | 'search'
  | 'searchHint'
  | 'updated'
  | 'deleteTitle'
  | 'deleteQuestion';
type FormWord = 'createTitle' | 'editTitle' | 'slug';

/** The differences of one content type's list and form from those of other types. */
interface Preset {
  addresses: {
    /** The form of a new entry is below it: `{list}/new`. */
    list: string;
    /** The form of an entry by its id. */
    form(id: string): string;
  };
  /** The default order of the list. */
  sort: ListSort;
  /**
   * Staff know an entry by its slug: the list shows it, and the form asks for it right after the title, suggests it
   * from the English one and refuses to publish without it.
   */
  isNamedBySlug: boolean;
  /** The rows of the list have an Edit link and a Delete button in words. */
  hasActionsInWords: boolean;
  /** The button that publishes says only 'Save', unless the entry waits for its publication. */
  saveMeansPublish: boolean;
  /** Words that replace those of other lists and forms. */
  listTexts: Partial<Record<ListWord, Bilingual>>;
  formTexts: Partial<Record<FormWord, Bilingual>>;
}

/** Pages, as the specification has them (sections 2, 5 and 8). */
const PAGE: Preset = {
  addresses: {
    list: '/admin/pages',
    form: (id) => `/admin/pages/edit/${id}`,
  },
  sort: 'updated',
  isNamedBySlug: true,
  hasActionsInWords: true,
  saveMeansPublish: true,
  listTexts: {
    add: { el: 'Νέα σελίδα', en: 'Add New' },
    loading: { el: 'Φόρτωση σελίδων...', en: 'Loading pages...' },
    loadFailed: { el: 'Σφάλμα κατά τη φόρτωση των σελίδων', en: 'Error loading pages' },
    search: { el: 'Αναζήτηση σελίδων', en: 'Search pages' },
    searchHint: { el: 'Τίτλος ή λέξεις του κειμένου', en: 'Title or words of the text' },
    updated: { el: 'Τελευταία ενημέρωση', en: 'Last updated' },
    deleteTitle: { el: 'Διαγραφή σελίδας', en: 'Delete page' },
    deleteQuestion: {
      el: 'Θέλετε σίγουρα να διαγράψετε αυτή τη σελίδα;',
      en: 'Are you sure you want to delete this page?',
    },
  },
  formTexts: {
    createTitle: { el: 'Νέα σελίδα', en: 'Create New Page' },
    editTitle: { el: 'Επεξεργασία σελίδας', en: 'Edit Page' },
    slug: { el: 'Διεύθυνση σελίδας', en: 'Page address' },
  },
};

const PRESETS: Record<string, Preset> = { page: PAGE };

/** The preset of a content type by its name; most types have none. */
export function presetOf(type: string): Preset {
  return (
    PRESETS[type] ?? {
      addresses: {
        list: `/admin/content/${type}`,
        form: (id) => `/admin/content/${type}/${id}`,
      },
      sort: 'default',
      isNamedBySlug: false,
      hasActionsInWords: false,
      saveMeansPublish: false,
      listTexts: {},
      formTexts: {},
    }
  );
}
