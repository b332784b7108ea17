import { describe, expect, test } from 'vitest';
import { parseTree } from '../../../../../harness/screens/parse-tree.ts';
import { cleanPaste } from './clean-paste.ts';

/** The small pieces of which other programs make their texts, each by itself, and what becomes of it. */

const SITE = 'https://aigialeia.example';
const clean = (html: string, files = 0) =>
  cleanPaste({ tree: parseTree(html), rtf: '', files, siteUrl: SITE });
const htmlOf = (html: string) => clean(html).html;

describe('looks of words', () => {
  const styled = (style: string) => `<p><span style="${style}">α</span></p>`;
  test.each([
    ['<p><b>α</b></p>', '<p><strong>α</strong></p>'],
    ['<p><strong>α</strong></p>', '<p><strong>α</strong></p>'],
    ['<p><i>α</i></p>', '<p><em>α</em></p>'],
    ['<p><em>α</em></p>', '<p><em>α</em></p>'],
    ['<p><cite>α</cite></p>', '<p><em>α</em></p>'],
    ['<p><u>α</u></p>', '<p><u>α</u></p>'],
    ['<p><s>α</s></p>', '<p><s>α</s></p>'],
    ['<p><strike>α</strike></p>', '<p><s>α</s></p>'],
    ['<p>m<sup>2</sup></p>', '<p>m<sup>2</sup></p>'],
    ['<p>H<sub>2</sub>O</p>', '<p>H<sub>2</sub>O</p>'],
    [styled('font-weight: bold'), '<p><strong>α</strong></p>'],
    [styled('font-weight: bolder'), '<p><strong>α</strong></p>'],
    [styled('font-weight: 600'), '<p><strong>α</strong></p>'],
    [styled('font-weight: 900'), '<p><strong>α</strong></p>'],
    [styled('font-weight: 500'), '<p>α</p>'],
    [styled('font-style: italic'), '<p><em>α</em></p>'],
    [styled('font-style: oblique'), '<p><em>α</em></p>'],
    [styled('vertical-align: super'), '<p><sup>α</sup></p>'],
    [styled('vertical-align: sub'), '<p><sub>α</sub></p>'],
    [styled('text-decoration: underline'), '<p><u>α</u></p>'],
    [styled('text-decoration-line: line-through'), '<p><s>α</s></p>'],
    // What a style says counts more than a name.
    ['<p><b style="font-weight: normal">α</b></p>', '<p>α</p>'],
    ['<p><i style="font-style: normal">α</i></p>', '<p>α</p>'],
    ['<p><u style="text-decoration: none">α</u></p>', '<p>α</p>'],
    // Every link is underlined.
    ['<p><u><a href="/x">α</a></u></p>', '<p><a href="/x">α</a></p>'],
    ['<p><a href="/x">α<b>β</b></a></p>', '<p><a href="/x">α<strong>β</strong></a></p>'],
    ['<p><a href="/x">α</a><a href="/y">β</a></p>', '<p><a href="/x">α</a><a href="/y">β</a></p>'],
    ['<p style="white-space: pre-wrap">α\nβ</p>', '<p>α<br>β</p>'],
    ['<p>α\nβ</p>', '<p>α β</p>'],
    ['<p>α<span style="mso-tab-count:1"> </span>β</p>', '<p>α β</p>'],
    ['<p>α<br style="page-break-before: always">β</p>', '<p>αβ</p>'],
    ['<p>α<br class="Apple-interchange-newline"></p>', '<p>α</p>'],
  ])('%s', (html, expected) => {
    expect(htmlOf(html)).toBe(expected);
  });

  test.each(['\u00ad', '\u200b', '\u2060', '\ufeff'])('%j is no letter', (sign) => {
    expect(htmlOf(`<p>λι${sign}μάνι</p>`)).toBe('<p>λιμάνι</p>');
  });
});

