export interface ButtonLook {
  /** `primary` for the main act of a screen, `secondary` beside it, `quiet` for one of many. */
  variant?: 'primary' | 'secondary' | 'quiet';
  /** `small` is still 44 px high. */
  size?: 'regular' | 'small';
  className?: string;
}

/** The classes of a button, for `<button>` and `<a>` alike. */
export function buttonClass({
  variant = 'primary',
  size = 'regular',
  className,
}: ButtonLook): string {
  const classes = ['button', `button-${variant}`];
  if (size === 'small') classes.push('button-small');
  if (className) classes.push(className);
  return classes.join(' ');
}
