import type { Bilingual } from '../../text/bilingual.ts';

interface Licence {
  value: string;
  /** As staff choose it. */
  label: Bilingual;
  /** What visitors read beside a large picture; null where who made it says enough. */
  shown: Bilingual | null;
  /** The address of its text. */
  link?: string;
}

const creativeCommons = (value: string, name: string, path: string): Licence => ({
  value,
  label: { el: name, en: name },
  shown: { el: name, en: name },
  link: `https://creativecommons.org/${path}/`,
});

/** By what right the site shows a file. Pictures by others need one: law 2121/1993 on copyright. */
export const LICENCES: readonly Licence[] = [
  {
    value: 'own',
    label: { el: 'Του Δήμου', en: 'The municipality’s own' },
    shown: null,
  },
  {
    value: 'permission',
    label: { el: 'Με άδεια του δημιουργού', en: 'With permission of its author' },
    shown: null,
  },
  {
    value: 'bought',
    label: { el: 'Με αγορασμένη άδεια', en: 'With a licence that was bought' },
    shown: null,
  },
  {
    value: 'public-domain',
    label: { el: 'Κοινό κτήμα', en: 'Public domain' },
    shown: { el: 'Κοινό κτήμα', en: 'Public domain' },
  },
  creativeCommons('cc0', 'CC0 1.0', 'publicdomain/zero/1.0'),
  creativeCommons('cc-by', 'CC BY 4.0', 'licenses/by/4.0'),
  creativeCommons('cc-by-sa', 'CC BY-SA 4.0', 'licenses/by-sa/4.0'),
  creativeCommons('cc-by-nd', 'CC BY-ND 4.0', 'licenses/by-nd/4.0'),
  creativeCommons('cc-by-nc', 'CC BY-NC 4.0', 'licenses/by-nc/4.0'),
  creativeCommons('cc-by-nc-sa', 'CC BY-NC-SA 4.0', 'licenses/by-nc-sa/4.0'),
  creativeCommons('cc-by-nc-nd', 'CC BY-NC-ND 4.0', 'licenses/by-nc-nd/4.0'),
  {
    value: 'other',
    label: { el: 'Άλλη (γράψτε ποια)', en: 'Another one (say which)' },
    shown: null,
  },
];
