import { LEAVE_PLACEHOLDER } from '../mail/letter-links.ts';
import type { Bilingual, Lang } from '../text/bilingual.ts';
import { escapeMarkup } from '../text/escape.ts';
import { markGreek } from '../text/mark-greek.ts';

/** An issue in one language, as it is mailed. */
export interface IssueMail {
  subject: string;
  text: string;
  html: string;
}

/** The content of a mail: all in one language, without HTML. */
export interface MailContent {
  lang: Lang;
  subject: string;
  intro: string;
  /** Of subject and introduction, where it is not the language of the mail: a sentence says so. */
  wordsIn?: 'el';
  sections: { title: string; items: MailItem[] }[];
  municipality: string;
  address: string;
}

export interface MailItem {
  title: string;
  /** A whole address. */
  url: string;
  /** The day of a news item; when and where an event is. */
  facts: string;
  summary: string;
  /** Of title and summary, where it is not the language of the mail. */
  lang?: Lang;
}

const TEXTS = {
  why: {
    el: 'Λαμβάνετε αυτό το μήνυμα επειδή έχετε εγγραφεί στο ενημερωτικό δελτίο του ιστοτόπου μας.',
    en: 'You receive this message because you subscribed to the newsletter on our website.',
  },
  greekAlone: {
    el: 'Το τεύχος υπάρχει μόνο στα ελληνικά.',
    en: 'This issue is available in Greek only.',
  },
  leave: { el: 'Διαγραφή από το δελτίο', en: 'Unsubscribe' },
} satisfies Record<string, Bilingual>;

/** Writes an issue as plain text and as HTML. {@link LEAVE_PLACEHOLDER} is where each reader's link goes. */
export function writeMail(content: MailContent): IssueMail {
  return { subject: content.subject, text: writeText(content), html: writeHtml(content) };
}

function writeText(content: MailContent): string {
  const { lang, subject, intro, wordsIn, sections, municipality, address } = content;
  const parts = [
    `${municipality}\n\n${subject}`,
    wordsIn && TEXTS.greekAlone[lang],
    intro,
    ...sections.map(({ title, items }) =>
      [
        `${title}\n${'-'.repeat(title.length)}`,
        ...items.map((item) =>
          [item.title, item.facts, item.summary, item.url].filter(Boolean).join('\n'),
        ),
      ].join('\n\n'),
    ),
    `--\n${TEXTS.why[lang]}\n${TEXTS.leave[lang]}: ${LEAVE_PLACEHOLDER}\n\n${municipality}, ${address}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/**
 * Mail programs know neither our style sheet nor custom properties, so these are the colours of app/theme.css by
 * value.
 */
const STYLES = {
  page: 'margin:0;padding:0;background-color:#FBF8F2;color:#0F2233;font-family:Arial,Helvetica,sans-serif;font-size:17px;line-height:1.55',
  frame: 'width:100%;background-color:#FBF8F2',
  sheet: 'width:100%;max-width:600px;background-color:#FFFFFF',
  head: 'padding:20px 28px;background-color:#062B45;color:#FFFFFF;font-size:17px;font-weight:bold',
  body: 'padding:28px',
  title: 'margin:0 0 20px;color:#062B45;font-size:26px;line-height:1.25',
  section:
    'margin:32px 0 16px;padding-top:20px;border-top:2px solid #0F6A99;color:#062B45;font-size:21px;line-height:1.3',
  item: 'margin:24px 0 4px;font-size:18px;line-height:1.35',
  link: 'color:#0B4A6F',
  facts: 'margin:0 0 6px;color:#41576A;font-size:15px',
  text: 'margin:0 0 16px',
  foot: 'padding:20px 28px;background-color:#F1EADD;color:#41576A;font-size:14px',
  footText: 'margin:0 0 8px',
} as const;

/**
 * There is no picture and nothing to load, so that readers are not tracked and the mail looks the same where
 * pictures are blocked.
 */
function writeHtml(content: MailContent): string {
  const { lang, subject, intro, wordsIn, sections, municipality, address } = content;
  const ofWords = wordsIn ? ` lang="${wordsIn}"` : '';
  const note = wordsIn ? [`<p style="${STYLES.facts}">${TEXTS.greekAlone[lang]}</p>`] : [];
  const paragraphs = intro
    .split(/\n{2,}/)
    .filter(Boolean)
    .map(
      (paragraph) =>
        `<p style="${STYLES.text}"${ofWords}>${withLineEnds(paragraph, wordsIn ?? lang)}</p>`,
    );
  const inMail = (words: string) => wordsOf(words, lang);
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeMarkup(subject)}</title>
</head>
<body style="${STYLES.page}">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLES.frame}"><tr><td align="center">
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLES.sheet}">
<tr><td style="${STYLES.head}">${inMail(municipality)}</td></tr>
<tr><td style="${STYLES.body}">
<h1 style="${STYLES.title}"${ofWords}>${wordsOf(subject, wordsIn ?? lang)}</h1>
${[...note, ...paragraphs, ...sections.map((section) => writeSection(section, lang))].join('\n')}
</td></tr>
<tr><td style="${STYLES.foot}">
<p style="${STYLES.footText}">${escapeMarkup(TEXTS.why[lang])}</p>
<p style="${STYLES.footText}"><a href="${LEAVE_PLACEHOLDER}" style="${STYLES.link}">${TEXTS.leave[lang]}</a></p>
<p style="margin:0">${inMail(`${municipality}, ${address}`)}</p>
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function writeSection({ title, items }: MailContent['sections'][number], lang: Lang): string {
  return [
    `<h2 style="${STYLES.section}">${escapeMarkup(title)}</h2>`,
    ...items.map((item) => writeItem(item, lang)),
  ].join('\n');
}

function writeItem({ title, url, facts, summary, lang }: MailItem, ofMail: Lang): string {
  const inLanguage = lang ? ` lang="${lang}"` : '';
  const own = lang ?? ofMail;
  return `<h3 style="${STYLES.item}"${inLanguage}><a href="${escapeMarkup(url)}" style="${STYLES.link}">${wordsOf(title, own)}</a></h3>
${facts && `<p style="${STYLES.facts}">${wordsOf(facts, ofMail)}</p>\n`}<p style="${STYLES.text}"${inLanguage}>${withLineEnds(summary, own)}</p>`;
}

/** Words of a language as HTML; a Greek place or name among English ones says that it is Greek. */
const wordsOf = (text: string, lang: Lang) =>
  lang === 'en' ? markGreek(escapeMarkup(text)) : escapeMarkup(text);

const withLineEnds = (text: string, lang: Lang) => wordsOf(text, lang).replaceAll('\n', '<br>');