describe('blocks', () => {
  test.each([
    ['<p>α</p><hr><p>β</p>', '<p>α</p><hr><p>β</p>'],
    ['<blockquote><p>α</p></blockquote>', '<blockquote><p>α</p></blockquote>'],
    ['<p class="MsoQuote">α</p>', '<blockquote><p>α</p></blockquote>'],
    ['<p class="quotations">α</p>', '<blockquote><p>α</p></blockquote>'],
    ['<h2><p>α</p></h2>', '<p>α</p>'],
    ['<ul>α<li>β</li></ul>', '<ul><li>β</li></ul>'],
    ['<ul><li>α</li><ul><li>β</li></ul></ul>', '<ul><li>α<ul><li>β</li></ul></li></ul>'],
    ['<ol start="0"><li>α</li></ol>', '<ol><li>α</li></ol>'],
    ['<ol start="4"><li>α</li></ol>', '<ol start="4"><li>α</li></ol>'],
    ['<ul><li></li></ul><p>α</p>', '<p>α</p>'],
    ['<table><tr><td>α</td></tr></table>', '<p>α</p>'],
    [
      '<table><tr><td rowspan="2">α</td><td colspan="0">β</td></tr><tr><td>γ</td></tr></table>',
      '<table><tbody><tr><td rowspan="2">α</td><td>β</td></tr><tr><td>γ</td></tr></tbody></table>',
    ],
    [
      '<table><tr><td>α</td><td><table><tr><td>β</td></tr></table></td></tr></table>',
      '<table><tbody><tr><td>α</td><td>β</td></tr></tbody></table>',
    ],
  ])('%s', (html, expected) => {
    expect(htmlOf(html)).toBe(expected);
  });

  test.each([
    ['type="a"', ' type="a"'],
    ['type="A"', ' type="A"'],
    ['type="i"', ' type="i"'],
    ['type="I"', ' type="I"'],
    ['type="1"', ''],
    ['style="list-style-type: lower-alpha"', ' type="a"'],
    ['style="list-style-type: lower-latin"', ' type="a"'],
    ['style="list-style-type: lower-greek"', ' type="a"'],
    ['style="list-style: upper-latin"', ' type="A"'],
    ['style="list-style-type: lower-roman"', ' type="i"'],
    ['style="list-style-type: upper-roman"', ' type="I"'],
    ['style="list-style-type: decimal"', ''],
  ])('a list with %s counts so', (attribute, expected) => {
    expect(htmlOf(`<ol ${attribute}><li>α</li></ol>`)).toBe(`<ol${expected}><li>α</li></ol>`);
  });

  test.each([...'•·●▪■○◦‣➢'])('two paragraphs that begin with %s are a list', (dot) => {
    expect(htmlOf(`<p>${dot} α</p><p>${dot} β</p>`)).toBe('<ul><li>α</li><li>β</li></ul>');
  });
});

