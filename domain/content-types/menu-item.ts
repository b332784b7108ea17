import { defineContentType } from '../content/model/content-type.ts';
import { bilingualText, link, list } from '../content/model/fields/field-builders.ts';

const LEADS_TO = { el: 'Οδηγεί σε', en: 'Leads to' };
const TITLE = { el: 'Τίτλος', en: 'Title' };

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
    href: link(LEADS_TO, { required: true }),
    title: bilingualText(TITLE, { required: 'el', maxLength: 40 }),
    submenu: list(
      { el: 'Υπομενού', en: 'Submenu' },
      {
        href: link(LEADS_TO, { required: true }),
        title: bilingualText(TITLE, { required: 'el', maxLength: 60 }),
      },
      { maxItems: 12 },
    ),
  },
  promoted: { title: 'title' },
  admin: { group: 'site', place: 3 },
  adminOnly: true,
});
