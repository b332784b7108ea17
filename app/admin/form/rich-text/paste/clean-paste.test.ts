import { describe, expect, test } from 'vitest';
import { PASTES, PIXEL_PNG } from '../../../../../harness/pastes/pastes.ts';
import { parseTree } from '../../../../../harness/screens/parse-tree.ts';
import { cleanPaste } from './clean-paste.ts';

const SITE = 'https://aigialeia.example';
const clean = (html: string, rest: { rtf?: string; files?: number } = {}) =>
  cleanPaste({ tree: parseTree(html), rtf: '', files: 0, siteUrl: SITE, ...rest });

describe('what programs put on the clipboard', () => {
  test.each(PASTES)('$program', ({ html, rtf, clean: expected }) => {
    expect(clean(html, { rtf }).html).toBe(expected);
  });

  const reportOf = (program: string) => {
    const paste = PASTES.find((one) => one.program === program);
    return clean(paste?.html ?? '', { rtf: paste?.rtf ?? '' });
  };

  test('Word: the picture comes from the RTF; changes and comments are counted', () => {
    const { pictures, report } = reportOf('word');
    expect(pictures).toEqual([{ from: 'rtf', mimeType: 'image/png', hex: PIXEL_PNG }]);
    expect(report).toEqual({
      picturesLeftOut: 0,
      changes: 2,
      comments: 1,
      embedded: 0,
      tablesWithoutHeaders: 0,
    });
  });

  test('Outlook: pictures of the letter and of elsewhere are left out and counted', () => {
    const { pictures, report } = reportOf('outlook');
    expect(pictures).toEqual([]);
    expect(report.picturesLeftOut).toBe(2);
  });

  test('Google Docs: a picture on their servers is left out', () => {
    expect(reportOf('google-docs').report.picturesLeftOut).toBe(1);
  });

  test('LibreOffice: a picture in the text is uploaded', () => {
    expect(reportOf('libreoffice').pictures).toEqual([
      { from: 'data', url: expect.stringMatching(/^data:image\/png;base64,iVBOR/) },
    ]);
  });
});

/** What no paste of a program above has: markup, and what becomes of it. */
const RARE: Record<string, readonly [string, string]> = {
  'Roman numerals': [
    '<ol style="list-style-type: upper-roman"><li>Α</li></ol>',
    '<ol type="I"><li>Α</li></ol>',
  ],
  'the rows of a table’s foot': [
    '<table><tr><td>Α</td><td>Β</td></tr><tfoot><tr><td>Σύνολο</td><td>9</td></tr></tfoot></table>',
    '<table><tbody><tr><td>Α</td><td>Β</td></tr><tr><td>Σύνολο</td><td>9</td></tr></tbody></table>',
  ],
  'a white ground, which is no head': [
    '<table><tr><td bgcolor="white">Α</td><td style="background: white">Β</td></tr><tr><td>1</td><td>2</td></tr></table>',
    '<table><tbody><tr><td>Α</td><td>Β</td></tr><tr><td>1</td><td>2</td></tr></tbody></table>',
  ],
  'the caption of a table': [
    '<table><caption>Τέλη</caption><tr><td>Α</td><td>Β</td></tr></table>',
    '<table><caption>Τέλη</caption><tbody><tr><td>Α</td><td>Β</td></tr></tbody></table>',
  ],
  'cells over more columns than any table has': [
    '<table><tr><td colspan="1000">Α</td></tr><tr><td>Β</td><td>Γ</td></tr></table>',
    '<table><tbody><tr><td colspan="100">Α</td></tr><tr><td>Β</td><td>Γ</td></tr></tbody></table>',
  ],
  'words and what they mean': [
    '<dl><dt>Όρος</dt><dd>Εξήγηση</dd></dl>',
    '<p><strong>Όρος</strong></p><p>Εξήγηση</p>',
  ],
  'a quotation of Word that stands out': [
    '<p class="MsoIntenseQuote">Λόγια</p>',
    '<blockquote><p>Λόγια</p></blockquote>',
  ],
  'a picture with its caption': [
    '<figure><img src="file:///a.png"><figcaption>Το λιμάνι</figcaption></figure>',
    '<figure><img data-pasted="0" alt=""><figcaption>Το λιμάνι</figcaption></figure>',
  ],
  'a picture between words, in its place': [
    '<p>Πριν<img src="file:///a.png">μετά</p>',
    '<p>Πριν</p><figure><img data-pasted="0" alt=""></figure><p>μετά</p>',
  ],
};
test.each(Object.entries(RARE))('%s', (_, [markup, expected]) => {
  expect(clean(markup, { files: 1 }).html).toBe(expected);
});

