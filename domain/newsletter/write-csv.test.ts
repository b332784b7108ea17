import { expect, test } from 'vitest';
import { writeCsv } from './write-csv.ts';

test('a table is UTF-8 with its mark, a line for each row, and quotes where they are needed', () => {
  expect(
    writeCsv([
      ['email', 'name'],
      ['a@b.gr', 'Παππάς, "Νίκος"'],
    ]),
  ).toBe('\ufeffemail,name\r\na@b.gr,"Παππάς, ""Νίκος"""\r\n');
});

test.each([
  ['=1+1', "'=1+1"],
  ['+30 2691', "'+30 2691"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=cmd|"/c calc"!A1', `"'=cmd|""/c calc""!A1"`],
  ['a;=1+1', "a;'=1+1"],
  ['a; @SUM(A1);+2', "a;' @SUM(A1);'+2"],
  ['a; b', 'a; b'],
  ['\t=1', `'\t=1`],
  ['\r=1', `"'\r'=1"`],
  ['\n=1', `"'\n'=1"`],
  ['a\n=1+1', `"a\n'=1+1"`],
  ['a\r\n @SUM(A1)\n+2', `"a\r\n' @SUM(A1)\n'+2"`],
  ['a;\n＝1', `"a;\n'＝1"`],
  ['a\nb', '"a\nb"'],
  ['＝1+1', "'＝1+1"],
  ['＋30', "'＋30"],
  ['－2', "'－2"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['a;＝1+1', "a;'＝1+1"],
  ['a;"=1+1;', `"a;'""=1+1;"`],
  ['a\n" =1+1', `"a\n'"" =1+1"`],
])('a spreadsheet takes %j for text', (text, written) => {
  expect(writeCsv([[text]])).toBe(`\ufeff${written}\r\n`);
});
