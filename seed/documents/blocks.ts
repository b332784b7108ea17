import type { Bilingual } from '../../domain/text/bilingual.ts';

/** What a paper is made of, from top to bottom. Texts are Greek; forms add English beneath. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string; lead: string }
  | { kind: 'list'; items: readonly string[]; numbered: boolean }
  | TableBlock
  | { kind: 'signatures'; people: readonly Signatory[] }
  | { kind: 'section'; title: Bilingual }
  | { kind: 'fields'; fields: readonly FormField[] }
  | { kind: 'choices'; label: Bilingual; options: readonly Bilingual[] }
  | { kind: 'lines'; label: Bilingual; count: number }
  | { kind: 'note'; text: Bilingual }
  | { kind: 'applicantSignature' };

export interface TableBlock {
  kind: 'table';
  caption: string;
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** The last row is a sum and stands out. */
  hasTotal: boolean;
}

interface Column {
  title: string;
  /** Share of the width; the shares of a table need not add up to anything. */
  share: number;
  align: 'left' | 'right';
}

export interface Signatory {
  role: string;
  name: string;
}

export interface FormField {
  label: Bilingual;
  /** Share of the line's width. Fields fill a line until their shares reach 12. */
  share: number;
}

export const heading = (text: string): Block => ({ kind: 'heading', text });

/** A paragraph; `lead` opens it in semibold. */
export const paragraph = (text: string, lead = ''): Block => ({ kind: 'paragraph', text, lead });

export const bullets = (...items: string[]): Block => ({ kind: 'list', items, numbered: false });

export const numbered = (...items: string[]): Block => ({ kind: 'list', items, numbered: true });

export const column = (title: string, share: number, align: Column['align'] = 'left'): Column => ({
  title,
  share,
  align,
});

export const table = (
  caption: string,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  options: { hasTotal?: boolean } = {},
): TableBlock => ({ kind: 'table', caption, columns, rows, hasTotal: options.hasTotal ?? false });

export const signatures = (...people: Signatory[]): Block => ({ kind: 'signatures', people });

export const section = (el: string, en: string): Block => ({ kind: 'section', title: { el, en } });

export const fields = (...list: FormField[]): Block => ({ kind: 'fields', fields: list });

export const field = (el: string, en: string, share = 12): FormField => ({
  label: { el, en },
  share,
});

export const choices = (label: Bilingual, ...options: Bilingual[]): Block => ({
  kind: 'choices',
  label,
  options,
});

/** Ruled lines to write on. */
export const lines = (el: string, en: string, count: number): Block => ({
  kind: 'lines',
  label: { el, en },
  count,
});

export const note = (el: string, en: string): Block => ({ kind: 'note', text: { el, en } });

export const applicantSignature = (): Block => ({ kind: 'applicantSignature' });