describe('pictures', () => {
  const picture = '<p><img src="file:///C:/a.png"></p>';
  test('are the files of the clipboard when there are as many', () => {
    expect(clean(picture, { files: 1 }).pictures).toEqual([{ from: 'file', index: 0 }]);
  });
  test('are left out when nothing says which is which', () => {
    const two = clean(picture + picture, { files: 1 });
    expect(two).toMatchObject({ html: '', pictures: [], report: { picturesLeftOut: 2 } });
  });
  test('are those of the RTF, photographs, too', () => {
    const rtf = '{\\rtf1{\\pict\\jpegblip\\picw64 ffd8\nffd9}}';
    expect(clean(picture, { rtf }).pictures).toEqual([
      { from: 'rtf', mimeType: 'image/jpeg', hex: 'ffd8ffd9' },
    ]);
  });
  test('have the caption that stands between them and a table', () => {
    const src = '/media/0198f0c2-1111.0123456789abcdef/640.webp';
    const { html } = clean(
      `<img src="${src}" alt=""><p class=MsoCaption>Το λιμάνι</p><table><tr><td>α<td>β</table>`,
    );
    expect(html).toContain('<figcaption>Το λιμάνι</figcaption></figure><table><tbody>');
  });
  test('of this site stay', () => {
    const own = `/media/0198f0c2-1111.0123456789abcdef/640.webp`;
    const html = `<figure><img src="${own}" alt="Λιμάνι"></figure>`;
    expect(clean(`<img src="${own}" alt="Λιμάνι">`).html).toBe(html);
    expect(clean(`<img src="${SITE}${own}" alt="Λιμάνι">`).html).toBe(html);
  });
  test('have no description that a machine wrote', () => {
    const alt = 'Εικόνα που περιέχει κτίριο&#10;&#10;Η περιγραφή δημιουργήθηκε αυτόματα';
    const { html } = clean(`<img src="file:///a.png" alt="${alt}">`, { files: 1 });
    expect(html).toBe('<figure><img data-pasted="0" alt=""></figure>');
  });
  test('keep their caption as words when they are left out', () => {
    const html =
      '<figure><img src="https://x.example/a.png"><figcaption>Το λιμάνι</figcaption></figure>';
    expect(clean(html).html).toBe('<p>Το λιμάνι</p>');
  });
});

describe('what is no text', () => {
  test('is counted where a reader would miss it', () => {
    const { html, report } = clean(
      '<p>α<svg><path d="M0 0"></path></svg></p><iframe src="https://maps.example"></iframe><svg><text>2025</text></svg><math><mi>x</mi></math><p>β</p>',
    );
    expect(html).toBe('<p>α</p><p>β</p>');
    expect(report.embedded).toBe(3);
  });
  test('the words of a button are words: questions that open their answers', () => {
    expect(clean('<h3><button>Πότε ανοίγει;</button></h3><p>Στις 8.</p>').html).toBe(
      '<h2>Πότε ανοίγει;</h2><p>Στις 8.</p>',
    );
  });
});

