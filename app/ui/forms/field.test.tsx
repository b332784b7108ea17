import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { parseHtml, textOf } from '../../../harness/screens/read-html.ts';
import { ErrorSummary } from './error-summary.tsx';
import { TextInput } from './text-input.tsx';

const shown = (element: React.ReactNode) => parseHtml(renderToStaticMarkup(element));

describe('a field', () => {
  const field = { name: 'email', label: 'Email', language: 'en' as const };

  test('has its hint and its error read out with it', () => {
    const html = shown(<TextInput {...field} hint="For the answer" error="Not an address" />);
    const input = html.querySelector('input');
    const described = (input?.getAttributeValue('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => textOf(html.querySelector(`#${id}`)))).toEqual([
      'For the answer',
      'Error: Not an address',
    ]);
    expect(input?.getAttributeValue('aria-invalid')).toBe('true');
    expect(html.querySelector('label')?.getAttributeValue('for')).toBe('email');
    expect(input?.getAttributeValue('id')).toBe('email');
  });

  test('of an address has its words checked by nobody', () => {
    const checked = (type: 'email' | 'text') =>
      shown(<TextInput {...field} type={type} />)
        .querySelector('input')
        ?.getAttributeValue('spellcheck');
    expect([checked('email'), checked('text')]).toEqual(['false', null]);
  });

  test('that is right and has no hint says neither', () => {
    const input = shown(<TextInput {...field} />).querySelector('input');
    expect(input?.hasAttribute('aria-invalid')).toBe(false);
    expect(input?.hasAttribute('aria-describedby')).toBe(false);
  });

  test('that may stay empty says so, but in a filter, where all may', () => {
    const label = (more: object) =>
      textOf(shown(<TextInput {...field} {...more} />).querySelector('label'));
    expect(label({})).toBe('Email (optional)');
    expect(label({ required: true })).toBe('Email');
    expect(label({ isFilter: true })).toBe('Email');
  });
});

test('what is wrong with a form is read first, each error a link to its field', () => {
  const errors = [{ field: 'email', message: 'Not an address' }, { message: 'Send it again' }];
  const summary = shown(<ErrorSummary errors={errors} language="en" />).querySelector('div');
  expect(summary?.getAttributeValue('role')).toBe('alert');
  expect(summary?.hasAttribute('autofocus')).toBe(true);
  const links = summary?.querySelectorAll('a') ?? [];
  expect(links.map((link) => [textOf(link), link.getAttributeValue('href')])).toEqual([
    ['Not an address', '#email'],
  ]);
});
