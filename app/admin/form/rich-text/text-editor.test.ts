import { beforeAll, describe, expect, test } from 'vitest';
import { sanitiseRichText } from '../../../../domain/text/rich-text.ts';
import { openTextEditor, type TextEditor } from '../../../../harness/browser/text-editor.ts';

let editor: TextEditor;
beforeAll(async () => {
  editor = await openTextEditor();
});

const PICTURE =
  '<img src="/media/0limani.0123456789abcdef/640.webp" alt="Το λιμάνι" width="640" height="480" />';
const BARE = '<img src="/media/0limani.0123456789abcdef/640.webp" alt="" />';
const DOCUMENT = '/media/0apofasi.0123456789abcdef/apofasi.pdf';

describe('the editor keeps', () => {
  test.each([
    [
      'words',
      '<p>Λόγια <strong>έντονα</strong>, <em lang="en">slanted</em>, <u>υ</u>, <s>σ</s>, m<sup>2</sup>, H<sub>2</sub>O<br />γραμμή</p>',
    ],
    ['headings', '<h2>Τίτλος</h2><h3 lang="en">Below</h3><h4>Τρίτος</h4>'],
    ['lists', '<ul><li>α<ul><li>β</li></ul></li></ul><ol start="3" type="a"><li>γ</li></ol>'],
    ['a quotation and a rule', '<blockquote><p>Παράθεση</p></blockquote><hr />'],
    [
      'a link to an entry, and one elsewhere',
      '<p><a href="/water#hours" data-entry="0abc">νερό</a> <a lang="en" href="https://www.gov.gr/" hreflang="en">gov.gr</a></p>',
    ],
    ['a link to a document', `<p>Δείτε την <a href="${DOCUMENT}">απόφαση</a>.</p>`],
    [
      'a picture with its caption',
      `<figure>${PICTURE}<figcaption>Αίγιο, <em>2026</em></figcaption></figure>`,
    ],
    ['a picture without a caption', `<figure lang="en">${PICTURE}</figure>`],
    ['a decorative picture', `<figure>${BARE.replace(' />', ' role="presentation" />')}</figure>`],
    [
      'a picture that nobody described',
      `<figure>${BARE}<figcaption lang="en">Aigio</figcaption></figure>`,
    ],
    [
      'notices',
      `<aside data-notice="important" role="note"><p>Διακοπή</p><ul><li>νερού</li></ul></aside><aside data-notice="information" role="note"><figure>${PICTURE}</figure></aside>`,
    ],
    ['steps', '<ol data-kind="steps"><li>Πρώτα</li><li><p>Ύστερα</p><p>και μετά</p></li></ol>'],
    [
      'an accordion',
      '<details><summary>Πότε <strong>ανοίγει</strong>;</summary><p>Στις 8.</p></details><details lang="en"><summary>Where?</summary><p>Here.</p></details>',
    ],
    [
      'a table with caption, head and joined cells',
      '<table><caption>Τέλη</caption><thead><tr><th scope="col">Είδος</th><th scope="col">Ποσό</th></tr></thead><tbody><tr><th scope="row">Βεβαίωση</th><td>5 €</td></tr><tr><td colspan="2">Δωρεάν</td></tr></tbody></table>',
    ],
    ['a contact card', '<p data-contact="0office">Δημαρχείο</p>'],
    [
      'attachments',
      `<ul data-kind="attachments"><li><a href="${DOCUMENT}">Απόφαση 12</a></li><li><a href="${DOCUMENT}">Χάρτης</a></li></ul>`,
    ],
  ])('%s', async (_, html) => {
    expect(sanitiseRichText(html)).toBe(html);
    await editor.open(html);
    expect(sanitiseRichText(await editor.read())).toBe(html);
  });
});

test('a picture within a paragraph becomes one of its own, and no word is lost', async () => {
  await editor.open(`<p>Πριν ${PICTURE}μετά</p>`);
  expect(sanitiseRichText(await editor.read())).toBe(
    `<p>Πριν</p><figure>${PICTURE}</figure><p>μετά</p>`,
  );
});