describe('headings', () => {
  const levels = (html: string) =>
    [...clean(html).html.matchAll(/<h(\d)>/g)].map(([, level]) => level);
  test.each([
    ['<h1>α</h1><h2>β</h2><h3>γ</h3><h4>δ</h4><h5>ε</h5>', ['2', '3', '4', '4', '4']],
    ['<h3>α</h3><h3>β</h3><h2>γ</h2><h6>δ</h6>', ['2', '2', '2', '3']],
    ['<h1>α</h1><h4>β</h4><h3>γ</h3><h1>δ</h1>', ['2', '3', '3', '2']],
    ['<p class=MsoTitle>α</p><p style="mso-outline-level:2">β</p>', ['2', '3']],
    ['<p class=MsoTitle>α</p><p class=MsoSubtitle>β</p><h1>γ</h1>', ['2', '3', '2']],
  ])('%s', (html, expected) => {
    expect(levels(html)).toEqual(expected);
  });
  test('are none in cells and items', () => {
    const { html } = clean('<ul><li><h2>α</h2></li></ul>');
    expect(html).toBe('<ul><li>α</li></ul>');
  });
});

describe('lists of Word', () => {
  const item = (level: number, marker: string, words: string, list = 'l9') =>
    `<p class=MsoListParagraph style='mso-list:${list} level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>${words}</p>`;
  test('go on counting after a paragraph', () => {
    const { html } = clean(`${item(1, '1.', 'α')}<p>και</p>${item(1, '2.', 'β')}`);
    expect(html).toBe('<ol><li>α</li></ol><p>και</p><ol start="2"><li>β</li></ol>');
  });
  test('are two where dots follow numbers', () => {
    const { html } = clean(item(1, '1.', 'α') + item(1, '·', 'β'));
    expect(html).toBe('<ol><li>α</li></ol><ul><li>β</li></ul>');
  });
  test('come back from any depth', () => {
    const { html } = clean(
      item(1, '·', 'α') + item(3, '§', 'β') + item(2, 'o', 'γ') + item(1, '·', 'δ'),
    );
    expect(html).toBe('<ul><li>α<ul><li>β</li></ul><ul><li>γ</li></ul></li><li>δ</li></ul>');
  });
  test.each([
    ['στ)', 'type="a" start="6"'],
    ['c.', 'type="a" start="3"'],
    ['iv.', 'type="i" start="4"'],
    ['2.1.3.', 'start="3"'],
    ['(7)', 'start="7"'],
  ])('%s is counted so: %s', (marker, attributes) => {
    expect(clean(item(1, marker, 'α')).html).toBe(`<ol ${attributes}><li>α</li></ol>`);
  });
});

test('one paragraph that begins with a dot is no list, two are', () => {
  expect(clean('<p>• α</p><p>β</p>').html).toBe('<p>• α</p><p>β</p>');
  expect(clean('<p>• α</p><p>• β</p>').html).toBe('<ul><li>α</li><li>β</li></ul>');
});

test('what is bold throughout stays so where it is short', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'λέξη').join(' ');
  expect(clean(`<p><b>${words(20)}</b></p>`).html).toBe(`<p><strong>${words(20)}</strong></p>`);
  expect(clean(`<p><b>${words(30)}</b></p>`).html).toBe(`<p>${words(30)}</p>`);
});

describe('lists of Word in the browser, each level in a list of its own', () => {
  const level = (depth: number, list: 'ul' | 'ol start="2"' | 'ol start="1"', words: string) =>
    `<div class="ListContainerWrapper"><${list} role="list"><li data-listid="1" data-aria-posinset="1" data-aria-level="${depth}"><p class="Paragraph"><span>${words}</span></p></li></${list.slice(0, 2)}></div>`;
  test('stand in each other', () => {
    const { html } = clean(level(1, 'ul', 'α') + level(2, 'ul', 'β') + level(1, 'ul', 'γ'));
    expect(html).toBe('<ul><li>α<ul><li>β</li></ul></li><li>γ</li></ul>');
  });
  test('keep their numbers, and go on counting after a paragraph', () => {
    const steps = level(1, 'ol start="1"', 'α') + level(2, 'ul', 'β');
    const { html } = clean(`${steps}<p>και</p>${level(1, 'ol start="2"', 'γ')}`);
    expect(html).toBe(
      '<ol><li>α<ul><li>β</li></ul></li></ol><p>και</p><ol start="2"><li>γ</li></ol>',
    );
  });
  test('keep a second paragraph of an item, and other lists are as they were', () => {
    const item = '<li data-aria-level="1"><p>α</p><p>β</p></li>';
    const plain = '<ul><li data-aria-level="1">α<ul><li>β</li></ul></li></ul>';
    expect(clean(`<ul>${item}</ul>`).html).toBe('<ul><li><p>α</p><p>β</p></li></ul>');
    expect(clean(plain).html).toBe('<ul><li>α<ul><li>β</li></ul></li></ul>');
  });
});

