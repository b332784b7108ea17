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
