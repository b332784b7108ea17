import { describe, expect, test } from 'vitest';
import { readAttributes, writeTag } from './html-tags.ts';
import { plainText, sanitiseRichText } from './rich-text.ts';

const PICTURE = '/media/0abc.0123456789abcdef/1280.webp';

describe('rich text', () => {
  test('keeps what staff write', () => {
    const html =
      '<h2>Τίτλος</h2><p>Κείμενο <strong>έντονο</strong> και <a href="/contact">σύνδεσμος</a>.</p><ul><li><p>Α</p></li></ul>';
    expect(sanitiseRichText(html)).toBe(html);
  });
  test('counts lists with letters, and in no other way', () => {
    const list = '<ol start="3" type="a"><li>γ</li></ol>';
    expect(sanitiseRichText(list)).toBe(list);
    expect(sanitiseRichText('<ol type="1&quot; x=">α</ol>')).toBe('<ol>α</ol>');
  });
  test.each([
    `<figure><img src="${PICTURE}" alt="Το λιμάνι" width="1600" height="900" /><figcaption>Το <em>λιμάνι</em></figcaption></figure>`,
    `<figure><img src="${PICTURE}" alt="" role="presentation" /></figure>`,
    `<figure><img src="${PICTURE}" alt="The harbour" lang="en" />\n<figcaption lang="en">Aigio</figcaption></figure>`,
    '<p><a href="/media/0abc.0123456789abcdef/aitisi.pdf">Αίτηση</a></p>',
    '<ul data-kind="attachments"><li><a href="/media/0abc.0123456789abcdef/aitisi.pdf">Αίτηση</a></li></ul>',
    '<ol data-kind="steps"><li>Κλείστε ραντεβού</li><li>Ελάτε</li></ol>',
    '<aside data-notice="important" role="note"><p>Κλειστά</p></aside>',
    '<details><summary>Ποιος δικαιούται;</summary><p>Όλοι.</p></details>',
    '<p data-contact="0abc">ΚΕΠ Αιγίου</p>',
    '<p><a href="/news/nero" data-entry="0abc">Διακοπή νερού</a></p>',
    '<table><caption>Ώρες</caption><thead><tr><th scope="col" colspan="2">Ώρα</th></tr></thead><tbody><tr><td>8</td><td>9</td></tr></tbody></table>',
  ])('keeps %s', (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });
  test.each([
    [
      'a picture of elsewhere',
      '<figure><img src="https://x.example/a.png"><figcaption>Λόγια</figcaption></figure>',
      '<p>Λόγια</p>',
    ],
    ['a figure without a picture', '<figure><p>Λόγια</p></figure>', '<p>Λόγια</p>'],
    [
      'a decorative picture with a description',
      `<img src="${PICTURE}" alt="Λιμάνι" role="presentation">`,
      `<img src="${PICTURE}" alt="Λιμάνι" />`,
    ],
    [
      'a picture without a description',
      `<img src="${PICTURE}">`,
      `<img src="${PICTURE}" alt="" />`,
    ],
    ...[
      ['50%', '3'],
      ['3', '50%'],
      ['-5', '3'],
      ['3', '-5'],
    ].map(([width, height]) => [
      `a size of ${width} by ${height}`,
      `<img src="${PICTURE}" alt="" width="${width}" height="${height}">`,
      `<img src="${PICTURE}" alt="" />`,
    ]),
    [
      'a caption in a caption',
      `<figure><img src="${PICTURE}" alt="α" /><figcaption>β <figcaption>γ</figcaption></figcaption></figure>`,
      `<figure><img src="${PICTURE}" alt="α" /><figcaption>β γ</figcaption></figure>`,
    ],
    [
      'cells over a thousand columns',
      '<table><tbody><tr><td colspan="1000" rowspan="65534">α</td><th rowspan="101" colspan="100">β</th></tr></tbody></table>',
      '<table><tbody><tr><td>α</td><th colspan="100">β</th></tr></tbody></table>',
    ],
    [
      // In an object every name stands for something, this one for a function.
      'an attribute with a name of JavaScript’s',
      '<ul constructor="x"><li>α</li></ul><p __proto__="x">β</p>',
      '<ul><li>α</li></ul><p>β</p>',
    ],
    ['a notice of no kind', '<aside><p>Λόγια</p></aside>', '<p>Λόγια</p>'],
    [
      'a notice of another kind',
      '<aside data-notice="unimportant"><p>Λόγια</p></aside>',
      '<p>Λόγια</p>',
    ],
    ['lines around the text', '\n<p>Λόγια</p>\n', '<p>Λόγια</p>'],
    [
      'an accordion that is open',
      '<details open><summary>α</summary>β</details>',
      '<details><summary>α</summary>β</details>',
    ],
  ])('takes out what does not belong: %s', (_, html, expected) => {
    expect(sanitiseRichText(html)).toBe(expected);
  });
  test('has one h1 on the screen, and it is not here', () => {
    expect(sanitiseRichText('<h1>Α</h1>')).toBe('<h2>Α</h2>');
    // A text that was pasted keeps its smallest headings.
    expect(sanitiseRichText('<h5>Α</h5><h6>Β</h6>')).toBe('<h4>Α</h4><h4>Β</h4>');
  });
  test('of empty paragraphs is empty', () => {
    expect(sanitiseRichText('<p></p><p><br></p>')).toBe('');
    expect(sanitiseRichText('<p>&nbsp;\u00a0 <br>\n</p>')).toBe('');
    expect(sanitiseRichText('<p></p>\n<p> </p>\n')).toBe('');
    expect(sanitiseRichText(' \n')).toBe('');
  });
  test('may be indented with hard spaces, as word processors do', () => {
    // Forty of them once blocked the server for ever.
    const text = `<p>${'\u00a0'.repeat(10_000)}Κείμενο</p>`;
    expect(sanitiseRichText(text)).toBe(text);
  });
  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="java\tscript:alert(1)">x</a>',
    '<a href="data:text/html,<script>alert(1)</script>">x</a>',
    '<iframe src="//evil.example"></iframe>',
    '<p style="background:url(javascript:alert(1))">x</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<form action="//evil.example"><input name=password></form>',
    '<a href="//evil.example">x</a>',
    '"><img src=x onerror=alert(1)>',
    '<p><template><script>alert(1)</script></template></p>',
  ])('%s does nothing', (html) => {
    const clean = sanitiseRichText(html);
    expect(clean).not.toMatch(
      /<(script|img|svg|iframe|style|form|input|math|object|template)|on\w+\s*=|javascript:|data:|\/\/evil/i,
    );
  });
  test('is plain words for search', () => {
    expect(plainText('<p>Α &amp; Β</p><p>Γ&lt;Δ</p>')).toBe('Α & Β Γ<Δ');
    expect(plainText('<h2>Ώρες</h2><ul><li>πρωί</li><li>βράδυ</li></ul>')).toBe('Ώρες πρωί βράδυ');
    expect(plainText('<p>Το &lt; γράφεται &amp;lt;</p>')).toBe('Το < γράφεται &lt;');
  });
});