describe('markers of Word', () => {
  const item = (marker: string, level = 1) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${marker}<span>&nbsp; </span></span>α</p>`;
  test.each([...'·•●○◦▪■□▫§–—-*➢➤ü✓Øo'])('%s is a dot', (marker) => {
    expect(htmlOf(item(marker))).toBe('<ul><li>α</li></ul>');
  });
  test.each(
    ['α', 'β', 'γ', 'δ', 'ε', 'στ', 'ζ', 'η', 'θ', 'ι', 'ια', 'ιβ', 'ιγ', 'ιδ', 'ιε'].map(
      (marker, at) => [marker, at + 1] as const,
    ),
  )('%s is the number %i in Greek', (marker, number) => {
    const start = number > 1 ? ` start="${number}"` : '';
    expect(htmlOf(item(`${marker}.`))).toBe(`<ol type="a"${start}><li>α</li></ol>`);
  });
  test.each([
    ['Γ.', ' type="A" start="3"'],
    ['B)', ' type="A" start="2"'],
    ['z.', ' type="a" start="26"'],
    ['ii.', ' type="i" start="2"'],
    ['IX.', ' type="I" start="9"'],
    ['[5]', ' start="5"'],
  ])('%s counts so', (marker, attributes) => {
    expect(htmlOf(item(marker))).toBe(`<ol${attributes}><li>α</li></ol>`);
  });
  test('what the style sheet says of a level counts where the marker may mean two things', () => {
    const rule = (format: string) =>
      `<style>@list l0:level1 { mso-level-number-format: ${format}; }</style>`;
    expect(htmlOf(rule('roman-lower') + item('c.'))).toBe(
      '<ol type="i" start="100"><li>α</li></ol>',
    );
    expect(htmlOf(rule('alpha-lower') + item('i.'))).toBe('<ol type="a" start="9"><li>α</li></ol>');
    expect(htmlOf(rule('bullet') + item('1.'))).toBe('<ul><li>α</li></ul>');
    expect(htmlOf(rule('decimal') + item(''))).toBe('<ol><li>α</li></ol>');
  });
  test('numbers of Word in the browser go on from item to item', () => {
    const items = ['α', 'β'].map((words) => `<li data-aria-level="1"><p>${words}</p></li>`);
    const broken = `<ol start="3">${items.join('')}</ol><p>και</p><ol start="5">${items[0]}</ol>`;
    expect(htmlOf(broken)).toBe(
      '<ol start="3"><li>α</li><li>β</li></ol><p>και</p><ol start="5"><li>α</li></ol>',
    );
  });
});

describe('what is left out', () => {
  const reportOf = (html: string) => {
    const { html: left, report } = clean(`<p>α</p>${html}`);
    return [left, report.changes, report.comments, report.embedded];
  };
  test.each([
    ['<p><del>β</del></p>', '<p>α</p>', 1, 0, 0],
    ['<p><ins>β</ins></p>', '<p>α</p><p>β</p>', 1, 0, 0],
    ['<p hidden>β</p>', '<p>α</p>', 0, 0, 0],
    ['<p style="display:none">β</p>', '<p>α</p>', 0, 0, 0],
    ['<p style="mso-hide:all">β</p>', '<p>α</p>', 0, 0, 0],
    ['<span class="MsoCommentReference">[1]</span>', '<p>α</p>', 0, 1, 0],
    ['<a class="msocomanchor">[1]</a>', '<p>α</p>', 0, 1, 0],
    ['<p class="MsoCommentText">Σχόλιο</p>', '<p>α</p>', 0, 1, 0],
    ['<div style="mso-element:comment-list"><p>Σχόλιο</p></div>', '<p>α</p>', 0, 0, 0],
    ['<span style="mso-special-character:comment">x</span>', '<p>α</p>', 0, 1, 0],
    ['<a href="#_msocom_1">[1]</a>', '<p>α</p>', 0, 1, 0],
    ['<a href="#_msoanchor_1">[1]</a>', '<p>α</p>', 0, 1, 0],
    ['<a href="#cmnt1">[a]</a>', '<p>α</p>', 0, 1, 0],
    ['<div><p><a href="#cmnt_ref1">[a]</a> Σχόλιο</p></div>', '<p>α</p>', 0, 0, 0],
    ['<object data="x"></object>', '<p>α</p>', 0, 0, 1],
    ['<embed src="x">', '<p>α</p>', 0, 0, 1],
    ['<iframe src="x"></iframe>', '<p>α</p>', 0, 0, 1],
    ['<math><mi>x</mi></math>', '<p>α</p>', 0, 0, 1],
    ['<audio src="x"></audio>', '<p>α</p>', 0, 0, 1],
    ['<video src="x"></video>', '<p>α</p>', 0, 0, 1],
    ['<canvas></canvas>', '<p>α</p>', 0, 0, 1],
    ['<svg><text>Χάρτης</text></svg>', '<p>α</p>', 0, 0, 1],
    ['<svg><path d="M0 0"></path></svg>', '<p>α</p>', 0, 0, 0],
    ['<style>p { color: red }</style>', '<p>α</p>', 0, 0, 0],
    ['<textarea>β</textarea>', '<p>α</p>', 0, 0, 0],
    ['<select><option>β</option></select>', '<p>α</p>', 0, 0, 0],
    ['<noscript>β</noscript>', '<p>α</p>', 0, 0, 0],
    ['<template>β</template>', '<p>α</p>', 0, 0, 0],
    ['<title>β</title>', '<p>α</p>', 0, 0, 0],
  ])('%s', (html, left, changes, comments, embedded) => {
    expect(reportOf(html)).toEqual([left, changes, comments, embedded]);
  });
});

describe('pictures', () => {
  const OWN = '/media/0198f0c2-1111.0123456789abcdef/640.webp';
  const found = (html: string, files = 0) => {
    const { html: left, pictures, report } = clean(html, files);
    return [left.replaceAll(/ alt="[^"]*"/g, ''), pictures.length, report.picturesLeftOut];
  };
  const DATA = '<figure><img data-pasted="0"></figure>';
  test.each(['png', 'jpeg', 'jpg', 'gif', 'webp'])('of %s come with the text', (kind) => {
    expect(found(`<img src="data:image/${kind};base64,AAAA">`)).toEqual([DATA, 1, 0]);
  });
  test.each(['file:///C:/a.png', 'cid:a', 'blob:a', 'webkit-fake-url://a', 'ms-appdata:///a'])(
    'at %s are the files of the clipboard',
    (address) => {
      expect(found(`<img src="${address}">`, 1)).toEqual([DATA, 1, 0]);
      // Excel adds a picture of all its cells.
      expect(found(`<img src="${address}">`, 2)).toEqual(['', 0, 1]);
    },
  );
  test.each([
    'data:image/svg+xml;base64,AAAA',
    'https://elsewhere.example/a.png',
    `https://elsewhere.example${OWN}`,
    `/x${OWN}`,
    `${OWN}?x`,
  ])('at %s are left out', (address) => {
    expect(found(`<img src="${address}">`)).toEqual(['', 0, 1]);
  });
  test.each([
    'src=""',
    'src="https://x.example/a" width="1"',
    'src="https://x.example/a" height="1"',
  ])('with %s are none: nobody sees them', (attributes) => {
    expect(found(`<p>α<img ${attributes}></p>`)).toEqual(['<p>α</p>', 0, 0]);
  });
  test.each([
    'Description automatically generated',
    'Η περιγραφή δημιουργήθηκε αυτόματα',
    'AI-generated content may be incorrect.',
    'Το περιεχόμενο που δημιουργείται από ΤΝ ενδέχεται να είναι εσφαλμένο.',
  ])('have no description that a machine wrote: %s', (alt) => {
    expect(clean(`<img src="${OWN}" alt="Κτίριο. ${alt}">`).html).toBe(
      `<figure><img src="${OWN}" alt=""></figure>`,
    );
  });
  test('have the description that a person wrote, in one line', () => {
    expect(clean(`<img src="${OWN}" alt=" Το\n λιμάνι ">`).html).toContain('alt="Το λιμάνι"');
  });
});

