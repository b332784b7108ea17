import { expect, test } from 'vitest';
import { findMeant } from './mistyped-names.ts';

const SETTINGS = [
  'PORT',
  'S3_KEY',
  'CLAMAV',
  'DATA_DIR',
  'SECRET_KEY',
  'BACKUP_HOUR',
  'CONTACT_EMAIL',
  'DATABASE_URL',
];

test.each([
  ['CONTACT_EMAL', 'CONTACT_EMAIL', 'a letter was left out'],
  ['CONTACT_EMAIIL', 'CONTACT_EMAIL', 'one was added'],
  ['CONTACT_EMIAL', 'CONTACT_EMAIL', 'two were exchanged'],
  ['CONTACT_EMALL', 'CONTACT_EMAIL', 'one was taken for another'],
  ['CONTCT_EMAL', 'CONTACT_EMAIL', 'two were left out'],
  ['contact-email', 'CONTACT_EMAIL', 'it is written in another way'],
  ['DATADIRR', 'DATA_DIR', 'one was added to a shorter name'],
  ['DATADDIRR', undefined, 'two were: too many for a shorter name'],
  ['S3_KYE', undefined, 'of five letters each counts'],
  ['CLAMVA', 'CLAMAV', 'of six one may be wrong'],
  ['SECRTKE', undefined, 'of nine not two'],
  ['BACKPHOR', 'BACKUP_HOUR', 'of ten two may be wrong'],
  ['PROT', undefined, 'a short name is near to other words'],
  ['CNTCT_EMAL', undefined, 'three were left out'],
  ['PORT', undefined, 'it is a setting'],
])('%s was meant to be %s: %s', (name, meant, _why) => {
  expect(findMeant(name, SETTINGS)).toBe(meant);
});
