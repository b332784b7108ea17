import { describe, expect, it } from 'vitest';
import { DomainError, type FieldMessages } from '../../../../domain/errors.ts';
import { VALIDATION_TEXTS } from '../../../../domain/text/validation-texts.ts';
import { SUBMIT_TEXTS } from '../events-texts.ts';
import { parseProposalForm } from './proposal-form.ts';

const TODAY = '2026-09-01';

const filled = {
  title: 'Γιορτή κρασιού',
  description: 'Με μουσική στην πλατεία.',
  startDay: '2026-09-12',
  startTime: '20:00',
  endDay: '',
  endTime: '',
  location: 'Πλατεία, Ροδοδάφνη',
  name: 'Μαρία Παπαδοπούλου',
  email: 'maria@example.gr',
  phone: '',
};

function errorsOf(change: Partial<typeof filled>) {
  try {
    parseProposalForm({ ...filled, ...change }, 'gr', TODAY);
  } catch (error) {
    if (error instanceof DomainError) return error.fields;
    throw error;
  }
  return {};
}

describe('a proposed event', () => {
  it('is refused with what is wrong in the order of the form', () => {
    const wrong = errorsOf({ title: '', startTime: '', location: '', name: '', email: 'none' });
    expect(Object.keys(wrong)).toEqual(['title', 'startTime', 'location', 'name', 'email']);
  });

  it('becomes a message for the office with the times together', () => {
    expect(parseProposalForm(filled, 'gr', TODAY)).toMatchObject({
      kind: 'event-proposal',
      subject: 'Γιορτή κρασιού',
      body: filled.description,
      details: { startsAt: '2026-09-12T20:00', endsAt: '' },
    });
  });

  it('ends on the day on which it starts unless another is given', () => {
    expect(parseProposalForm({ ...filled, endTime: '23:00' }, 'gr', TODAY).details).toMatchObject({
      endsAt: '2026-09-12T23:00',
    });
    expect(
      parseProposalForm({ ...filled, endDay: '2026-09-13', endTime: '01:00' }, 'gr', TODAY).details,
    ).toMatchObject({ endsAt: '2026-09-13T01:00' });
  });

  it('may have its days and times as people type them where the browser has no calendar', () => {
    const typed = { startDay: '1/5/2027', startTime: '8.30', endDay: '02.05.27', endTime: '9:00' };
    expect(parseProposalForm({ ...filled, ...typed }, 'gr', TODAY).details).toMatchObject({
      startsAt: '2027-05-01T08:30',
      endsAt: '2027-05-02T09:00',
    });
    expect(errorsOf({ startDay: '5/31/2027' })).toEqual({ startDay: SUBMIT_TEXTS.noDay });
    expect(SUBMIT_TEXTS.noDay.en).toContain('25/3/2027');
  });

  it('was not over before today', () => {
    const yesterday = { startDay: '2026-08-31', startTime: '20:00' };
    const refused = { startDay: SUBMIT_TEXTS.isOver };
    expect(errorsOf(yesterday)).toEqual(refused);
    expect(errorsOf({ ...yesterday, endTime: '23:00' })).toEqual(refused);
    expect(errorsOf({ ...yesterday, endDay: TODAY, endTime: '23:00' })).toEqual({});
    expect(errorsOf({ startDay: TODAY, startTime: '00:00' })).toEqual({});
  });

  it('says at which field something is missing', () => {
    expect(Object.keys(errorsOf({ startDay: '', startTime: '' }))).toEqual(['startDay']);
    expect(Object.keys(errorsOf({ startTime: '' }))).toEqual(['startTime']);
    expect(Object.keys(errorsOf({ title: '' }))).toEqual(['title']);
    expect(Object.keys(errorsOf({ startDay: '' }))).toEqual(['startDay']);
    expect(errorsOf({ endDay: '2026-09-13' })).toEqual({ endTime: SUBMIT_TEXTS.endTimeMissing });
  });

  it('does not end before it starts', () => {
    for (const endTime of ['19:00', '20:00']) {
      expect(errorsOf({ endTime })).toEqual({ endTime: SUBMIT_TEXTS.endsTooEarly });
      // Who gives the same day once more is wrong about the time.
      const sameDay = { endDay: filled.startDay, endTime };
      expect(errorsOf(sameDay)).toEqual({ endTime: SUBMIT_TEXTS.endsTooEarly });
    }
    expect(errorsOf({ endDay: '2026-09-11', endTime: '23:00' })).toEqual({
      endDay: SUBMIT_TEXTS.endsTooEarly,
    });
  });

  it.each<[what: string, change: Partial<typeof filled>, errors: FieldMessages]>([
    ['a start on no day', { startDay: '2026-02-30' }, { startDay: SUBMIT_TEXTS.noDay }],
    [
      'a start on no day, beside an end',
      { startDay: '2026-02-30', endTime: '23:00' },
      { startDay: SUBMIT_TEXTS.noDay },
    ],
    [
      'a start in a year of two digits',
      { startDay: '0026-09-12' },
      { startDay: VALIDATION_TEXTS.tooLongAgo },
    ],
    ['a start at no time', { startTime: '25:00' }, { startTime: VALIDATION_TEXTS.time }],
    [
      'an end on no day',
      { endDay: '2026-13-01', endTime: '10:00' },
      { endDay: SUBMIT_TEXTS.noDay },
    ],
    [
      'an end on no day, before the start',
      { endDay: '2026-02-30', endTime: '10:00' },
      { endDay: SUBMIT_TEXTS.noDay },
    ],
    ['an end at no time', { endTime: '25:00' }, { endTime: VALIDATION_TEXTS.time }],
    [
      'an end at no time on a day of its own',
      { endDay: '2026-09-13', endTime: '25:00' },
      { endTime: VALIDATION_TEXTS.time },
    ],
    ['an end at no time, before the start', { endTime: '1' }, { endTime: VALIDATION_TEXTS.time }],
    [
      'an end without a start',
      { startDay: '', startTime: '', endTime: '23:00' },
      { startDay: VALIDATION_TEXTS.required },
    ],
  ])('says of %s at its own field what is wrong', (_what, change, errors) => {
    expect(errorsOf(change)).toEqual(errors);
  });

  it('lists what is wrong from top to bottom', () => {
    expect(Object.keys(errorsOf({ email: 'x', title: '', startDay: '', startTime: '' }))).toEqual([
      'title',
      'startDay',
      'email',
    ]);
  });
});