describe('tables', () => {
  test('without a heading are counted', () => {
    const { html, report } = clean('<table><tr><td>α<td>β<tr><td>γ<td>δ</table>');
    expect(html).not.toContain('<th');
    expect(report.tablesWithoutHeaders).toBe(1);
  });
  test('have row headings where the first column alone is bold', () => {
    const { html } = clean('<table><tr><td><b>α</b><td>1<tr><td><b>β</b><td>2</table>');
    expect(html).toContain('<tr><th>α</th><td>1</td></tr><tr><th>β</th><td>2</td></tr>');
  });
  test.each([
    [
      'reaches down',
      '<tr><td rowspan=2><b>Θέση</b><td colspan=2><b>Ώρες</b><tr><td><b>Από</b><td><b>Έως</b>',
      '<tr><th rowspan="2">Θέση</th><th colspan="2">Ώρες</th></tr><tr><th>Από</th><th>Έως</th></tr>',
    ],
    [
      'is a title over all columns',
      '<tr><td colspan=3><b>Τέλη</b><tr><td><b>Α</b><td><b>Β</b><td><b>Γ</b>',
      '<tr><th colspan="3">Τέλη</th></tr><tr><th>Α</th><th>Β</th><th>Γ</th></tr>',
    ],
    [
      'names single columns',
      '<tr><td><b>Α</b><td><b>Β</b><td><b>Γ</b><tr><td><b>Όλα</b><td><b>1</b><td><b>2</b>',
      '<tr><th>Α</th><th>Β</th><th>Γ</th></tr><tr><td><strong>Όλα</strong></td><td><strong>1</strong></td><td><strong>2</strong></td></tr>',
    ],
  ])('have headings in further rows where the first %s', (_, rows, expected) => {
    const { html } = clean(`<table>${rows}<tr><td>α<td>1<td>2</table>`);
    expect(html).toBe(
      `<table><tbody>${expected}<tr><td>α</td><td>1</td><td>2</td></tr></tbody></table>`,
    );
  });
  test('have headings where the corner above the rows is empty, and none where all is bold', () => {
    const bold = (...words: string[]) => words.map((word) => `<td><b>${word}</b>`).join('');
    const corner = clean(`<table><tr><td>${bold('Α', 'Β')}<tr><td>α<td>1<td>2</table>`);
    expect(corner.html).toContain('<tr><th></th><th>Α</th><th>Β</th></tr><tr><td>α</td>');
    const { html, report } = clean(`<table><tr>${bold('α', 'β')}<tr>${bold('γ', 'δ')}</table>`);
    expect(html).not.toContain('<th');
    expect(report.tablesWithoutHeaders).toBe(1);
  });
  test('have the headings of their head, whatever its cells are', () => {
    const { html } = clean('<table><thead><tr><td>Α<td>Β<tbody><tr><td>α<td>β</table>');
    expect(html).toContain('<tr><th>Α</th><th>Β</th></tr><tr><td>α</td><td>β</td></tr>');
  });
  test('are none where they only lay out', () => {
    const { html } = clean('<table role="presentation"><tr><td>α<td>β</table>');
    expect(html).toBe('<p>α</p><p>β</p>');
  });
  test('have a caption from Word', () => {
    const { html } = clean('<p class=MsoCaption>Πίνακας 1</p><table><tr><td>α<td>β</table>');
    expect(html).toContain('<table><caption>Πίνακας 1</caption>');
  });
});

