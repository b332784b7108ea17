import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { RefusalLink } from './error-summary.tsx';
import { FORM_TEXTS } from './form-texts.ts';
import { KeepWords } from './kept/keep-words.tsx';
import type { EntryForm } from './use-entry-form.ts';

interface FormBarProps {
  form: Pick<
    EntryForm,
    'hasChanges' | 'isKeptHere' | 'keepState' | 'errors' | 'problem' | 'conflict'
  >;
  /** Where Cancel leads; null where there is no list to go back to. */
  cancelTo: string | null;
  /** The outcome of the last save; '' when there is nothing to say. */
  note: string;
  /** The text before anything has happened. */
  hint: string;
  /** What to look at before publishing. */
  advice?: ReactNode;
  /** The buttons that save. */
  children: ReactNode;
}

/** The bar with the acts on the form; it stays in sight. */
export function FormBar({ form, cancelTo, note, hint, advice, children }: FormBarProps) {
  const { say } = useAdminLanguage();
  const bar = useRef<HTMLDivElement>(null);
  useBarHeight(bar);
  return (
    <div ref={bar} className="entry-form-bar">
      <KeepWords form={form} note={note} hint={hint} />
      <RefusalLink form={form} />
      {advice}
      <div className="entry-form-buttons">
        {cancelTo && (
          <Button variant="subtle" component={Link} to={cancelTo}>
            {say(FORM_TEXTS.cancel)}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

/** Tells the announcements at the lower edge how much room the bar takes (layout/announcements.css). */
function useBarHeight(bar: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--form-bar', `${bar.current?.offsetHeight ?? 0}px`),
    );
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      style.removeProperty('--form-bar');
    };
  }, [bar]);
}
