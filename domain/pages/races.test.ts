import { describeRaces } from '../../harness/race-pairs.ts';
import { actAs, TEST_EDITOR } from '../../harness/services.ts';
import { createPage, savePage } from './pages-facade.ts';

const acting = actAs(TEST_EDITOR);
const PAGE = { slug: 'one', title: { el: 'Μία', en: 'One' } };

/** What a call leaves out stays as it is by then, and not as the call has found it. */
describeRaces('a page of which calls send only a part', {
  prepare: async (db) => ({ id: (await createPage(db, PAGE, acting)).id }),
  acts: {
    'write the text': (db, { id }) =>
      savePage(db, id, { ...PAGE, content: { el: '<p>Κείμενο</p>', en: '<p>Text</p>' } }, acting),
    'write the lead': (db, { id }) =>
      savePage(db, id, { ...PAGE, lead: { el: 'Εισαγωγή', en: 'Lead' } }, acting),
  },
});
