/** A module by a part of its path. */
const at = (...parts: string[]) =>
  new RegExp(parts.map((part) => part.replaceAll('/', '[\\\\/]')).join('|'));

/** Pieces of Mantine by their folders. */
const mantine = (pieces: string) => `/@mantine/core/.*/(?:${pieces})/`;

/**
 * Which modules of the admin travel together. Many tiny files cost more in heads than in code, and are compressed worse;
 * too few would bring to a list what only forms need. `npm run bench:admin` weighs the screens.
 */
export const ADMIN_FILES = [
  // An icon of one kind of screen comes with that.
  { name: 'icons', test: at('node_modules/lucide-react'), minShareCount: 2 },
  // The register of public screens is no part of it: the admin does not send it.
  { name: 'domain', test: at('/domain/content-types/', '/domain/content/model/') },
  {
    name: 'react',
    test: at(
      'node_modules/(?:react|react-dom|scheduler|react-router)/',
      'vite/preload-helper',
      'rolldown/runtime',
    ),
  },
  // What every document and the sign-in need.
  {
    name: 'session',
    test: at(
      '/app/i18n/',
      '/app/root-data',
      '/app/admin/(?:session|sign-in/sign-in-failure|layout/(?:language-switch[.]tsx|layout-texts))',
      '/app/admin/passkeys/',
    ),
  },
  {
    name: 'frame',
    test: at(
      '/app/admin/(?:layout/(?:admin-shell|screen-header|not-found-screen)|list/|pieces/(?!place-input|download-button|save-file)|announce|content/content-api)',
      '/@tanstack/',
      mantine('Anchor|Table|get-env'),
    ),
  },
  // What more than one kind of screen uses, lists and forms.
  {
    name: 'controls',
    test: at(
      mantine('Checkbox|InlineInput|NativeSelect'),
      '/app/admin/form/(?:form-texts|fields/field-path|draft-store|one-draft|media/medium-query)',
      '/app/admin/(?:review/(?:review-api)|sets/to-set|content/list/(?:use-row-drag|place-entry)|account/describe-device)',
    ),
  },
  {
    name: 'inputs',
    test: at(
      mantine('Radio|Textarea'),
      '/app/admin/form/(?:entry-values|fields/field-id|advice/(?:reason-dialog|use-reason))',
    ),
  },
  { name: 'list', test: at('/app/admin/content/list/(?!bulk/tags-dialog)') },
  {
    name: 'uploads',
    test: at(
      '/app/admin/uploads/(?!.*worker)',
      '/app/admin/form/media/(?:use-uploads|upload-area|drop-area|media-texts)',
    ),
  },
  // What keeps the typed words: of every form, and of a warning, which a phone must have soon.
  {
    name: 'kept',
    test: at(
      '/app/admin/form/use-kept-values',
      '/app/admin/form/kept/(?:copy-keeper|find-offers|kept-api|tab-locks|use-offers)',
    ),
  },
  // Every form: of an entry, of a newsletter.
  {
    name: 'form',
    test: at(
      '/app/admin/form/(?!rich-text|media|advice|languages|publication)',
      '/node_modules/diff/',
      mantine('Fieldset'),
    ),
  },
];
