import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../pictures/icons.tsx';

interface NoticeProps {
  tone?: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children?: ReactNode;
  /** True for the answer to the visitor's last act: announced when the page arrives. */
  isAnswer?: boolean;
}

const ICONS = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  error: CircleAlert,
} as const;

/** A message on the page: something to know, something done, something to mind, something wrong. */
export function Notice({ tone = 'info', title, children, isAnswer = false }: NoticeProps) {
  const Icon = ICONS[tone];
  const answer = isAnswer
    ? { role: tone === 'error' ? 'alert' : 'status', tabIndex: -1, autoFocus: true }
    : {};
  return (
    <div className={`notice notice-${tone}`} {...answer}>
      <Icon />
      <div className="min-w-0">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
