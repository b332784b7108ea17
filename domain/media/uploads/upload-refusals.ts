import { DomainError } from '../../errors.ts';

/** What is said of a file that is larger than the library takes. */
export function fileTooLarge(): DomainError {
  return new DomainError('too-large', {
    el: 'Το αρχείο ξεπερνά τα 10 MB.',
    en: 'The file is larger than 10 MB.',
  });
}

/** What is said of a file that is of no kind that is asked for. */
export function wrongKind(accept: 'image' | 'any'): DomainError {
  return accept === 'image'
    ? new DomainError('unsupported', {
        el: 'Το αρχείο δεν είναι εικόνα PNG, JPG, GIF, WebP ή AVIF.',
        en: 'The file is not a PNG, JPG, GIF, WebP or AVIF picture.',
      })
    : new DomainError('unsupported', {
        el: 'Το αρχείο δεν είναι εικόνα PNG, JPG, GIF, WebP ή AVIF, ούτε έγγραφο PDF.',
        en: 'The file is neither a PNG, JPG, GIF, WebP or AVIF picture nor a PDF document.',
      });
}
