import { expect, test } from 'vitest';
import { LEAVE_PLACEHOLDER } from '../mail/letter-links.ts';
import { type MailContent, writeMail } from './write-mail.ts';

const CONTENT: MailContent = {
  lang: 'en',
  subject: 'News of March',
  intro: 'First paragraph.\n\nSecond one,\nof two lines.',
  sections: [
    {
      title: 'News',
      items: [
        {
          title: 'A new square',
          url: 'https://www.example.gr/news/square?lang=en',
          facts: 'March 4, 2026',
          summary: 'It opens in May.',
        },
      ],
    },
  ],
  municipality: 'Municipality of Aigialeia',
  address: '1 Dimarcheiou Square, 25100 Aigio',
};

test('the text has everything that the HTML has', () => {
  const { text, html } = writeMail(CONTENT);
  for (const words of [
    'Municipality of Aigialeia',
    'News of March',
    'First paragraph.',
    'A new square',
    'https://www.example.gr/news/square?lang=en',
    'March 4, 2026',
    'It opens in May.',
    '1 Dimarcheiou Square, 25100 Aigio',
    'because you subscribed',
    LEAVE_PLACEHOLDER,
  ]) {
    expect(text, words).toContain(words);
    expect(html, words).toContain(words);
  }
  expect(html).toContain('Second one,<br>of two lines.</p>');
  expect(html).toContain('<html lang="en">');
  // More empty lines than one make no others.
  const wide = writeMail({ ...CONTENT, intro: 'First.\n\n\nSecond.' });
  expect(wide.html).toMatch(/First\.<\/p>\s*<p[^>]*>Second\.<\/p>/);
});

test('a Greek name among English words says that it is Greek', () => {
  const [section] = CONTENT.sections;
  const [item] = section?.items ?? [];
  if (!section || !item) throw new Error('The mail of the test has an item.');
  const where = { ...item, facts: 'March 4, 2026 · Πλατεία Υψηλών Αλωνίων' };
  const sections = [{ ...section, items: [where] }];
  const { html, text } = writeMail({ ...CONTENT, sections, address: 'Αίγιο' });
  expect(html).toContain('March 4, 2026 · <span lang="el">Πλατεία Υψηλών Αλωνίων</span>');
  expect(html).toContain('Municipality of Aigialeia, <span lang="el">Αίγιο</span>');
  expect(text).not.toContain('<span');
  const inGreek = writeMail({ ...CONTENT, lang: 'el', sections });
  expect(inGreek.html).not.toContain('<span');
});

test('the HTML is laid out by tables that are none, under headings in their order, and says what is Greek', () => {
  const { html, text } = writeMail({ ...CONTENT, intro: 'Καλημέρα.', wordsIn: 'el' });
  expect(html.replace(/ style="[^"]+"/g, '')).toBe(`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>News of March</title>
</head>
<body>
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" border="0">
<tr><td>Municipality of Aigialeia</td></tr>
<tr><td>
<h1 lang="el">News of March</h1>
<p>This issue is available in Greek only.</p>
<p lang="el">Καλημέρα.</p>
<h2>News</h2>
<h3><a href="https://www.example.gr/news/square?lang=en">A new square</a></h3>
<p>March 4, 2026</p>
<p>It opens in May.</p>
</td></tr>
<tr><td>
<p>You receive this message because you subscribed to the newsletter on our website.</p>
<p><a href="${LEAVE_PLACEHOLDER}">Unsubscribe</a></p>
<p>Municipality of Aigialeia, 1 Dimarcheiou Square, 25100 Aigio</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`);
  expect(text).toBe(`Municipality of Aigialeia

News of March

This issue is available in Greek only.

Καλημέρα.

News
----

A new square
March 4, 2026
It opens in May.
https://www.example.gr/news/square?lang=en

--
You receive this message because you subscribed to the newsletter on our website.
Unsubscribe: ${LEAVE_PLACEHOLDER}

Municipality of Aigialeia, 1 Dimarcheiou Square, 25100 Aigio
`);
});

test('what staff or visitors wrote is text, never HTML', () => {
  const nasty = '<script>alert(1)</script> & "quotes"';
  const item = { title: nasty, url: 'https://x.gr/?a=1&b="', facts: nasty, summary: nasty };
  const { html, text } = writeMail({
    ...CONTENT,
    subject: nasty,
    intro: nasty,
    sections: [{ title: nasty, items: [item] }],
    municipality: nasty,
    address: nasty,
  });
  expect(html).not.toContain('<script');
  expect(html).toContain('href="https://x.gr/?a=1&amp;b=&quot;"');
  expect(
    html.match(/&lt;script&gt;alert\(1\)&lt;\/script&gt; &amp; &quot;quotes&quot;/g),
  ).toHaveLength(10);
  expect(text).toContain(nasty);
});

test('nothing is loaded from anywhere: readers are not followed', () => {
  expect(writeMail(CONTENT).html).not.toMatch(/<img|<link|<script|url\(|@import/);
});

test('an issue without introduction or without entries has no empty parts', () => {
  expect(writeMail({ ...CONTENT, intro: '' }).html).not.toMatch(/<p[^>]*><\/p>/);
  expect(writeMail({ ...CONTENT, sections: [] }).text).not.toMatch(/\n{4}/);
});

test('an entry that is public in Greek alone is marked as Greek in an English mail', () => {
  const [section] = CONTENT.sections;
  const item = {
    title: 'Νέα πλατεία',
    url: 'https://www.example.gr/n',
    facts: '',
    summary: 'Τον Μάιο.',
  };
  const sections = [{ title: section?.title ?? '', items: [{ ...item, lang: 'el' as const }] }];
  const { html, text } = writeMail({ ...CONTENT, sections });
  expect(html).toMatch(/<h3[^>]* lang="el"><a[^>]*>Νέα πλατεία<\/a>/);
  expect(html).toMatch(/<p[^>]* lang="el">Τον Μάιο\.<\/p>/);
  expect(text, 'no empty line where facts would stand').toContain(
    'Νέα πλατεία\nΤον Μάιο.\nhttps://www.example.gr/n',
  );
});

test.each([
  ['el', 'Διαγραφή'],
  ['en', 'Unsubscribe'],
] as const)('the way out stands in the language of the reader: %s', (lang, words) => {
  const { html, text } = writeMail({ ...CONTENT, lang });
  expect(html).toMatch(new RegExp(`<a href="${LEAVE_PLACEHOLDER}"[^>]*>${words}`));
  expect(text).toContain(words);
});
