import { describe, expect, test } from 'vitest';
import {
  beginningOfAda,
  diavgeiaAddress,
  isAda,
  isAdam,
  isCpv,
  tidyAda,
  tidyAdam,
} from './act-numbers.ts';

describe('numbers of acts', () => {
  test.each(['Ψ4Χ7ΩΞ6-ΑΒΓ', '6ΧΩΓ4653ΠΓ-4ΦΝ', 'ΒΛ9ΛΩΞΜ-Α3Ν', '4ΑΛΝΩ0Λ-Π'])(
    '%s is an ADA',
    (ada) => {
      expect(isAda(ada)).toBe(true);
    },
  );

  test.each(['', 'ΑΒΓ', '2026/15', 'Ψ4Χ7ΩΞ6ΑΒΓ', 'Ψ4Χ7ΩΞ6-ΑΒΓΔ', 'Q4Χ7ΩΞ6-ΑΒΓ', 'ΔΕΙΓΜΑ-Β25-001'])(
    '“%s” is none',
    (text) => {
      expect(isAda(text)).toBe(false);
    },
  );

  test('Latin letters that look Greek, small letters and spaces are put right', () => {
    expect(tidyAda(' ψ4x7ωξ6 - abγ ')).toBe('Ψ4Χ7ΩΞ6-ΑΒΓ');
    expect(tidyAda('abezhikmnoptyx')).toBe('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ');
    expect(tidyAdam('26 proc 012345678')).toBe('26PROC012345678');
  });

  test('words in a row and what is too short begin no ADA', () => {
    expect(beginningOfAda('ψ4x')).toBe('Ψ4Χ');
    expect(beginningOfAda('ΑΔΑ')).toBe('ΑΔΑ');
    for (const typed of ['ada Ψ4Χ7', 'ΑΔΑ: Ψ4Χ7', '  ΑΔΑ:Ψ4Χ7 ']) {
      expect(beginningOfAda(typed), typed).toBe('Ψ4Χ7');
    }
    // The letters may also stand within a number that is copied with a gap.
    expect(beginningOfAda('Ψ4ΑΔΑ 7Ω')).toBe('Ψ4ΑΔΑ7Ω');
    for (const none of ['', 'Ψ4', '%%%', 'τέλη', 'decision', 'έτος 2025']) {
      expect(beginningOfAda(none), none).toBeUndefined();
    }
  });

  test('a real number leads to Diavgeia, one of the sample nowhere', () => {
    expect(diavgeiaAddress('Ψ4Χ7ΩΞ6-ΑΒΓ')).toBe(
      'https://diavgeia.gov.gr/decision/view/%CE%A84%CE%A77%CE%A9%CE%9E6-%CE%91%CE%92%CE%93',
    );
    expect(diavgeiaAddress('ΔΕΙΓΜΑΒ25-001')).toBeUndefined();
    expect(diavgeiaAddress('javascript:alert(1)')).toBeUndefined();
  });

  test('an ADAM names the stage of a contract', () => {
    for (const stage of ['REQ', 'PROC', 'AWRD', 'SYMV', 'PAY']) {
      expect(isAdam(`26${stage}012345678`), stage).toBe(true);
    }
    for (const none of [
      '26PROC01234567',
      '26PROC0123456789',
      '126PROC012345678',
      '26ABCD012345678',
    ]) {
      expect(isAdam(none), none).toBe(false);
    }
  });

  test('a CPV code has eight digits and one more', () => {
    expect(isCpv('45214200-2')).toBe(true);
    for (const none of ['45214200', '4521420-2', '145214200-2', '45214200-21']) {
      expect(isCpv(none), none).toBe(false);
    }
  });
});
