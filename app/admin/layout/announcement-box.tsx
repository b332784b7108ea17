import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import type { Announcement } from '../announce.tsx';
import { SteadyButton } from '../pieces/dialogs/steady-button.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';

import './announcements.css';

interface AnnouncementBoxProps {
  kind: Announcement['kind'];
  /** Told whether it is looked at: it has the pointer or the focus. */
  onHold?: (isHeld: boolean) => void;
  onClose: () => void;
  children: ReactNode;
}

/** One message of what was done or failed, with the way to close it. */
export function AnnouncementBox({ kind, onHold, onClose, children }: AnnouncementBoxProps) {
  const { say } = useAdminLanguage();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it does nothing but stay while it is looked at
    <div
      role={kind === 'failed' ? 'alert' : 'status'}
      className="announcement"
      data-kind={kind}
      onMouseEnter={() => onHold?.(true)}
      onMouseLeave={() => onHold?.(false)}
      onFocus={() => onHold?.(true)}
      onBlur={() => onHold?.(false)}
    >
      <div className="announcement-words">{children}</div>
      <SteadyButton aria-label={say(PIECE_TEXTS.close)} onClick={onClose}>
        <X aria-hidden size={18} />
      </SteadyButton>
    </div>
  );
}