describe('links', () => {
  const hrefOf = (address: string) =>
    /href="([^"]*)"/.exec(htmlOf(`<a href="${address.replaceAll('&', '&amp;')}">α</a>`))?.[1];
  test.each(['utm_source', 'utm_campaign', 'fbclid', 'gclid', 'mc_cid', 'mc_eid'])(
    'lose %s, which only counts',
    (name) => {
      expect(hrefOf(`https://www.gov.gr/x?${name}=1`)).toBe('https://www.gov.gr/x');
    },
  );
  const BEHIND = encodeURIComponent('https://www.gov.gr/x');
  test.each([
    `https://notgoogle.example/?q=${BEHIND}`,
    `https://mygoogle.com/url?q=${BEHIND}`,
    `https://safelinks.protection.outlook.com.example/?url=${BEHIND}`,
    `https://nl.facebook.com/l.php?u=${BEHIND}`,
  ])('%s is no detour of a program that is known', (address) => {
    expect(hrefOf(address)).toBe(address);
  });
  test.each([
    `https://google.gr/url?q=${BEHIND}`,
    `https://www.google.co.uk/url?url=${BEHIND}`,
    `https://safelinks.protection.outlook.com/?url=${BEHIND}`,
  ])('%s leads where it was meant to', (address) => {
    expect(hrefOf(address)).toBe('https://www.gov.gr/x');
  });
  test('within the site keep the language of the reader', () => {
    expect(hrefOf(`${SITE}/news?lang=en&page=2`)).toBe('/news?page=2');
    expect(hrefOf(SITE)).toBe('/');
  });
  test('without an address are words', () => {
    expect(htmlOf('<p><a>α</a><a href="ftp://x.example/a">β</a></p>')).toBe('<p>αβ</p>');
  });
});