test('a list that counts in capital letters goes on counting so', () => {
  const { html } = clean('<ol style="list-style-type:upper-alpha" start="2"><li>α</li></ol>');
  expect(html).toBe('<ol type="A" start="2"><li>α</li></ol>');
});

test('a link without words is none', () => {
  expect(clean('<p>α<a href="https://x.example"> </a>β</p>').html).toBe('<p>α β</p>');
});

test('what Word hides is left out', () => {
  expect(clean('<p>α<span style="mso-hide:all"> κρυφό</span></p>').html).toBe('<p>α</p>');
});

test('the number before a footnote of LibreOffice stands apart from its words', () => {
  const note =
    '<div id="sdfootnote1"><p><a class="sdfootnotesym" href="#sdfootnote1anc">1</a>Πηγή</p></div>';
  expect(clean(note).html).toBe('<p>1 Πηγή</p>');
});

describe('words', () => {
  test.each([
    ['<p>α&nbsp;&nbsp;β</p><p>&nbsp;</p><p><br></p>', '<p>α β</p>'],
    ['<div>α<br><br>β<br>γ</div>', '<p>α</p><p>β<br>γ</p>'],
    ['α <b>β</b><b> γ</b> δ', '<p>α <strong>β γ</strong> δ</p>'],
    [
      '<p><span style="text-decoration:underline line-through">α</span></p>',
      '<p><u><s>α</s></u></p>',
    ],
    ['<p>1 &lt; 2 &amp; <font color=red>3</font></p>', '<p>1 &lt; 2 &amp; 3</p>'],
    ['<span style="display:none">α</span><p>β</p>', '<p>β</p>'],
    ['<pre>α\nβ</pre>', '<p>α<br>β</p>'],
    ['<p><b>Μόνο αυτό</b></p>', '<p><strong>Μόνο αυτό</strong></p>'],
    ['<script>alert(1)</script><p onclick="x()">α</p><iframe src="//evil"></iframe>', '<p>α</p>'],
  ])('%s', (html, expected) => {
    expect(clean(html).html).toBe(expected);
  });
});

describe('links', () => {
  const href = (address: string) =>
    /href="([^"]*)"/.exec(clean(`<a href="${address}">α</a>`).html)?.[1];
  test.each([
    ['https://www.gov.gr', 'https://www.gov.gr'],
    ['https://www.gov.gr/x?a=1&amp;utm_source=y&amp;fbclid=z', 'https://www.gov.gr/x?a=1'],
    [`${SITE}/contact?x=1#hours`, '/contact?x=1#hours'],
    ['/news', '/news'],
    ['mailto:a@b.gr', 'mailto:a@b.gr'],
    ['tel:+302691012345', 'tel:+302691012345'],
    ['https://www.google.com/search?hl=el', 'https://www.google.com/search?hl=el'],
    ['https://www.google.com/url?q=https%3A%2F%2Fwww.gov.gr%2Fx&amp;sa=D', 'https://www.gov.gr/x'],
    [
      'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.gov.gr%2Fx&amp;data=1',
      'https://www.gov.gr/x',
    ],
    [
      'https://l.facebook.com/l.php?u=https%3A%2F%2Fwww.gov.gr%2Fx&amp;h=AT1',
      'https://www.gov.gr/x',
    ],
  ])('%s leads to %s', (address, expected) => {
    expect(href(address)).toBe(expected);
  });
  test.each(['file:///C:/a.doc', '#_Toc1', 'javascript:alert(1)', '//evil.example', 'about:blank'])(
    '%s leads nowhere',
    (address) => {
      expect(clean(`<p><a href="${address}">α</a></p>`).html).toBe('<p>α</p>');
    },
  );
});
