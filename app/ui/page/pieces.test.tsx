import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseHtml, textsIn } from '../../../harness/screens/read-html.ts';
import { Figure } from '../pictures/figure.tsx';
import { Gallery } from '../pictures/gallery.tsx';
import { NamedIcon } from '../pictures/named-icon.tsx';
import { WholePicture } from '../pictures/whole-picture.tsx';
import { ContactCard } from '../pieces/contact-card.tsx';
import { Notice } from '../pieces/notice.tsx';
import { Stars } from '../pieces/stars.tsx';
import { ContentLayout } from './content-layout.tsx';
import { Pagination } from './pagination.tsx';
import { TableOfContents } from './table-of-contents.tsx';

const PICTURE = { src: '/media/a/square.jpg', alt: 'Πλατεία', width: 900, height: 600 };
const headings = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `part-${at}`,
    label: `Μέρος ${at}`,
    level: 2 as const,
  }));

test.each([
  ['both', { caption: { text: 'Η πλατεία' }, credit: 'Α. Νίκου' }, 'Η πλατεία · Α. Νίκου'],
  ['a caption alone', { caption: { text: 'Η πλατεία' } }, 'Η πλατεία'],
  ['its author alone', { credit: 'Α. Νίκου' }, 'Α. Νίκου'],
])('under a picture with %s stands no more than that', (_, words, shown) => {
  const html = renderToStaticMarkup(<Figure picture={PICTURE as never} {...words} />);
  expect(textsIn(parseHtml(html), 'figcaption')).toEqual([shown]);
});

test('the link of a picture that says nothing has a name, and one picture alone stands whole', () => {
  const items = ['', 'Λιμάνι'].map((alt, at) => ({
    picture: { ...PICTURE, path: `/media/${at}`, alt },
  }));
  const shown = (count: number) =>
    parseHtml(renderToStaticMarkup(<Gallery items={items.slice(0, count)} language="gr" />));
  expect(textsIn(shown(2), 'a')).toEqual(['Εικόνα 1 (μεγέθυνση)', '(μεγέθυνση)']);
  const classOf = (count: number) => shown(count).querySelector('ul')?.getAttributeValue('class');
  expect(classOf(1)).toContain('gallery-one');
  expect(classOf(2)).not.toContain('gallery-one');
});

test('the more upright a picture in a text is, the narrower it stands', () => {
  const classOf = (width: number, height: number) => {
    const picture = { ...PICTURE, path: '/media/a', width, height };
    const image = parseHtml(renderToStaticMarkup(<Figure picture={picture} />)).querySelector(
      'img',
    );
    return /max-w-\S+/.exec(image?.getAttributeValue('class') ?? '')?.[0];
  };
  expect(classOf(900, 600)).toBeUndefined();
  expect(classOf(800, 1000)).toBe('max-w-md');
  expect(classOf(500, 1000)).toBe('max-w-72');
});

test.each([
  ['both', 'Α. Νίκου', 'CC BY 4.0', 'Εικόνα: Α. Νίκου · CC BY 4.0'],
  ['its author alone', 'Α. Νίκου', '', 'Εικόνα: Α. Νίκου'],
  ['its licence alone', '', 'CC BY 4.0', 'CC BY 4.0'],
])(
  'of a picture that is shown cut, with %s, no more than that is said',
  (_, credit, name, said) => {
    const licence = name ? { name } : undefined;
    const picture = { ...PICTURE, path: '/media/a' };
    const html = renderToStaticMarkup(
      <WholePicture picture={picture} credit={credit} licence={licence} language="gr" />,
    );
    expect(textsIn(parseHtml(html), 'figcaption')).toEqual([said]);
  },
);

test.each([
  ['success', 'status'],
  ['error', 'alert'],
] as const)('the answer to a form, a %s, is where reading starts', (tone, role) => {
  const read = (isAnswer: boolean) =>
    parseHtml(
      renderToStaticMarkup(<Notice tone={tone} title="Ελήφθη" isAnswer={isAnswer} />),
    ).querySelector('.notice');
  const answer = read(true);
  expect(answer?.getAttributeValue('role')).toBe(role);
  expect(answer?.hasAttribute('autofocus')).toBe(true);
  expect(answer?.getAttributeValue('tabindex')).toBe('-1');
  expect(read(false)?.hasAttribute('autofocus')).toBe(false);
});

test('a text has a table of contents from three headings on', () => {
  const shown = (count: number) =>
    renderToStaticMarkup(<TableOfContents items={headings(count)} language="gr" />);
  expect(shown(2)).toBe('');
  expect(textsIn(parseHtml(shown(3)), 'li')).toEqual(['Μέρος 0', 'Μέρος 1', 'Μέρος 2']);
});

test('the page after this one, and the one before, are one step away', () => {
  const html = renderToStaticMarkup(
    <Pagination page={3} pageCount={4} hrefOf={(page) => `/news?page=${page}`} language="gr" />,
  );
  const steps = parseHtml(html).querySelectorAll('a.pagination-step');
  expect(steps.map((step) => step.getAttributeValue('href'))).toEqual([
    '/news?page=2',
    '/news?page=4',
  ]);
});

test('a contact without an address has no pin of a map', () => {
  const lines = (address: string) =>
    parseHtml(
      renderToStaticMarkup(
        <ContactCard address={{ text: address }} phones={[{ number: '+30 26910 00100' }]} />,
      ),
    ).querySelectorAll('.contact-line').length;
  expect(lines('Κορίνθου 10, Αίγιο')).toBe(2);
  expect(lines('')).toBe(1);
});

test.each([
  [true, ['contents', 'text', 'section']],
  [false, ['text', 'contents', 'section']],
])('the menu of a section does not stand before the text on a phone (%s)', (sideFirst, order) => {
  const html = renderToStaticMarkup(
    <ContentLayout sideFirst={sideFirst} side={<i>contents</i>} navigation={<i>section</i>}>
      <i>text</i>
    </ContentLayout>,
  );
  expect(textsIn(parseHtml(html), 'i')).toEqual(order);
});

test('a service has the icon of its name, and a document where there is none of that name', () => {
  const draw = (name: string | null) => renderToStaticMarkup(<NamedIcon name={name} />);
  const names = 'FileText Building Users Landmark Home Briefcase Bus BookOpen Child'.split(' ');
  expect(new Set(names.map(draw)).size).toBe(9);
  for (const other of ['', null, 'Castle', 'toString']) expect(draw(other)).toBe(draw('FileText'));
});

test.each([
  [1, 'gr', '1 αστέρι'],
  [4, 'gr', '4 αστέρια'],
  [1, 'en', '1 star'],
  [4, 'en', '4 stars'],
] as const)(
  '%s of the stars of a lodging are named in %s, and as many are drawn',
  (count, language, name) => {
    const stars = parseHtml(renderToStaticMarkup(<Stars count={count} language={language} />));
    const [group] = stars.querySelectorAll('[role="img"]');
    expect(group?.getAttributeValue('aria-label')).toBe(name);
    expect(group?.querySelectorAll('svg')).toHaveLength(count);
  },
);