test('a pasted picture that has not arrived yet is not part of the text', async () => {
  await editor.open('<p>Πριν</p><figure><img data-pasted="1-0" alt=""></figure><p>Μετά</p>');
  expect(await editor.read()).toBe('<p>Πριν</p><p>Μετά</p>');
});

test('no empty paragraph stays at the end of a text, however many there are', async () => {
  await editor.open('<p>Τέλος</p><p></p><p></p>');
  expect(await editor.read()).toBe('<p>Τέλος</p>');
});

test('an address becomes a link with the space behind it, without the mark that ends the sentence', async () => {
  await editor.open('<p></p>');
  await editor.page.keyboard.type(
    'Δείτε www.gov.gr, https://diavgeia.gov.gr/x. dimos@aigialeia.gr και α/β ',
  );
  expect(await editor.read()).toBe(
    '<p>Δείτε <a href="https://www.gov.gr">www.gov.gr</a>, <a href="https://diavgeia.gov.gr/x">https://diavgeia.gov.gr/x</a>. <a href="mailto:dimos@aigialeia.gr">dimos@aigialeia.gr</a> και α/β </p>',
  );
});

test('an address that is pasted over words becomes theirs; other words replace them', async () => {
  const paste = async (words: string) => {
    await editor.open('<p>δείτε</p>');
    await editor.page.keyboard.press('Control+A');
    await editor.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      const pasted = { clipboardData, bubbles: true, cancelable: true };
      document.querySelector('.tiptap')?.dispatchEvent(new ClipboardEvent('paste', pasted));
    }, words);
    return editor.read();
  };
  expect(await paste('https://www.gov.gr/x')).toBe(
    '<p><a href="https://www.gov.gr/x">δείτε</a></p>',
  );
  expect(await paste('λόγια')).toBe('<p>λόγια</p>');
  expect(await paste('javascript:alert(1)')).toBe('<p>javascript:alert(1)</p>');
});

describe('the keyboard', () => {
  const table = '<table><tbody><tr><td>α</td><td>β</td></tr></tbody></table>';

  test('moves by the cells of a table with Tab, and leaves the text behind the last', async () => {
    const { page } = editor;
    await editor.open(table);
    await page.keyboard.press('Tab');
    await page.keyboard.type('1');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('2');
    expect(await editor.read()).toContain('<td>2</td><td>1</td>');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  });

  test('puts an item of a list a level lower with Ctrl+], and back with Ctrl+[', async () => {
    const { page } = editor;
    await editor.open('<ul><li>α</li><li>β</li></ul>');
    await page.keyboard.press('ArrowDown');
    // The editor hears of a moved cursor a moment later, of a letter at once.
    await page.keyboard.type('α');
    await page.keyboard.press('Control+BracketRight');
    expect(await editor.read()).toBe('<ul><li>α<ul><li>αβ</li></ul></li></ul>');
    await page.keyboard.press('Control+BracketLeft');
    expect(await editor.read()).toBe('<ul><li>α</li><li>αβ</li></ul>');
  });

  test('goes from a caption to a paragraph below it with Enter', async () => {
    const { page } = editor;
    await editor.open(`<figure>${PICTURE}<figcaption>Αίγιο</figcaption></figure>`);
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Μετά');
    expect(await editor.read()).toMatch(/<figcaption>Αίγιο<\/figcaption><\/figure><p>Μετά<\/p>$/);
  });

  test('deletes a picture only with a second Backspace at the beginning of its caption', async () => {
    const { page } = editor;
    await editor.open(`<figure>${PICTURE}<figcaption>Αίγιο</figcaption></figure><p>Μετά</p>`);
    await page.keyboard.press('Home');
    await page.keyboard.press('Backspace');
    expect(await editor.read()).toContain('<figcaption>Αίγιο</figcaption>');
    await page.keyboard.press('Backspace');
    expect(await editor.read()).toBe('<p>Μετά</p>');
  });

  test('goes from a question to its answer with Enter, and out of it with two more', async () => {
    const { page } = editor;
    await editor.open('<details><summary>Πότε;</summary><p></p></details><p>Μετά</p>');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Αύριο');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Έξω');
    expect(await editor.read()).toBe(
      '<details><summary>Πότε;</summary><p>Αύριο</p></details><p>Έξω</p><p>Μετά</p>',
    );
  });
});
