import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, link, list } from '../content/model/field-builders.ts';

/** An entry of the main menu, with what opens under it. */
export const menuItem = defineContentType({
  name: 'menu-item',
  label: {
    one: { el: 'Στοιχείο μενού', en: 'Menu item' },
    many: { el: 'Μενού', en: 'Menu' },
    new: { el: 'Νέο στοιχείο μενού', en: 'New menu item' },
  },
  description: { el: 'Το κύριο μενού του ιστοτόπου.', en: 'The main menu of the site.' },
  fields: {
    title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both', maxLength: 40 }),
    href: link({ el: 'Σύνδεσμος', en: 'Link' }, { required: true }),
    submenu: list(
      { el: 'Υπομενού', en: 'Submenu' },
      {
        title: bilingualText({ el: 'Τίτλος', en: 'Title' }, { required: 'both', maxLength: 60 }),
        href: link({ el: 'Σύνδεσμος', en: 'Link' }, { required: true }),
      },
      { maxItems: 12 },
    ),
  },
  promoted: { title: 'title' },
  admin: { group: 'site', place: 3 },
  adminOnly: true,
});
