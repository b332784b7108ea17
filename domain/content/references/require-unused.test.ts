import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_ADMIN } from '../../../harness/services.ts';
import { department } from '../../content-types/department.ts';
import { menuItem } from '../../content-types/menu-item.ts';
import { page } from '../../content-types/page.ts';
import { service } from '../../content-types/service.ts';
import { teaser } from '../../content-types/teaser.ts';
import type { DomainError } from '../../errors.ts';
import { checkEntry } from '../acts/check-entry.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { unpublishEntry } from '../acts/unpublish-entry.ts';
import { emptyData } from '../model/content-type.ts';

const acting = actAs(TEST_ADMIN);
const text = (el: string, en = `${el} (en)`) => ({ el, en });

describe.each(TEST_DATABASES)('what is taken off the site on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const addPage = async (slug: string, content = '', publish = true) => {
    const data = { ...emptyData(page.fields), title: text(slug, slug), content: text(content) };
    return (await createEntry(connection.db, page, { slug, publish, data: data as never }, acting))
      .id;
  };
  const addMenuItem = async (title: string, href: string, submenu: string[] = []) =>
    createEntry(
      connection.db,
      menuItem,
      {
        publish: true,
        data: {
          title: text(title, 'Municipality'),
          href,
          submenu: submenu.map((link) => ({ title: text('Υπο'), href: link })),
        },
      },
      acting,
    );
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: DomainError) => error,
    );
  const deletePage = (id: string) => refusalOf(deleteEntry(connection.db, page, id, acting));

  test('is not deleted while a menu or a card leads to it, and both are named', async () => {
    const id = await addPage('volunteering');
    await addMenuItem('Δήμος', '/municipality', ['/volunteering']);
    const card = {
      ...emptyData(teaser.fields),
      title: text('Βοηθήστε', 'Help'),
      link: '/volunteering?lang=en',
    };
    const { id: cardId } = await createEntry(
      connection.db,
      teaser,
      { publish: true, data: card as never },
      acting,
    );
    const refused = await deletePage(id);
    expect(refused?.code).toBe('conflict');
    expect(refused?.text.en).toContain('Menu item ‘Municipality’, Highlight card ‘Help’');
    expect(refused?.text.el).toContain('Στοιχείο μενού «Δήμος», Κάρτα προβολής «Βοηθήστε»');
    expect(refused?.details?.uses).toContainEqual({
      type: 'teaser',
      id: cardId,
      title: text('Βοηθήστε', 'Help'),
    });
    expect((await refusalOf(unpublishEntry(connection.db, page, id, acting)))?.code).toBe(
      'conflict',
    );
  });

  test('is deleted when nothing leads there, or only to addresses that begin alike', async () => {
    const id = await addPage('volunteering');
    await addMenuItem('Δήμος', '/volunteering/apply', ['/volunteering-2', '/the/volunteering']);
    expect(await deletePage(id)).toBeUndefined();
  });

  test('is held by ten menus that lead there, if there are more, and by no draft', async () => {
    const id = await addPage('volunteering');
    const data = { ...emptyData(menuItem.fields), title: text('Δ'), href: '/volunteering' };
    await createEntry(connection.db, menuItem, { data, publish: false }, acting);
    const other = await addPage('other');
    for (let at = 0; at < 11; at++) await addMenuItem('Δήμος', '/other');
    expect((await deletePage(other))?.details?.uses).toHaveLength(10);
    expect(await deletePage(id)).toBeUndefined();
  });

  test('is deleted when what led there is gone', async () => {
    const id = await addPage('volunteering');
    const item = await addMenuItem('Δήμος', '/volunteering#how');
    expect((await deletePage(id))?.code).toBe('conflict');
    await deleteEntry(connection.db, menuItem, item.id, acting);
    expect(await deletePage(id)).toBeUndefined();
  });

  test('is not deleted while a text leads there, but unpublished at once', async () => {
    const id = await addPage('volunteering');
    const other = await addPage('other', '<p><a href="/volunteering#how">Εθελοντισμός</a></p>');
    const refused = await deletePage(id);
    expect(refused?.code).toBe('conflict');
    expect(refused?.text.el).toContain('χρησιμοποιούν κείμενα: Σελίδα «other»');
    expect(refused?.details?.uses).toEqual([
      { type: 'page', id: other, title: text('other', 'other') },
    ]);
    await unpublishEntry(connection.db, page, id, acting);
    expect((await deletePage(id))?.code, 'it may be published again').toBe('conflict');
    expect(await deletePage(other)).toBeUndefined();
    expect(await deletePage(id)).toBeUndefined();
  });

  test('is deleted although it leads to itself', async () => {
    const id = await addPage('volunteering');
    const data = {
      ...emptyData(page.fields),
      title: text('Ε'),
      content: text('<p><a href="/volunteering">Ε</a></p>'),
    };
    await saveEntry(connection.db, page, id, { data, publish: true }, acting);
    expect(await deletePage(id)).toBeUndefined();
  });

  test('is a sample that only samples lead to', async () => {
    const id = await addPage('volunteering');
    const other = await addPage('other', '<p><a href="/volunteering">Εθελοντισμός</a></p>');
    const sample = (...ids: string[]) =>
      connection.db.updateTable('entries').set({ is_sample: 1 }).where('id', 'in', ids).execute();
    await sample(id);
    expect((await deletePage(id))?.code, 'a text of staff').toBe('conflict');
    await sample(other);
    expect(await deletePage(id)).toBeUndefined();
  });

  describe('while a field of another entry names it', () => {
    const addDepartment = (slug: string, more: object = {}) => {
      const [name, description] = [text('Τεχνική'), text('Έργα')];
      const data = { ...emptyData(department.fields), name, description };
      return createEntry(connection.db, department, { slug, data, ...more }, acting);
    };
    const addService = (slug: string | null, more: object = {}) => {
      const data = { ...emptyData(service.fields), title: text('Άδεια', 'Permit') };
      const named = { ...data, description: text('Άδεια', 'Permit'), department: slug };
      return createEntry(connection.db, service, { data: named, ...more }, acting);
    };
    const remove = (id: string) => refusalOf(deleteEntry(connection.db, department, id, acting));
    const move = ({ id, data }: Awaited<ReturnType<typeof addDepartment>>, slug: string) =>
      refusalOf(saveEntry(connection.db, department, id, { slug, data }, acting));

    test('is neither deleted nor moved, and the entry is named', async () => {
      const works = await addDepartment('works');
      const { id, data } = await addService('works', { publish: false });
      const refused = await remove(works.id);
      expect(refused?.code).toBe('conflict');
      expect(refused?.text.en).toContain('fields of other entries refer to it: Service ‘Permit’.');
      expect(refused?.text.el).toContain('πεδία άλλων εγγραφών: Υπηρεσία «Άδεια».');
      const stays = await move(works, 'technical');
      expect(stays?.code).toBe('invalid');
      expect(stays?.fields.slug?.en).toContain('The address stays ‘works’');
      expect(stays?.fields.slug?.en).toContain('Service ‘Permit’');
      expect(stays?.fields.slug?.el).toContain('Υπηρεσία «Άδεια»');
      const asked = checkEntry(
        connection.db,
        department,
        { id: works.id, slug: 'technical', data: works.data },
        acting,
      );
      expect((await refusalOf(asked))?.fields, 'before a moment is asked for').toEqual(
        stays?.fields,
      );
      expect(await move(works, 'works')).toBeUndefined();
      await saveEntry(connection.db, service, id, { data: { ...data, department: null } }, acting);
      expect(await move(works, 'technical')).toBeUndefined();
      expect(await remove(works.id)).toBeUndefined();
    });

    test('is deleted and moved where the field names another, or lies in the bin', async () => {
      const works = await addDepartment('works');
      await addDepartment('works-2');
      await addService('works-2');
      const { id } = await addService('works');
      await deleteEntry(connection.db, service, id, acting);
      expect(await move(works, 'technical')).toBeUndefined();
      expect(await remove(works.id)).toBeUndefined();
    });

    test('is deleted with the samples that name it, and not moved away from them', async () => {
      const works = await addDepartment('works');
      await addService('works');
      await connection.db.updateTable('entries').set({ is_sample: 1 }).execute();
      expect((await move(works, 'technical'))?.code).toBe('invalid');
      expect(await remove(works.id)).toBeUndefined();
    });
  });

  test('is no text that a fixed screen shows, nor a page that the footer leads to', async () => {
    const history = await deletePage(await addPage('municipality/history'));
    expect(history?.text.en).toContain('The screen /municipality/history, which is always there');
    const privacy = await deletePage(await addPage('privacy'));
    expect(privacy?.text.en).toContain('the footer of every page, the contact form');
    expect(privacy?.text.el).toContain('το υποσέλιδο κάθε σελίδας');
  });

  test('is deleted as long as it is a draft, to which nobody can be led', async () => {
    expect(await deletePage(await addPage('privacy', '', false))).toBeUndefined();
  });
});
