/** Which modules of the admin travel in one file: those whose path has one of `of` and none of `without`. */
interface AdminFile {
  name: string;
  of: readonly string[];
  without?: readonly string[];
  /** How many files must need a module before it travels in this one; one where nothing is said. */
  minShareCount?: number;
}

/** The folders of Mantine's components. */
const mantine = (...components: string[]) =>
  components.map((component) => `/@mantine/core/esm/components/${component}/`);

/**
 * Which modules of the admin travel together; what two of them name travels with the first. Many tiny files cost more
 * in heads than in code, and are compressed worse; too few would bring to a list what only forms need.
 * `npm run bench:admin` weighs the screens.
 */
export const ADMIN_FILES: readonly AdminFile[] = [
  // An icon of one kind of screen comes with that.
  { name: 'icons', of: ['/node_modules/lucide-react/'], minShareCount: 2 },
  // The register of public screens is no part of it: the admin does not send it.
  {
    name: 'domain',
    of: ['/domain/content-types/', '/domain/content/model/', '/domain/alerts/alert-times'],
  },
  {
    name: 'react',
    of: [
      '/node_modules/react/',
      '/node_modules/react-dom/',
      '/node_modules/scheduler/',
      '/node_modules/react-router/',
    ],
  },
  // What every document and the sign-in need.
  {
    name: 'session',
    of: [
      '/app/i18n/',
      '/app/root-data',
      '/app/admin/session',
      '/app/admin/sign-in/sign-in-failure',
      '/app/admin/layout/language-switch.tsx',
      '/app/admin/layout/layout-texts',
      '/app/admin/passkeys/',
    ],
  },
  {
    name: 'frame',
    of: [
      '/app/admin/layout/admin-shell',
      '/app/admin/layout/screen-header',
      '/app/admin/layout/not-found-screen',
      '/app/admin/list/',
      '/app/admin/pieces/',
      '/app/admin/announce',
      '/app/admin/content/content-api',
      '/node_modules/@tanstack/',
      '/@mantine/core/esm/core/utils/get-env/',
      ...mantine('Anchor', 'Table'),
    ],
    without: [
      '/app/admin/pieces/addresses/place-input',
      '/app/admin/pieces/download-button',
      '/app/admin/pieces/save-file',
    ],
  },
  // What more than one kind of screen uses, lists and forms.
  {
    name: 'controls',
    of: [
      ...mantine('Checkbox', 'NativeSelect'),
      '/@mantine/core/esm/utils/InlineInput/',
      '/app/admin/form/form-texts',
      '/app/admin/form/fields/field-path',
      '/app/admin/form/browser-copies',
      '/app/admin/form/one-draft',
      '/app/admin/form/media/medium-query',
      '/app/admin/review/review-api',
      '/app/admin/sets/to-set',
      '/app/admin/content/list/use-row-drag',
      '/app/admin/content/list/place-entry',
      '/app/admin/account/sessions/describe-device',
    ],
  },
  {
    name: 'inputs',
    of: [
      ...mantine('Radio', 'Textarea'),
      '/app/admin/form/growing-textarea',
      '/app/admin/form/entry-values',
      '/app/admin/form/fields/field-id',
      '/app/admin/form/advice/reason-dialog',
      '/app/admin/form/advice/use-reason',
    ],
  },
  {
    name: 'list',
    of: ['/app/admin/content/list/'],
    without: ['/app/admin/content/list/bulk/tags-dialog'],
  },
  {
    name: 'uploads',
    of: [
      '/app/admin/uploads/',
      '/app/admin/form/media/use-uploads',
      '/app/admin/form/media/upload-area',
      '/app/admin/form/media/drop-area',
      '/app/admin/form/media/media-texts',
    ],
    without: ['/app/admin/uploads/shrink-picture.worker'],
  },
  // What keeps and sends the typed words: of every form, and of a warning, which a phone must have soon.
  {
    name: 'kept',
    of: [
      '/app/admin/form/use-kept-values',
      '/app/admin/form/kept/copy-keeper',
      '/app/admin/form/kept/find-offers',
      '/app/admin/form/kept/kept-api',
      '/app/admin/form/kept/tab-locks',
      '/app/admin/form/kept/use-form-id',
      '/app/admin/form/kept/use-offers',
      '/app/admin/content/form/lost-answers',
      '/app/admin/content/form/send-entry',
    ],
  },
  // Every form: of an entry, of a newsletter.
  {
    name: 'form',
    of: ['/app/admin/form/', '/node_modules/diff/', ...mantine('Fieldset')],
    without: [
      '/app/admin/form/rich-text/',
      '/app/admin/form/media/',
      '/app/admin/form/advice/',
      '/app/admin/form/languages/',
      '/app/admin/form/publication/',
    ],
  },
];

/** What the tools of the build add; every file needs it. */
const ADDED_BY_THE_BUILD = ['vite/preload-helper', 'rolldown/runtime'];

/** The same as the bundler takes it. */
export const ADMIN_GROUPS = ADMIN_FILES.map(({ name, of, without = [], minShareCount }) => ({
  name,
  test: (id: string) => {
    const path = id.replaceAll('\\', '/');
    const here = name === 'react' ? [...of, ...ADDED_BY_THE_BUILD] : of;
    return here.some((part) => path.includes(part)) && !without.some((part) => path.includes(part));
  },
  ...(minShareCount && { minShareCount }),
}));