test('a tag is written as it was read, whatever its attributes say', () => {
  const alt = 'Το "Λιμάνι" & <b>η &lt; αγορά</b>';
  const tag = writeTag('img', { alt, height: undefined, width: 5 });
  expect(tag).toBe(
    '<img alt="Το &quot;Λιμάνι&quot; &amp; &lt;b&gt;η &amp;lt; αγορά&lt;/b&gt;" width="5">',
  );
  expect(readAttributes(tag)).toEqual({ alt, width: '5' });
});

describe('a text that was pasted', () => {
  const PICTURE =
    '<img src="/media/a.0123456789abcdef/640.jpg" alt="Λιμάνι" width="640" height="480" />';

  test.each([
    ...'p h2 h3 h4 blockquote ul ol li table caption thead tbody tr th td details summary'
      .split(' ')
      .map((tag) => `<${tag} lang="en">α</${tag}>`),
    ...'strong em u s sub sup'.split(' ').map((tag) => `<p><${tag} lang="en">α</${tag}></p>`),
    '<p>α<br />β</p>',
    '<p>α</p><hr /><p>β</p>',
    '<p><a href="https://www.gov.gr/" hreflang="el" lang="el" data-entry="abc-1">α</a></p>',
    ...['http://a.gr/', 'mailto:a@b.gr', 'tel:+302691022222', '/news', '#part'].map(
      (address) => `<p><a href="${address}">α</a></p>`,
    ),
    '<p data-contact="office-1">α</p>',
    '<ul data-kind="attachments"><li>α</li></ul>',
    '<ol data-kind="steps" start="3" type="a"><li>α</li></ol>',
    ...['A', 'i', 'I'].map((type) => `<ol type="${type}"><li>α</li></ol>`),
    PICTURE,
    '<img src="/media/a.0123456789abcdef/640.webp" alt="" width="640" height="480" role="presentation" />',
    '<img src="/media/a.0123456789abcdef/640.avif" alt="Harbour" lang="en" />',
    `<figure>${PICTURE}<figcaption lang="el">Το λιμάνι</figcaption></figure>`,
    '<aside role="note" data-notice="important"><p>α</p></aside>',
    '<aside role="note" data-notice="information"><p>α</p></aside>',
    '<table><tr><th scope="col" colspan="2" rowspan="100">α</th><td colspan="99" rowspan="2">β</td></tr></table>',
  ])('keeps %s', (html) => {
    expect(sanitiseRichText(html)).toBe(html);
  });

  test.each([
    ['<b>α</b><i>β</i>', '<strong>α</strong><em>β</em>'],
    ['<h1>α</h1><h5>β</h5><h6>γ</h6>', '<h2>α</h2><h4>β</h4><h4>γ</h4>'],
    ['<div data-contact="kep">α</div>', '<p data-contact="kep">α</p>'],
    [
      '<aside data-notice="important">α</aside>',
      '<aside data-notice="important" role="note">α</aside>',
    ],
    ['<aside data-notice="other"><p>α</p></aside>', '<p>α</p>'],
    ['<figure><p>α</p></figure>', '<p>α</p>'],
    ['<p data-contact="A B">α</p>', '<p>α</p>'],
    ['<ul data-kind="steps"><li>α</li></ul>', '<ul><li>α</li></ul>'],
    ['<ol data-kind="attachments" type="1"><li>α</li></ol>', '<ol><li>α</li></ol>'],
    ['<td colspan="0" rowspan="101">α</td>', '<td>α</td>'],
    [
      '<p><a href="/a" data-entry="A" target="_blank" rel="x" style="y">α</a></p>',
      '<p><a href="/a">α</a></p>',
    ],
    ['<p><a href="//evil.example">α</a></p>', '<p><a>α</a></p>'],
    ['<p><a href="ftp://a.gr/">α</a></p>', '<p><a>α</a></p>'],
    ['<p class="a" id="b" style="c" onclick="d">α</p>', '<p>α</p>'],
    ['<img src="/media/a.0123456789abcdef/640.gif" alt="α" />', ''],
    ['<img src="https://elsewhere.example/a.jpg" alt="α" />', ''],
    [
      '<img src="/media/a.0123456789abcdef/640.jpg" alt="α" role="presentation" width="0" height="9" />',
      '<img src="/media/a.0123456789abcdef/640.jpg" alt="α" />',
    ],
  ])('makes of %s what fits', (html, clean) => {
    expect(sanitiseRichText(html)).toBe(clean);
  });

  test.each('script style textarea option noscript iframe object svg math template'.split(' '))(
    'has nothing of what stands in a %s',
    (tag) => {
      expect(sanitiseRichText(`<p>α</p><${tag}>κρυφό</${tag}><p>β</p>`)).toBe('<p>α</p><p>β</p>');
    },
  );

  test.each('span font section article main nav form button input video audio'.split(' '))(
    'keeps the words of a %s alone',
    (tag) => {
      expect(sanitiseRichText(`<p>α</p><${tag}>β</${tag}>`)).toMatch(/^<p>α<\/p>β?$/);
    },
  );
});
