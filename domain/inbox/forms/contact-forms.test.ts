import { describe, expect, test } from 'vitest';
import { DomainError } from '../../errors.ts';
import { parseContactMessage, parseShortMessage } from './contact-forms.ts';

const FORM = {
  firstName: 'Μαρία',
  lastName: 'Παπαδοπούλου',
  email: 'maria@example.org',
  phone: '26910 12345',
  subject: 'Δημοτικά τέλη',
  message: 'Καλημέρα σας,\r\n\r\nπότε λήγει η προθεσμία;',
};
const SHORT = { name: 'Άννα', email: 'anna@example.org', subject: 'info', message: 'Γεια' };

function refusal(parse: () => unknown): DomainError {
  try {
    parse();
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError);
    return error as DomainError;
  }
  throw new Error('It was accepted.');
}

const contact = (change: Record<string, unknown>) =>
  parseContactMessage({ ...FORM, ...change }, 'gr');

describe('the contact form', () => {
  test('keeps what was written, with its lines', () => {
    expect(contact({})).toEqual({
      kind: 'contact',
      name: 'Μαρία Παπαδοπούλου',
      email: 'maria@example.org',
      phone: '26910 12345',
      subject: 'Δημοτικά τέλη',
      body: 'Καλημέρα σας,\n\nπότε λήγει η προθεσμία;',
      language: 'gr',
    });
    expect(contact({ phone: '' }).phone).toBe('');
  });

  const required = 'Συμπληρώστε αυτό το πεδίο.';
  test.each([
    ['firstName', '', required],
    ['firstName', ' \u0000\t ', required],
    ['lastName', ' ', required],
    ['email', '', required],
    ['email', 'maria', 'Γράψτε τη διεύθυνση email όπως onoma@paradeigma.gr.'],
    ['email', 'maria@example.org, x@evil.example', 'Γράψτε τη διεύθυνση email όπως'],
    ['email', 'maria@example.org\r\nBcc: x@evil.example', 'Γράψτε τη διεύθυνση email όπως'],
    ['email', '"<x@evil.example>" <maria@example.org>', 'Γράψτε τη διεύθυνση email όπως'],
    ['phone', 'κανένα', 'Γράψτε τον αριθμό τηλεφώνου όπως 26910 00000.'],
    ['subject', '', required],
    ['message', ' \n ', required],
    ['message', 7, 'Γράψτε κείμενο.'],
    ['message', undefined, 'Γράψτε κείμενο.'],
    ['message', ['α'], 'Γράψτε κείμενο.'],
  ])('refuses %s as %j with a message at that field alone', (field, value, text) => {
    const { code, fields } = refusal(() => contact({ [field]: value }));
    expect(code).toBe('invalid');
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]?.el).toContain(text);
    expect(fields[field]?.en).toMatch(/^[A-Z]/);
  });

  test.each([
    ['firstName', 101],
    ['lastName', 101],
    ['email', 255],
    ['phone', 41],
    ['subject', 151],
    ['message', 5001],
  ])('refuses %s of %i characters', (field, length) => {
    const { fields } = refusal(() => contact({ [field]: 'a'.repeat(length) }));
    expect(Object.keys(fields)).toEqual([field]);
    expect(fields[field]?.el).toContain(`πάνω από ${length - 1} χαρακτήρες`);
  });

  test('names every field that is wrong at once', () => {
    const { fields } = refusal(() => parseContactMessage({}, 'en'));
    expect(Object.keys(fields).sort()).toEqual([
      'email',
      'firstName',
      'lastName',
      'message',
      'phone',
      'subject',
    ]);
  });

  test.each([null, undefined, 'x', 7, []])('refuses %j in place of a form', (input) => {
    expect(refusal(() => parseContactMessage(input, 'gr')).code).toBe('invalid');
  });

  test('refuses a megabyte of spaces at once', () => {
    const subject = `a${' '.repeat(1_000_000)}b`;
    const { fields } = refusal(() => contact({ subject }));
    expect(Object.keys(fields)).toEqual(['subject']);
  });

  test('takes exactly 5,000 characters, counted after line ends are one character', () => {
    const body = `${'α'.repeat(4998)}\r\nω`;
    expect(contact({ message: body }).body).toHaveLength(5000);
  });

  test('takes a subject of several lines as one line', () => {
    expect(contact({ subject: 'Τέλη \r\n Bcc: x@evil.example' }).subject).toBe(
      'Τέλη Bcc: x@evil.example',
    );
  });

  test('takes the short form’s choices alone, and words them in the visitor’s language', () => {
    expect(parseShortMessage(SHORT, 'gr').subject).toBe('Πληροφορίες');
    expect(parseShortMessage({ ...SHORT, subject: '' }, 'en').subject).toBe('No subject');
    const { fields } = refusal(() => parseShortMessage({ ...SHORT, subject: 'spam' }, 'gr'));
    expect(Object.keys(fields)).toEqual(['subject']);
  });

  test.each(['gr', 'en'] as const)(
    'keep the language of the screen, %s, in which the answer will be',
    (language) => {
      expect(parseShortMessage(SHORT, language).language).toBe(language);
      expect(parseContactMessage(FORM, language).language).toBe(language);
    },
  );
});
