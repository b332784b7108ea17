import { Portal } from '@mantine/core';
import { type LucideIcon, Plus } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isSaveKey } from '../../pieces/save-key.ts';

import './tool-menu.css';

interface ToolMenuProps {
  label: string;
  items: { label: string; icon: LucideIcon; act: () => void }[];
}

/**
 * A button of the toolbar that opens a menu (ARIA menu button pattern). Our own, since Mantine's menu, with what places
 * it, would be the eighth part of what a form sends.
 */
export function ToolMenu({ label, items }: ToolMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        tabIndex={-1}
        className="rich-text-word"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Plus size={18} aria-hidden /> {label}
      </button>
      {isOpen && (
        <Portal>
          <Items
            id={id}
            label={label}
            items={items}
            button={button}
            onClose={close}
            onLeave={() => setOpen(false)}
          />
        </Portal>
      )}
    </>
  );
}

interface ItemsProps extends ToolMenuProps {
  id: string;
  button: React.RefObject<HTMLButtonElement | null>;
  /** Back to the button. */
  onClose: () => void;
  /** The focus has gone elsewhere. */
  onLeave: () => void;
}

function Items({ id, label, items, button, onClose, onLeave }: ItemsProps) {
  const menu = useRef<HTMLDivElement>(null);
  const leave = useRef(onLeave);
  leave.current = onLeave;

  useLayoutEffect(() => {
    const place = () => {
      if (menu.current && button.current) placeBeside(menu.current, button.current);
    };
    place();
    menu.current?.querySelector('button')?.focus({ preventScroll: true });
    window.addEventListener('scroll', place, { capture: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [button]);

  useEffect(() => {
    const leaveOutside = ({ target }: Event) => {
      const parts = [menu.current, button.current];
      if (!parts.some((part) => part?.contains(target as Node))) leave.current();
    };
    document.addEventListener('pointerdown', leaveOutside);
    return () => document.removeEventListener('pointerdown', leaveOutside);
  }, [button]);

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    // It is the form's.
    if (isSaveKey(event)) return;
    // The toolbar has the same keys.
    event.stopPropagation();
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Tab') onClose();
    else if (menu.current) moveTo(menu.current, event);
  }

  return (
    <div
      ref={menu}
      id={id}
      role="menu"
      aria-label={label}
      className="tool-menu"
      tabIndex={-1}
      onKeyDown={onKeyDown}
    >
      {items.map((item) => (
        <button
          key={item.label}
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            onLeave();
            item.act();
          }}
        >
          <item.icon size={18} aria-hidden /> {item.label}
        </button>
      ))}
    </div>
  );
}

/** Below the button, or above it where there is more room. */
function placeBeside(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, left } = button.getBoundingClientRect();
  const { offsetHeight: height, offsetWidth: width } = menu;
  const isBelow = window.innerHeight - bottom >= height + 8 || window.innerHeight - bottom >= top;
  const y = isBelow ? Math.min(bottom + 4, window.innerHeight - height - 4) : top - height - 4;
  menu.style.top = `${Math.max(4, y)}px`;
  menu.style.left = `${Math.max(4, Math.min(left, window.innerWidth - width - 8))}px`;
}

/** By arrows, Home and End, and by the first letter of an item. */
function moveTo(menu: HTMLElement, event: KeyboardEvent): void {
  const items = [...menu.querySelectorAll('button')];
  const at = items.indexOf(document.activeElement as HTMLButtonElement);
  const byKey = {
    ArrowDown: items[(at + 1) % items.length],
    ArrowUp: items.at(at <= 0 ? -1 : at - 1),
    Home: items[0],
    End: items.at(-1),
  }[event.key];
  const isShortcut = event.ctrlKey || event.metaKey;
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const target =
    byKey ?? (isShortcut ? undefined : after.find((item) => startsWith(item, event.key)));
  if (!target) return;
  event.preventDefault();
  target.focus();
}

/** Greek letters without their accents: «ε» finds «Έγγραφο». */
const startsWith = ({ textContent }: HTMLElement, letter: string) =>
  textContent.trim().slice(0, 1).localeCompare(letter, 'el', { sensitivity: 'base' }) === 0;
