import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import './empty-list.css';

interface EmptyListProps {
  /** That there is nothing, and what this means. */
  title: string;
  /** What can be done about it, where the title does not say so. */
  text?: string | undefined;
  /** The button or link that does it. */
  children: ReactNode;
}

/** A list with nothing in it: no blank and no alarm, but a sentence and the way on. */
export function EmptyList({ title, text, children }: EmptyListProps) {
  return (
    <div className="empty-list">
      <div role="status">
        <p className="empty-list-title">{title}</p>
        {text && <p>{text}</p>}
      </div>
      <div className="empty-list-acts">{children}</div>
    </div>
  );
}

/** The way on, where it is another screen. */
export function EmptyListLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Button component={Link} to={to} variant="default">
      {children}
    </Button>
  );
}
