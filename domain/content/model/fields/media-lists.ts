import { bilingualText, file, image, list } from './field-builders.ts';

/**
 * Pictures of an entry, in their order. What a picture shows is said in the library; a caption says what that means
 * here.
 */
export const gallery = () =>
  list(
    { el: 'Συλλογή εικόνων', en: 'Gallery' },
    {
      image: image({ el: 'Εικόνα', en: 'Picture' }, { required: true }),
      caption: bilingualText({ el: 'Λεζάντα', en: 'Caption' }, { maxLength: 300 }),
    },
    {
      hint: {
        el: 'Εμφανίζονται κάτω από το κείμενο, με αυτή τη σειρά.',
        en: 'Shown below the text, in this order.',
      },
      maxItems: 60,
      shownAs: 'gallery',
      once: 'image',
    },
  );

/** Documents of an entry, in their order. Without a label each is shown by its own title. */
export const attachments = () =>
  list(
    { el: 'Συνημμένα', en: 'Attachments' },
    {
      file: file({ el: 'Έγγραφο', en: 'Document' }, { required: true }),
      label: bilingualText({ el: 'Ονομασία', en: 'Label' }, { maxLength: 200 }),
    },
    {
      hint: {
        el: 'Αρχεία PDF για λήψη, κάτω από το κείμενο.',
        en: 'PDF files to download, below the text.',
      },
      maxItems: 30,
      shownAs: 'attachments',
      once: 'file',
    },
  );
